import { beginsWord, endOfWord } from '#contract/palavras/end-of-word.ts'
import { toForma } from '#contract/palavras/forma.ts'
import { toRaiz } from '#contract/palavras/raiz.ts'

/** A word of a text: its range, how it is written without accents and case, and what all its forms share. */
export interface Palavra {
  readonly inicio: number
  readonly fim: number
  readonly forma: string
  readonly raiz: string
}

/** The Bible and the standards have some 25,000. */
const MAX_CONHECIDAS = 50_000

const conhecidas = new Map<string, Pick<Palavra, 'forma' | 'raiz'>>()

/** The words of a text, as the server's search knows them. */
export function cutPalavras(texto: string): Palavra[] {
  const palavras: Palavra[] = []
  for (let inicio = 0; inicio < texto.length; inicio += 1) {
    if (!beginsWord(texto, inicio)) continue
    const fim = endOfWord(texto, inicio)
    palavras.push({ inicio, fim, ...know(texto.slice(inicio, fim)) })
    inicio = fim
  }
  return palavras
}

function know(escrita: string): Pick<Palavra, 'forma' | 'raiz'> {
  const known = conhecidas.get(escrita)
  if (known) return known
  const forma = toForma(escrita)
  const made = { forma, raiz: toRaiz(forma) }
  if (conhecidas.size >= MAX_CONHECIDAS) conhecidas.clear()
  conhecidas.set(escrita, made)
  return made
}
