import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import { toRaiz } from '#contract/palavras/raiz.ts'
import { listVizinhas } from '../analise/vizinhas.ts'
import type { Consulta, Termo } from '../consulta-e-documento.ts'
import type { Expressao } from '../indice/indice.ts'
import { hasVizinhas, toLexeme } from '../indice/tsvector.ts'

type Frase = Extract<Termo, { tipo: 'frase' }>

/**
 * The search as texts for `::tsquery` over the lexemes of `toTsvector`; null when it asks for nothing. Where neighbours are words of the
 * index (ADR 065), it is asked for them and the telling words instead of the phrase: for each text that has them GIN would look up 'de' and 'que' as well.
 */
export function toTsquery({ ramos, excluidos }: Consulta, fonte: FonteDaBusca): Expressao | null {
  if (ramos.length === 0) return null
  const dosRamos = ramos.map(({ termos, sinonimos }) => [...termos, ...sinonimos])
  const exata = writeTudo(dosRamos, excluidos, writeTermo)
  const comVizinhas = (termo: Termo) => hasVizinhas(fonte) && vizinhasDe(termo).length > 0
  if (![...dosRamos.flat(), ...excluidos].some(comVizinhas)) return { indice: exata, conferida: null }
  // Not all that have the neighbours have the phrase.
  const fora = excluidos.filter((termo) => !comVizinhas(termo))
  return { indice: writeTudo(dosRamos, fora, writeParaIndice), conferida: exata }
}

/** @param dosRamos of each branch all its terms, of which any will do */
function writeTudo(
  dosRamos: readonly (readonly Termo[])[],
  excluidos: readonly Termo[],
  write: (termo: Termo) => string,
): string {
  const all = dosRamos.map((termos) => `(${[...new Set(termos.map(write))].join(' | ')})`)
  return [...all, ...excluidos.map((termo) => `!${write(termo)}`)].join(' & ')
}

function writeTermo(termo: Termo): string {
  if (termo.tipo === 'palavra') return `'r${termo.raiz}'`
  if (termo.tipo === 'prefixo') return `'f${termo.forma}':*`
  const letra = termo.por === 'forma' ? 'f' : 'r'
  return `(${termo.palavras.map((palavra) => `'${letra}${palavra}'`).join(' <-> ')})`
}

function writeParaIndice(termo: Termo): string {
  const vizinhas = vizinhasDe(termo)
  if (vizinhas.length === 0) return writeTermo(termo)
  return `(${[...vizinhas, ...formasDe(termo)].map((each) => `'${each}'`).join(' & ')})`
}

/** The telling words of a phrase, as lexemes: 'devo orar' is rare, and has the neighbours of 'devemos orar'. */
function formasDe(termo: Termo): string[] {
  if (termo.tipo !== 'frase' || termo.por !== 'forma') return []
  return [...new Set(termo.palavras)].filter((forma) => !isPalavraVazia(forma)).map((forma) => `f${forma}`)
}

/** Of a phrase, as lexemes. */
function vizinhasDe(termo: Termo): string[] {
  return termo.tipo === 'frase' ? [...new Set(listVizinhas(raizesDe(termo)).map(toLexeme))] : []
}

function raizesDe({ por, palavras }: Frase): readonly string[] {
  return por === 'forma' ? palavras.map(toRaiz) : palavras
}
