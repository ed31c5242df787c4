import type { ParteDaResposta, PerguntaCompleta } from '#contract/catecismos.ts'
import type { CapituloCfwCompleto } from '#contract/cfw.ts'
import type {
  CapituloDcprCompleto,
  CapituloDcpuCompleto,
  CapituloFgopCompleto,
} from '#contract/diretorios.ts'
import { type Parte, separatorBefore } from '#contract/padroes.ts'

/** The reply of the call that gives a page with its text, of any standard. */
export type PaginaLida =
  | CapituloCfwCompleto
  | PerguntaCompleta
  | CapituloFgopCompleto
  | CapituloDcpuCompleto
  | CapituloDcprCompleto

export interface ParagrafoDoTexto {
  readonly subtitulo: string | null
  readonly texto: string
}

export interface SecaoDoTexto {
  /** Null for the answer of a catechism, which has no sections. */
  readonly numero: number | null
  readonly titulo: string | null
  readonly paragrafos: readonly ParagrafoDoTexto[]
  /** The highlighted line at the end of a section of the DCPU. */
  readonly destaque: string | null
}

/** A page's text without markers: the same shape for all six standards. */
export interface TextoDaPagina {
  readonly secoes: readonly SecaoDoTexto[]
}

/** Brings the replies of the six standards to one shape. */
export function toTexto(pagina: PaginaLida): TextoDaPagina {
  if ('partes' in pagina) {
    const paragrafos = joinParagrafos(pagina.partes.map(toTrecho))
    return { secoes: [{ numero: null, titulo: null, paragrafos, destaque: null }] }
  }
  return { secoes: pagina.secoes.map(toSecao) }
}

type Secao = Exclude<PaginaLida, PerguntaCompleta>['secoes'][number]

function toSecao(secao: Secao): SecaoDoTexto {
  return {
    numero: secao.secao,
    titulo: 'titulo' in secao ? secao.titulo : null,
    paragrafos: 'partes' in secao ? joinParagrafos(secao.partes.map(toTrecho)) : splitParagrafos(secao.texto),
    destaque: 'destaque' in secao ? secao.destaque : null,
  }
}

interface Trecho extends ParagrafoDoTexto {
  readonly paragrafo: number
}

function toTrecho(parte: Parte | ParteDaResposta): Trecho {
  if ('parte' in parte) return { paragrafo: parte.paragrafo, subtitulo: parte.subtitulo, texto: parte.parte }
  return { paragrafo: parte.paragrafo, subtitulo: null, texto: parte.parte_da_resposta }
}

/** Parts end at footnote markers; without the markers they are one paragraph again. */
function joinParagrafos(trechos: readonly Trecho[]): ParagrafoDoTexto[] {
  return [...Map.groupBy(trechos, ({ paragrafo }) => paragrafo).values()].map((grupo) => ({
    subtitulo: grupo.find(({ subtitulo }) => subtitulo !== null)?.subtitulo ?? null,
    texto: grupo.reduce(
      (texto, trecho) => (texto ? texto + separatorBefore(trecho.texto) : '') + trecho.texto,
      '',
    ),
  }))
}

function splitParagrafos(texto: string): ParagrafoDoTexto[] {
  return texto
    .split(/\n\s*\n/)
    .filter((paragrafo) => paragrafo.trim() !== '')
    .map((paragrafo) => ({ subtitulo: null, texto: paragrafo.trim() }))
}
