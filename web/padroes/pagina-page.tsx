import '../styles/leitura.css'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { formatLugar } from '#contract/lugar.ts'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { isPadraoComReferencias, type PadraoComReferencias } from '#contract/padroes.ts'
import { edicoesQuery } from '../biblia/queries.ts'
import { RodapeDasReferencias } from '../biblia/rodape-das-referencias.tsx'
import { BuscarTema } from '../busca/buscar-tema.tsx'
import { OuvirBotao } from '../escuta/public.ts'
import { PainelHarmonias } from '../harmonias/painel-harmonias.tsx'
import { NotasNoPapel } from '../notas/notas-no-papel.tsx'
import { type BeginNota, PainelNotas } from '../notas/painel-notas.tsx'
import { notasDaPaginaQuery } from '../notas/queries.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseId } from '../platform/parse-id.ts'
import { Marcador } from '../referencias/marcador.tsx'
import type { TextosDasProvas } from '../referencias/public.ts'
import { ReferenciasDialog } from '../referencias/referencias-dialog.tsx'
import { TextosProva } from '../referencias/textos-prova.tsx'
import { useReferencias } from '../referencias/use-referencias.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { useImpressao } from '../ui/impressao/use-impressao.ts'
import { Loading } from '../ui/loading.tsx'
import { findLugarAVista } from '../ui/lugar-a-vista.ts'
import { BuscarSelecao } from '../ui/selecao/buscar-selecao.tsx'
import { useCopia } from '../ui/selecao/use-copia.ts'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useLugarDeVolta } from '../ui/volta-store.ts'
import { citarPadrao } from './citar-padrao.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { ImprimirPagina } from './imprimir-pagina.tsx'
import { NovaNotaContext, type NovaNotaDaSecao } from './nova-nota-context.ts'
import { PaginaCabeca } from './pagina-cabeca.tsx'
import { IndexLink, PaginaInexistente } from './pagina-inexistente.tsx'
import { PaginaNoPapel } from './pagina-no-papel.tsx'
import { PaginaVizinhas } from './pagina-vizinhas.tsx'
import { PaineisDoCapitulo } from './paineis-do-capitulo.tsx'
import type { LugarDaParte } from './parte.ts'
import { paginaQuery, titulosQuery } from './queries.ts'
import { Secoes } from './secoes.tsx'
import { formatUnidade } from './unidades.ts'
import { useParadaDaPagina } from './use-parada-da-pagina.ts'
import { useParte } from './use-parte.ts'

/** /cfw/capitulo/:id, /cmw/pergunta/:id and the others: one chapter or question of a standard. */
export function PaginaPage({ ficha }: { ficha: FichaDoPadrao }) {
  const numero = parseId(useParams().id)
  if (numero === null) return <NumeroInvalido ficha={ficha} />
  return <Pagina ficha={ficha} numero={numero} />
}

/** 'a CFW 8.2', with the section that is in view. */
function nomeDoLugar({ sigla }: FichaDoPadrao, numero: number): string {
  const secao = findLugarAVista('main .sec[id^="s"]')
  return `a ${formatLugar(sigla, numero, Number(secao?.id.slice(1)))}`
}

/** An address whose number is none; the harmonies of a question say so too. */
function NumeroInvalido({ ficha }: { ficha: FichaDoPadrao }) {
  return (
    <>
      <PaginaInexistente ficha={ficha} />
      {ficha.unidade.slug === 'pergunta' && (
        <PaineisDoCapitulo>
          <PainelHarmonias padrao={ficha.padrao} id={Number.NaN} />
        </PaineisDoCapitulo>
      )}
    </>
  )
}

function Pagina({ ficha, numero }: { ficha: FichaDoPadrao; numero: number }) {
  const { padrao, unidade } = ficha
  // The route's loader has just asked: a page that does not exist need not be asked for twice.
  const pagina = useQuery({ ...paginaQuery(padrao, numero), retryOnMount: false })
  const titulos = useQuery(titulosQuery(padrao)).data ?? []
  useTituloPagina(`${formatUnidade(unidade, numero)} · ${ficha.nome}`)
  useParadaDaPagina(ficha, pagina.data)
  const painel = useRef<BeginNota>(null)
  const beginNota = useCallback<NovaNotaDaSecao>((secao, trigger) => painel.current?.(secao, trigger), [])
  useLugarDeVolta(() => nomeDoLugar(ficha, numero), { isDestino: true })
  useCopia((lugares) => citarPadrao(ficha, lugares))
  const impressao = useImpressao()
  const { noPapel } = impressao
  const [textos, setTextos] = useState<TextosDasProvas | null>(null)
  // Fetched by their panel.
  const notas = useQuery({ ...notasDaPaginaQuery(ficha.simboloId, numero), enabled: false }).data ?? []

  if (pagina.error instanceof ApiError && pagina.error.status === 404)
    return <PaginaInexistente ficha={ficha} />
  const titulo = pagina.data?.titulo ?? titulos.find((outra) => outra.numero === numero)?.titulo
  return (
    <>
      <article className="leaf" data-provas={impressao.escolha.provas}>
        <PaginaCabeca ficha={ficha} numero={numero} titulo={titulo}>
          <span className="atos">
            {titulo && <BuscarTema titulo={titulo} />}
            <OuvirBotao
              className="link"
              texto={{
                pagina: 'texto',
                chave: pagina.data ? `${padrao} ${numero}` : null,
                titulo: formatUnidade(unidade, numero),
                obra: ficha.nome,
              }}
            >
              Ouvir
            </OuvirBotao>
            {pagina.data && (
              <ImprimirPagina
                ficha={ficha}
                pagina={pagina.data}
                impressao={impressao}
                hasNotas={notas.length > 0}
                onTextos={setTextos}
              />
            )}
          </span>
        </PaginaCabeca>
        <hr className="thick-thin" />
        {pagina.isError && (
          <EstadoErro message={unidade.erroDaPagina} onRetry={() => void pagina.refetch()}>
            <IndexLink ficha={ficha} />
          </EstadoErro>
        )}
        {pagina.isPending && <Loading />}
        {pagina.data?.secoes.length === 0 && (
          <EstadoErro message={unidade.erroSemTexto} onRetry={() => void pagina.refetch()} />
        )}
        <NovaNotaContext value={beginNota}>
          {pagina.data && <Texto key={`texto-${numero}`} ficha={ficha} pagina={pagina.data} />}
        </NovaNotaContext>
        {pagina.data && noPapel && (
          <PaginaNoPapel
            pagina={pagina.data}
            provas={noPapel.provas}
            textos={textos}
            renderCredito={(origem) => <RodapeDasReferencias prefixo="Texto bíblico: " {...origem} />}
          >
            {noPapel.notas && <NotasNoPapel notas={notas} />}
          </PaginaNoPapel>
        )}
        <BuscarSelecao />
        <PaginaVizinhas key={`vizinhas-${numero}`} ficha={ficha} numero={numero} titulos={titulos} />
      </article>
      <PaineisDoCapitulo key={`paineis-${numero}`}>
        <PainelHarmonias padrao={padrao} id={numero} />
        <PainelNotas simbolo={ficha.simboloId} numero={numero} titulo={tituloDasNotas(padrao)} ref={painel} />
      </PaineisDoCapitulo>
    </>
  )
}

/** As docs/regras.md says. */
function tituloDasNotas(padrao: FichaDoPadrao['padrao']): 'Suas Notas' | 'Notas:' {
  return padrao === 'fgop' || padrao === 'dcpu' ? 'Notas:' : 'Suas Notas'
}

interface TextoProps {
  readonly ficha: FichaDoPadrao
  readonly pagina: PaginaDoTexto
}

function Texto({ ficha, pagina }: TextoProps) {
  const { padrao } = ficha
  const { numero, secoes } = pagina
  const alvo = useParte(secoes)
  if (!isPadraoComReferencias(padrao))
    return <Secoes ficha={ficha} numero={numero} secoes={secoes} alvo={alvo} />
  return <TextoComReferencias padrao={padrao} ficha={ficha} pagina={pagina} alvo={alvo} />
}

interface TextoComReferenciasProps extends TextoProps {
  readonly padrao: PadraoComReferencias
  readonly alvo: LugarDaParte | null
}

/** The sections, with their markers, proof texts and the dialog that both open. */
function TextoComReferencias({ padrao, ficha, pagina, alvo }: TextoComReferenciasProps) {
  const { numero, secoes } = pagina
  const referencias = useReferencias(
    padrao,
    secoes.flatMap(({ partes }) => partes),
  )
  // The foot of the dialog would otherwise arrive after it and push it up.
  usePrefetchQuery(edicoesQuery())
  return (
    <>
      <Secoes
        ficha={ficha}
        numero={numero}
        secoes={secoes}
        alvo={alvo}
        renderMarcador={(parte) => <Marcador parte={parte} referencias={referencias} className="ref" />}
        renderMargem={(partes) => <TextosProva partes={partes} referencias={referencias} />}
      />
      <ReferenciasDialog
        referencias={referencias}
        renderCredito={(origem) => <RodapeDasReferencias prefixo="Texto: " {...origem} />}
      />
    </>
  )
}
