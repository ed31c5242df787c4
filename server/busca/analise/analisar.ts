import { isMainThread } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { beginsWord, endOfWord } from '#contract/palavras/end-of-word.ts'
import { toForma } from '#contract/palavras/forma.ts'
import { toRaiz } from '#contract/palavras/raiz.ts'
import type { Token } from '../consulta-e-documento.ts'

interface Palavra {
  readonly forma: string
  readonly raiz: string
}

/** About 20 MB for an import, which reads all texts, and 1 for a thread of the search, which remembers analysed documents too. */
const MAX_PALAVRAS = isMainThread ? 100_000 : 5_000

/** By `maxSize` it grows with what is in it; `max` would take room for all at once. */
const palavras = new LRUCache<string, Palavra>({ maxSize: MAX_PALAVRAS, sizeCalculation: () => 1 })

/** The words of a text with their places in it. Hyphens and apostrophes divide: 'amar-te' is two words. */
export function analisar(texto: string): Token[] {
  const tokens: Token[] = []
  for (let inicio = 0; inicio < texto.length; inicio += 1) {
    if (!beginsWord(texto, inicio)) continue
    const fim = endOfWord(texto, inicio)
    const { forma, raiz } = analisarPalavra(texto.slice(inicio, fim))
    tokens.push({ inicio, fim, forma, raiz })
    inicio = fim
  }
  return tokens
}

function analisarPalavra(escrita: string): Palavra {
  const known = palavras.get(escrita)
  if (known) return known
  // A slice keeps the whole text it was cut from in memory; a copy does not.
  const copy = Buffer.from(escrita, 'utf16le').toString('utf16le')
  const palavra = makePalavra(copy)
  palavras.set(copy, palavra)
  return palavra
}

function makePalavra(escrita: string): Palavra {
  const forma = toForma(escrita)
  return { forma, raiz: toRaiz(forma) }
}
