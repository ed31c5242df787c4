import '../../styles/leitura.css'
import '../../styles/leitor.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useStore } from 'zustand'
import type { CapituloResumo, Paragrafo } from '#contract/ebook-texto.ts'
import type { Leitura } from '#contract/leituras.ts'
import { paths } from '../../paths.ts'
import { EstadoErro } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import type { FaixaDestaque, Ligacao } from '../../ui/texto-marcado/faixas.ts'
import type { AcoesDoTexto } from '../../ui/texto-marcado/texto-marcado.tsx'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { Andamento, LinhaDoProgresso } from './andamento.tsx'
import { Barra } from './barra.tsx'
import { Busca } from './busca.tsx'
import { Cabeca } from './cabeca.tsx'
import { Capitulo } from './capitulo.tsx'
import { Conflito } from './conflito.tsx'
import { FimDoLivro } from './fim-do-livro.tsx'
import { type AbaDaGaveta, Gaveta } from './gaveta.tsx'
import type { Modelo } from './modelo.ts'
import { NotaDialog } from './nota-dialog.tsx'
import { capituloQuery } from './queries.ts'
import { Sumario } from './sumario.tsx'
import { useAtalhos } from './use-atalhos.ts'
import { useModelo } from './use-modelo.ts'
import { usePreferencias } from './use-preferencias.ts'
import { useProximoAdiantado } from './use-proximo.ts'
import { Vizinhos } from './vizinhos.tsx'
import { Voltar } from './voltar.tsx'

export interface LeitorProps {
  readonly leitura: Leitura
  readonly sumario: readonly CapituloResumo[]
  /** Chapter that is open first. */
  readonly capituloId: number
  readonly autores: string
  /** Language of the book, where it is known. */
  readonly idioma: string | undefined
  /** Highlights of a chapter by paragraph. */
  readonly toFaixas: (paragrafos: readonly Paragrafo[]) => ReadonlyMap<number, readonly FaixaDestaque[]>
  /** These two must stay the same between renderings. */
  readonly onReferencia: AcoesDoTexto['onReferencia']
  readonly onDestaque: AcoesDoTexto['onDestaque']
  /** What is offered for selected words. */
  readonly renderSelecao: (texto: RefObject<HTMLElement | null>, capituloId: number) => ReactNode
  /** The tab of the highlights. */
  readonly renderDestaques: (saltar: Modelo['saltar']) => ReactNode
}

/** The ebook reader: its bar, the drawer and the open chapter. */
export function Leitor(props: LeitorProps) {
  const { leitura, sumario, autores, idioma, toFaixas, onReferencia, onDestaque } = props
  const { ebook } = leitura
  const modelo = useModelo(leitura, props.capituloId)
  const aberto = useStore(modelo.store, (state) => state.aberto)
  const queryClient = useQueryClient()
  const consulta = useQuery(capituloQuery(ebook.id, aberto.capituloId))
  const capitulo = consulta.data
  const preferencias = usePreferencias()
  const texto = useRef<HTMLDivElement>(null)
  const [aba, setAba] = useState<AbaDaGaveta | null>(null)
  const [nota, setNota] = useState<{ ligacao: Ligacao; marcador: string } | null>(null)

  const index = sumario.findIndex(({ id }) => id === aberto.capituloId)
  const [anterior, resumo, proximo] = [sumario[index - 1], sumario[index], sumario[index + 1]]
  const titulo = capitulo ?? resumo
  useTituloPagina(titulo && `${titulo.titulo} · ${ebook.titulo}`)
  useProximoAdiantado(ebook.id, capitulo && proximo?.id)

  const abrir = (id: number | undefined) => {
    setAba(null)
    if (id !== undefined) modelo.abrir(id)
  }
  const saltar: Modelo['saltar'] = (...lugar) => {
    setAba(null)
    setNota(null)
    modelo.saltar(...lugar)
  }
  useAtalhos({
    anterior: () => abrir(anterior?.id),
    proximo: () => abrir(proximo?.id),
    capitulos: () => setAba('capitulos'),
    busca: () => setAba('busca'),
    tema: preferencias.toggleTema,
    maior: () => preferencias.stepCorpo(1),
    menor: () => preferencias.stepCorpo(-1),
  })

  const acoes = useMemo<AcoesDoTexto>(
    () => ({
      onReferencia,
      onDestaque,
      onLigacao: (ligacao, marcador) => {
        if (ligacao.nota) setNota({ ligacao, marcador })
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
        isEscuro={preferencias.isEscuro}
        onTema={preferencias.toggleTema}
        onCapitulos={() => setAba('capitulos')}
      >
        <LinhaDoProgresso modelo={modelo} sumario={sumario} capitulo={capitulo} />
      </Barra>
      {/* Before the text: it is shut, and has given the focus back, when another chapter takes it. */}
      <Gaveta ebook={ebook} autores={autores} aba={aba} onAba={setAba} onClose={() => setAba(null)}>
        {aba === 'capitulos' && (
          <Sumario
            sumario={sumario}
            atual={aberto.capituloId}
            onAbrir={abrir}
            onSecao={(id, paragrafo) => saltar(id, { paragrafo, deslocamento: 0 })}
          />
        )}
        {aba === 'destaques' && props.renderDestaques(saltar)}
        {aba === 'busca' && (
          <Busca
            ebookId={ebook.id}
            sumario={sumario}
            onIr={({ capitulo_id, paragrafo_id: paragrafo, inicio, fim }) =>
              saltar(capitulo_id, { paragrafo, deslocamento: inicio }, { paragrafo, inicio, fim })
            }
          />
        )}
      </Gaveta>
      <main id="texto" className="leitor" tabIndex={-1}>
        <article className="coluna" lang={idioma}>
          {titulo && <Cabeca capitulo={titulo} numero={index + 1} total={sumario.length} />}
          {consulta.isPending && <Loading />}
          {consulta.isError && (
            <EstadoErro message="Erro ao carregar o e-book." onRetry={() => void consulta.refetch()}>
              <Link className="link" to={paths.estante()}>
                Ir para a estante
              </Link>
            </EstadoErro>
          )}
          {capitulo && (
            <Capitulo
              key={capitulo.id}
              capitulo={capitulo}
              resumo={resumo}
              aberto={aberto}
              modelo={modelo}
              texto={sobreOTexto}
              textoRef={texto}
            >
              {props.renderSelecao(texto, capitulo.id)}
            </Capitulo>
          )}
        </article>
        <div className="coluna pe-do-capitulo">
          {capitulo && !proximo && <FimDoLivro leitura={leitura} />}
          <Vizinhos
            anterior={anterior}
            proximo={proximo}
            onAbrir={abrir}
            onIntencao={(id) => void queryClient.prefetchQuery(capituloQuery(ebook.id, id))}
          />
        </div>
        <Voltar modelo={modelo} />
        <Andamento modelo={modelo} sumario={sumario} capitulo={capitulo} />
      </main>
      {nota && (
        <NotaDialog
          ebookId={ebook.id}
          ligacao={nota.ligacao}
          marcador={nota.marcador}
          acoes={acoes}
          onIr={() => saltar(nota.ligacao.capitulo_id, toAlvo(nota.ligacao))}
          onClose={() => setNota(null)}
        />
      )}
      <Conflito modelo={modelo} sumario={sumario} />
    </>
  )
}

function toAlvo({ paragrafo_id }: Ligacao) {
  return paragrafo_id === null ? null : { paragrafo: paragrafo_id, deslocamento: 0 }
}
