import '../styles/leitura.css'
import '../styles/palavras-marcadas.css'
import '../styles/lado-da-pagina.css'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { memo, useCallback, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
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
import { useArrival } from '../platform/use-arrival.ts'
import { AoLadoBotao } from '../referencias/ao-lado-botao.tsx'
import { useIsAoLado } from '../referencias/ao-lado-store.ts'
import { LadoDaPagina } from '../referencias/lado-da-pagina.tsx'
import { Marcador } from '../referencias/marcador.tsx'
import type { RenderCredito, TextosDasProvas } from '../referencias/public.ts'
import { ReferenciasDialog } from '../referencias/referencias-dialog.tsx'
import { TextosProva } from '../referencias/textos-prova.tsx'
import { useReferencias } from '../referencias/use-referencias.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { useImpressao } from '../ui/impressao/use-impressao.ts'
import { Loading } from '../ui/loading.tsx'
import { findLugarAVista } from '../ui/lugar-a-vista.ts'
import { useCopia } from '../ui/selecao/use-copia.ts'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useQuandoVier } from '../ui/use-quando-vier.ts'
import { useLugarDeVolta } from '../ui/volta-store.ts'
import { citarPadrao } from './citar-padrao.ts'
import { CompararComIngles } from './comparar-com-ingles.tsx'
import type { FichaDoPadrao } from './fichas.ts'
import { ImprimirPagina } from './imprimir-pagina.tsx'
import { InglesContext, type InglesDaPagina } from './ingles-da-pagina.ts'
import { NovaNotaContext, type NovaNotaDaSecao } from './nova-nota-context.ts'
import { PaginaCabeca } from './pagina-cabeca.tsx'
import { IndexLink, PaginaInexistente } from './pagina-inexistente.tsx'
import { PaginaNoPapel } from './pagina-no-papel.tsx'
import { PaginaVizinhas } from './pagina-vizinhas.tsx'
import { PaineisDoCapitulo } from './paineis-do-capitulo.tsx'
import { type LugarDaParte, partesComReferencias } from './parte.ts'
import { paginaQuery, titulosQuery } from './queries.ts'
import { Secoes } from './secoes.tsx'
import { formatUnidade } from './unidades.ts'
import { useParadaDaPagina } from './use-parada-da-pagina.ts'
import { useParte } from './use-parte.ts'

const importPalavras = () => import('./palavras-da-pagina.tsx')

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
  const isTextoAqui = useArrival(pagina.data !== undefined)
  const titulos = useQuery(titulosQuery(padrao)).data ?? []
  useTituloPagina(`${formatUnidade(unidade, numero)} · ${ficha.nome}`)
  useParadaDaPagina(ficha, pagina.data)
  const painel = useRef<BeginNota>(null)
  const beginNota = useCallback<NovaNotaDaSecao>((secao, trigger) => painel.current?.(secao, trigger), [])
  useLugarDeVolta(() => nomeDoLugar(ficha, numero), { isDestino: true })
  useCopia((lugares) => citarPadrao(ficha, lugares))
  const palavras = useQuandoVier(importPalavras)
  const impressao = useImpressao()
  const { noPapel } = impressao
  const [ingles, setIngles] = useState<InglesDaPagina | null>(null)
  const [textos, setTextos] = useState<TextosDasProvas | null>(null)
  const [lado, setLado] = useState<HTMLElement | null>(null)
  const isAoLado = useIsAoLado() && isPadraoComReferencias(padrao)
  // Fetched by their panel.
  const notas = useQuery({ ...notasDaPaginaQuery(ficha.simboloId, numero), enabled: false }).data ?? []

  if (pagina.error instanceof ApiError && pagina.error.status === 404)
    return <PaginaInexistente ficha={ficha} />
  // Drawn piece by piece when it comes: a long chapter would keep a phone from answering.
  const texto = isTextoAqui ? pagina.data : undefined
  const titulo = pagina.data?.titulo ?? titulos.find((outra) => outra.numero === numero)?.titulo
  return (
    <>
      <article
        className="leaf"
        data-provas={impressao.escolha.provas}
        data-ao-lado={isAoLado ? '' : undefined}
      >
        <PaginaCabeca ficha={ficha} numero={numero} titulo={titulo}>
          <span className="atos">
            {isPadraoComReferencias(padrao) && <AoLadoBotao />}
            {titulo && <BuscarTema titulo={titulo} />}
            <OuvirBotao
              className="link"
              texto={{
                pagina: 'texto',
                chave: texto ? `${padrao} ${numero}` : null,
                titulo: formatUnidade(unidade, numero),
                obra: ficha.nome,
              }}
            >
              Ouvir
            </OuvirBotao>
            {texto && (
              <ImprimirPagina
                ficha={ficha}
                pagina={texto}
                impressao={impressao}
                hasNotas={notas.length > 0}
                onTextos={setTextos}
              />
            )}
            {texto?.original && (
              <CompararComIngles
                key={numero}
                ficha={ficha}
                pagina={texto}
                original={texto.original}
                ingles={ingles}
                onChange={setIngles}
              />
            )}
          </span>
        </PaginaCabeca>
        <hr className="thick-thin" />
        {pagina.isError && !pagina.data && (
          <EstadoErro message={unidade.erroDaPagina} onRetry={() => void pagina.refetch()}>
            <IndexLink ficha={ficha} />
          </EstadoErro>
        )}
        {!texto && !pagina.isError && <Loading />}
        {texto?.secoes.length === 0 && (
          <EstadoErro message={unidade.erroSemTexto} onRetry={() => void pagina.refetch()} />
        )}
        <NovaNotaContext value={beginNota}>
          <InglesContext value={ingles?.pagina === texto ? ingles : null}>
            {texto && <Texto key={`texto-${numero}`} ficha={ficha} pagina={texto} lado={lado} />}
          </InglesContext>
        </NovaNotaContext>
        {texto && noPapel && (
          <PaginaNoPapel
            pagina={texto}
            provas={noPapel.provas}
            textos={textos}
            renderCredito={(origem) => <RodapeDasReferencias prefixo="Texto bíblico: " {...origem} />}
          >
            {noPapel.notas && <NotasNoPapel notas={notas} sigla={ficha.sigla} />}
          </PaginaNoPapel>
        )}
        {texto && palavras && <palavras.PalavrasDaPagina key={numero} ficha={ficha} pagina={texto} />}
        <PaginaVizinhas key={`vizinhas-${numero}`} ficha={ficha} numero={numero} titulos={titulos} />
      </article>
      {isAoLado && <div ref={setLado} className="lado-da-pagina" />}
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
  /** Where the Bible stands beside the page; null while it does not. */
  readonly lado: HTMLElement | null
}

/** Not drawn again for what comes beside it, such as notes: a chapter has hundreds of elements. */
const Texto = memo(function Texto({ ficha, pagina, lado }: TextoProps) {
  const { padrao } = ficha
  const { numero, secoes } = pagina
  const alvo = useParte(secoes)
  if (!isPadraoComReferencias(padrao))
    return <Secoes ficha={ficha} numero={numero} secoes={secoes} alvo={alvo} />
  return <TextoComReferencias padrao={padrao} ficha={ficha} pagina={pagina} alvo={alvo} lado={lado} />
})

interface TextoComReferenciasProps extends TextoProps {
  readonly padrao: PadraoComReferencias
  readonly alvo: LugarDaParte | null
}

/** The sections, with their markers, proof texts and the dialog that both open. */
function TextoComReferencias({ padrao, ficha, pagina, alvo, lado }: TextoComReferenciasProps) {
  const { numero, secoes } = pagina
  const referencias = useReferencias(
    padrao,
    secoes.flatMap(({ partes }) => partes),
  )
  // The foot of the dialog would otherwise arrive after it and push it up.
  usePrefetchQuery(edicoesQuery())
  const renderCredito: RenderCredito = (origem) => <RodapeDasReferencias prefixo="Texto: " {...origem} />
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
      <ReferenciasDialog referencias={referencias} renderCredito={renderCredito} />
      {lado &&
        createPortal(
          <LadoDaPagina
            referencias={referencias}
            partes={partesComReferencias(secoes)}
            renderCredito={renderCredito}
          />,
          lado,
        )}
    </>
  )
}
