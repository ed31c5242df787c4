/** Looks through documents of the device as the server's search does, with fewer rules (docs/busca.md). */
import type { GrupoDaBusca, ResultadoDaBusca, TrechoDaBusca } from '#contract/busca.ts'
import { FONTES_DA_BUSCA, type FonteDaBusca, MAX_CONTAGEM } from '#contract/fontes-da-busca.ts'
import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import { cutPalavras, type Palavra } from './cut-palavras.ts'
import { cutTrecho } from './cut-trecho.ts'
import type { ConsultaSimples, TermoProcurado } from './read-consulta.ts'

/** A title, a paragraph, a verse or a note. */
export interface Documento {
  readonly fonte: FonteDaBusca
  readonly titulo: string
  readonly texto: string
  /** The title is that of the page in which the text stands, and names it less. */
  readonly isTituloDaPagina?: true
  /** What it is as a hit. @param first where its first hit stands in the text; null when there is none */
  toResultado(titulo: TrechoDaBusca, trecho: TrechoDaBusca, first: number | null): ResultadoDaBusca
}

/** A document with its words, each between spaces: ' titulo ¶ texto '. */
export interface DocumentoComPalavras {
  readonly documento: Documento
  readonly formas: string
  readonly raizes: string
}

/** No word has it, so no phrase goes from the title into the text. */
const SEPARADOR = '¶'

export function withPalavras(documento: Documento): DocumentoComPalavras {
  const [titulo, texto] = [cutPalavras(documento.titulo), cutPalavras(documento.texto)]
  const join = (of: 'forma' | 'raiz') =>
    ` ${[...titulo.map((each) => each[of]), SEPARADOR, ...texto.map((each) => each[of])].join(' ')} `
  return { documento, formas: join('forma'), raizes: join('raiz') }
}

/**
 * The groups of what was found, the one with the best hit first, in each the best hits first; of equals those that stand
 * first in the books.
 * @param limite hits of each group
 */
export function procurar(
  consulta: ConsultaSimples,
  entradas: readonly DocumentoComPalavras[],
  limite: number,
): GrupoDaBusca[] {
  const found = entradas.filter((entrada) => answers(consulta, entrada))
  const achados = found.map((entrada) => ({ entrada, pontos: rate(consulta, entrada) }))
  const grupos = FONTES_DA_BUSCA.flatMap((fonte) => {
    const daFonte = achados.filter(({ entrada }) => entrada.documento.fonte === fonte)
    const best = daFonte.toSorted((a, b) => b.pontos - a.pontos).slice(0, limite)
    const [first] = best
    if (!first) return []
    const grupo: GrupoDaBusca = {
      fonte,
      // All words are asked for here.
      palavras: 'todas',
      total: Math.min(daFonte.length, MAX_CONTAGEM),
      ha_mais: daFonte.length > MAX_CONTAGEM,
      resultados: best.map(({ entrada }) => toResultado(consulta, entrada)),
      cursor: null,
    }
    return [{ pontos: Math.floor(first.pontos), grupo }]
  })
  return grupos.toSorted((a, b) => b.pontos - a.pontos).map(({ grupo }) => grupo)
}

function answers({ grupos, excluidos }: ConsultaSimples, entrada: DocumentoComPalavras): boolean {
  return (
    grupos.every((termos) => termos.some((termo) => has(entrada, termo))) &&
    !excluidos.some((termo) => has(entrada, termo))
  )
}

function has(entrada: DocumentoComPalavras, { em, procurado }: TermoProcurado): boolean {
  return entrada[em].includes(procurado)
}

/** The phrase before the words apart, a title that has them before a text, short texts before long ones. */
function rate({ grupos, frase }: ConsultaSimples, entrada: DocumentoComPalavras): number {
  const end = { formas: entrada.formas.indexOf(SEPARADOR), raizes: entrada.raizes.indexOf(SEPARADOR) }
  const isInTitulo = grupos.every((termos) =>
    termos.some(({ em, procurado }) => entrada[em].lastIndexOf(procurado, end[em]) !== -1),
  )
  const isInTexto = grupos.every((termos) =>
    termos.some(({ em, procurado }) => entrada[em].indexOf(procurado, end[em]) !== -1),
  )
  const isDoTitulo = isInTitulo && !entrada.documento.isTituloDaPagina
  const isWholeTitulo = isDoTitulo && countTelling(entrada.formas.slice(0, end.formas)) === grupos.length
  return (
    (isWholeTitulo ? 5 : 0) +
    (frase && has(entrada, frase) ? 4 : 0) +
    (isDoTitulo ? 3 : 0) +
    (isInTexto ? 2 : 0) +
    1 / (1 + entrada.formas.length)
  )
}

/** 'Da Justificação' is all about 'justificação'. */
function countTelling(formas: string): number {
  return formas.split(' ').filter((forma) => forma !== '' && !isPalavraVazia(forma)).length
}

function toResultado(consulta: ConsultaSimples, { documento }: DocumentoComPalavras): ResultadoDaBusca {
  const [titulo, texto] = [documento.titulo, documento.texto].map((each) => markOf(consulta, each))
  return documento.toResultado(
    cutTrecho(documento.titulo, titulo ?? []),
    cutTrecho(documento.texto, texto ?? []),
    texto?.[0]?.inicio ?? null,
  )
}

/** Where what was asked for stands in a text. */
function markOf({ grupos }: ConsultaSimples, texto: string): TrechoDaBusca['marcas'] {
  const palavras = cutPalavras(texto)
  const marked = new Set<Palavra>()
  for (const { em, procurado } of grupos.flat()) {
    const asked = procurado.trim().split(' ')
    const isPrefix = !procurado.endsWith(' ')
    for (const [index] of palavras.entries()) {
      const run = palavras.slice(index, index + asked.length)
      const isHere = asked.every((palavra, offset) => {
        const there = run[offset]?.[em === 'formas' ? 'forma' : 'raiz']
        return isPrefix ? there?.startsWith(palavra) : there === palavra
      })
      if (isHere) for (const palavra of run) marked.add(palavra)
    }
  }
  return palavras.filter((palavra) => marked.has(palavra)).map(({ inicio, fim }) => ({ inicio, fim }))
}
