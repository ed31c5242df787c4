/** Cuts what a reader wrote into words, phrases and operators. Quotes may be straight, curly or angular. */

export interface PedacoDaConsulta {
  readonly tipo: 'palavras' | 'frase' | 'ou'
  /** Range of its words in the query, without operators and quotes. */
  readonly inicio: number
  readonly fim: number
  /** Has a minus before it. */
  readonly menos: boolean
  /** Has an asterisk behind it. */
  readonly asterisco: boolean
}

/** A minus, then a phrase up to the next quote or the end, or anything without white space. */
const PEDACO = /(-*)(?:["“”„‟«»]([^"“”„‟«»]*)["“”„‟«»]?|([^\s"“”„‟«»]+))/g

export function cutConsulta(q: string): PedacoDaConsulta[] {
  return Array.from(q.matchAll(PEDACO), ({ index, 0: whole, 1: menos = '', 2: frase, 3: palavras = '' }) => {
    const text = frase ?? palavras
    const inicio = index + menos.length + (frase === undefined ? 0 : 1)
    const startsWord = index === 0 || /[\s"“”„‟«»]/.test(q.charAt(index - 1))
    const isOu = frase === undefined && whole === text && /^(?:OR|OU)$/.test(text)
    return {
      tipo: frase !== undefined ? 'frase' : isOu ? 'ou' : 'palavras',
      inicio,
      fim: inicio + text.length,
      menos: menos !== '' && startsWord,
      asterisco: frase === undefined && text.endsWith('*'),
    }
  })
}
