/** Which UTF-16 units make words. A table, because every unit of the library goes through it. */

const FORA = 0
const DENTRO = 1
/** Belongs to a word, but begins none: accents written on their own, the soft hyphens of ebooks. */
const SEGUE = 2
const METADE = 3

const classes = makeTable()

/** Whether a word can begin here. */
export function beginsWord(texto: string, index: number): boolean {
  const classe = classes[texto.charCodeAt(index)]
  return classe === DENTRO || (classe === METADE && isLetterPair(texto, index))
}

/** First index after the word that begins at `index`. */
export function endOfWord(texto: string, index: number): number {
  let end = index
  for (; end < texto.length; end += 1) {
    const classe = classes[texto.charCodeAt(end)]
    if (classe === DENTRO || classe === SEGUE) continue
    if (classe !== METADE || !isLetterPair(texto, end)) break
    end += 1
  }
  return end
}

/** A letter outside the Basic Multilingual Plane, which takes two units. */
function isLetterPair(texto: string, index: number): boolean {
  return /^[\p{L}\p{Nd}]$/u.test(texto.slice(index, index + 2))
}

function makeTable(): Uint8Array {
  const table = new Uint8Array(0x10000)
  for (let unit = 0; unit < table.length; unit += 1) table[unit] = classify(unit)
  return table
}

function classify(unit: number): number {
  if (unit >= 0xd800 && unit <= 0xdbff) return METADE
  if (unit === 0xad) return SEGUE
  const char = String.fromCharCode(unit)
  // '1ª' and '1º' are the number 1.
  if (char === 'ª' || char === 'º') return FORA
  if (/[\p{L}\p{Nd}]/u.test(char)) return DENTRO
  return /\p{M}/u.test(char) ? SEGUE : FORA
}
