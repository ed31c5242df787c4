/** Word-level differences of two texts, for the two sides of a conflict. */
import { diffArrays } from 'diff'

export interface TrechoComparado {
  readonly texto: string
  /** Whether the other text does not have it here. */
  readonly difere: boolean
}

export interface Diferencas {
  readonly a: readonly TrechoComparado[]
  readonly b: readonly TrechoComparado[]
}

/** Texts with more different words than this are marked whole: to find what they share would hold the page. */
const MAX_DIFERENTES = 3000

/** Marks in each text the words that the other lacks. White space alone makes no difference. */
export function diffWords(a: string, b: string): Diferencas {
  const [wordsA, wordsB] = [splitWords(a), splitWords(b)]
  const changes = diffArrays(wordsA.map(trim), wordsB.map(trim), { maxEditLength: MAX_DIFERENTES }) ?? [
    { count: wordsA.length, removed: true, added: false },
    { count: wordsB.length, removed: false, added: true },
  ]
  return {
    a: toTrechos(
      wordsA,
      changes.filter(({ added }) => !added),
    ),
    b: toTrechos(
      wordsB,
      changes.filter(({ removed }) => !removed),
    ),
  }
}

/** Each word with the white space after it, so that joined they are the text again. */
function splitWords(texto: string): string[] {
  return texto.match(/\s*\S+\s*|\s+/g) ?? []
}

function trim(word: string): string {
  return word.trim()
}

interface Change {
  /** How many words of the text. */
  readonly count: number
  readonly added: boolean
  readonly removed: boolean
}

function toTrechos(words: readonly string[], changes: readonly Change[]): readonly TrechoComparado[] {
  let end = 0
  return changes.map(({ count, added, removed }) => {
    const start = end
    end += count
    return { texto: words.slice(start, end).join(''), difere: added || removed }
  })
}
