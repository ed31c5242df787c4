import type { ParsedBiblia } from './parsed-biblia.ts'

/**
 * A tilde that stands before a vowel ('tamb~em') was typed with a dead key that did not combine.
 *
 * Which accent was meant? The word decides: of the vowel's accented forms, the one whose word is commonest in the
 * rest of the same Bible ('também'). For a word found nowhere else the keyboard decides: `~` combines with a and o,
 * so there the tilde itself was meant; with e, i and u it cannot, and the key beside it on a Brazilian keyboard is
 * the acute accent. The first form of each vowel is that one.
 */
const ACCENTED: Readonly<Record<string, readonly string[]>> = {
  a: ['ã', 'á', 'â', 'à'],
  e: ['é', 'ê'],
  i: ['í'],
  o: ['õ', 'ó', 'ô'],
  u: ['ú'],
}

const SLIP = /(?<!\p{L})(\p{L}+)~(\p{L}+)/gu

/** @returns a function that gives the corrected text and how many accents it put right, by the words of the Bible */
export function createTilFixer(biblia: ParsedBiblia): (text: string) => { texto: string; correcoes: number } {
  let words: Map<string, number> | null = null
  return (text) => {
    if (!text.includes('~')) return { texto: text, correcoes: 0 }
    words ??= countWords(biblia)
    const known = words
    let correcoes = 0
    const texto = text.replace(SLIP, (slip, before: string, after: string) => {
      const word = findWord(before, after, known)
      if (word === null) return slip
      if (!word.includes(' ')) correcoes += 1
      return word
    })
    return { texto, correcoes }
  }
}

/** @returns the word meant, 'before after' for USFM's unbreakable space between two words, null for neither */
function findWord(before: string, after: string, words: ReadonlyMap<string, number>): string | null {
  const vowel = after.charAt(0)
  const accented = ACCENTED[vowel.toLowerCase()]
  if (accented === undefined) return null
  const frequency = (word: string): number => words.get(word.toLowerCase()) ?? 0
  const candidates = accented.map((letter) => {
    const cased = vowel === vowel.toLowerCase() ? letter : letter.toUpperCase()
    return `${before}${cased}${after.slice(1)}`
  })
  const best = candidates.reduce((a, b) => (frequency(b) > frequency(a) ? b : a))
  if (frequency(best) === 0 && frequency(before) > 0 && frequency(after) > 0) return `${before} ${after}`
  return best
}

/** How often each word occurs in the verses, in lower case; the halves of a slip are no words. */
function countWords(biblia: ParsedBiblia): Map<string, number> {
  const words = new Map<string, number>()
  const verses = biblia.livros.flatMap(({ capitulos }) => capitulos.flatMap(({ versiculos }) => versiculos))
  for (const { texto } of verses) {
    for (const [word] of texto.toLowerCase().matchAll(/(?<![\p{L}~])\p{L}+(?![\p{L}~])/gu)) {
      words.set(word, (words.get(word) ?? 0) + 1)
    }
  }
  return words
}
