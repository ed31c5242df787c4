/** How deep YAML goes, seen before anything reads it: its reader calls itself for each level, and some of its work grows with their square. */

/** Levels of lists and maps; what is delivered has four. */
const MAX_BRACKETS = 40
/** Columns of spaces and signs ('- ', '? ') before what a line says: each level of a block takes one at least. */
const MAX_COLUMNS = 120
const SIGNS = /[ \t?-]*/y

/** @returns where YAML has more levels within each other than any text needs; null when it has not */
export function findTooDeep(text: string): number | null {
  let open = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (at === 0 || text[at - 1] === '\n') {
      SIGNS.lastIndex = at
      if ((SIGNS.exec(text)?.[0].length ?? 0) > MAX_COLUMNS) return at
    }
    if (sign === '[' || sign === '{') open += 1
    // A bracket too many closes nothing.
    else if (sign === ']' || sign === '}') open = Math.max(0, open - 1)
    if (open > MAX_BRACKETS) return at
  }
  return null
}
