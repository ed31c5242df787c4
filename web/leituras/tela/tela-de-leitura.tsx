import '../../styles/leitura.css'
import '../../styles/impressao.css'
import '../../styles/tela-de-leitura.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { OuvirBotao } from '../../escuta/public.ts'
import type { AcoesDoTexto } from '../../ui/texto-marcado/acoes.ts'
import type { Ligacao } from '../../ui/texto-marcado/faixas.ts'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { LinhaDoProgresso } from './andamento.tsx'
import { Barra } from './barra.tsx'
import { ConflitoDeLugar } from './conflito.tsx'
import { ConteudoDaGaveta } from './conteudo-da-gaveta.tsx'
import { type AbaDaGaveta, type EstadoDaGaveta, Gaveta } from './gaveta.tsx'
import type { Modelo } from './modelo.ts'
import { PaginaAberta } from './pagina-aberta.tsx'
import { capituloQuery } from './queries.ts'
import { RodapeDialog } from './rodape-dialog.tsx'
import type { TelaDeLeituraProps } from './tela-de-leitura-props.ts'
import { useAtalhos } from './use-atalhos.ts'
import { useModelo } from './use-modelo.ts'
import { usePreferencias } from './use-preferencias.ts'
import { useProximoAdiantado } from './use-proximo.ts'

/** The ebook reader: its bar, the drawer and the open chapter. */
export function TelaDeLeitura(props: TelaDeLeituraProps) {
  const { leitura, sumario, autores, idioma, toFaixas, onReferencia, onDestaque } = props
  const { ebook } = leitura
  const modelo = useModelo(leitura, props.capituloId, sumario)
  const aberto = useStore(modelo.store, (state) => state.aberto)
  const consulta = useQuery(capituloQuery(ebook.id, aberto.capituloId))
  const capitulo = consulta.data
  const preferencias = usePreferencias()
  const [gaveta, setGaveta] = useState<EstadoDaGaveta>({ aba: null, isOpen: false })
  const [rodape, setRodape] = useState<{ ligacao: Ligacao; marcador: string } | null>(null)

  const index = sumario.findIndex(({ id }) => id === aberto.capituloId)
  const [anterior, resumo, proximo] = [sumario[index - 1], sumario[index], sumario[index + 1]]
  useTituloPagina(resumo && `${resumo.titulo} · ${ebook.titulo}`)
  useProximoAdiantado(ebook.id, capitulo && proximo?.id)

  const mostrar = (aba: AbaDaGaveta) => setGaveta({ aba, isOpen: true })
  // What it shows stays while it goes, and a search is still there when it comes back.
  const guardar = () => setGaveta(({ aba }) => ({ aba, isOpen: false }))
  const abrir = (id: number | undefined) => {
    guardar()
    if (id !== undefined) modelo.abrir(id)
  }
  const saltar: Modelo['saltar'] = (...lugar) => {
    guardar()
    setRodape(null)
    modelo.saltar(...lugar)
  }
  useAtalhos({
    anterior: () => abrir(anterior?.id),
    proximo: () => abrir(proximo?.id),
    capitulos: () => mostrar('capitulos'),
    busca: () => mostrar('busca'),
    tema: preferencias.toggleTema,
    maior: () => preferencias.stepCorpo(1),
    menor: () => preferencias.stepCorpo(-1),
  })

  const acoes = useMemo<AcoesDoTexto>(
    () => ({
      onReferencia,
      onDestaque,
      onLigacao: (ligacao, marcador) => {
        if (ligacao.nota) setRodape({ ligacao, marcador })
        else modelo.saltar(ligacao.capitulo_id, toAlvo(ligacao))
      },
    }),
    [modelo, onReferencia, onDestaque],
  )
  const sobreOTexto = useMemo(
    () => ({ destaques: toFaixas(capitulo?.paragrafos ?? []), achado: aberto.achado, acoes }),
    [toFaixas, capitulo, aberto, acoes],
  )

  return (
    <>
      <Barra
        titulo={ebook.titulo}
        autores={autores}
        alternativo={preferencias.temaAlternativo}
        onTema={preferencias.toggleTema}
        onCapitulos={() => mostrar('capitulos')}
        ouvir={
          <OuvirBotao
            className="icon-btn"
            texto={{
              pagina: 'leitura',
              chave: capitulo ? `${capitulo.id}` : null,
              titulo: resumo?.titulo ?? '',
              obra: ebook.titulo,
              idioma,
            }}
          />
        }
      >
        <LinhaDoProgresso leitura={leitura} modelo={modelo} sumario={sumario} capitulo={capitulo} />
      </Barra>
      {/* Before the text: it is shut, and has given the focus back, when another chapter takes it. */}
      <Gaveta ebook={ebook} autores={autores} estado={gaveta} onAba={mostrar} onClose={guardar}>
        <ConteudoDaGaveta
          aba={gaveta.aba}
          ebookId={ebook.id}
          sumario={sumario}
          atual={aberto.capituloId}
          onAbrir={abrir}
          onSaltar={saltar}
          renderDestaques={props.renderDestaques}
        />
      </Gaveta>
      <PaginaAberta
        leitura={leitura}
        sumario={sumario}
        idioma={idioma}
        modelo={modelo}
        aberto={aberto}
        consulta={consulta}
        sobreOTexto={sobreOTexto}
        onAbrir={abrir}
        renderSelecao={props.renderSelecao}
      />
      {rodape && (
        <RodapeDialog
          ebookId={ebook.id}
          ligacao={rodape.ligacao}
          marcador={rodape.marcador}
          acoes={acoes}
          onIr={() => saltar(rodape.ligacao.capitulo_id, toAlvo(rodape.ligacao))}
          onClose={() => setRodape(null)}
        />
      )}
      <ConflitoDeLugar modelo={modelo} sumario={sumario} />
    </>
  )
}

function toAlvo({ paragrafo_id }: Ligacao) {
  return paragrafo_id === null ? null : { paragrafo: paragrafo_id, deslocamento: 0 }
}
