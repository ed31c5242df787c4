/** Without accents, case and runs of white space: 'Confissão  de FÉ' → 'confissao de fe'. Server and web fold alike. */
export function foldText(text: string): string {
  return (
    text
      // Written apart, accents go first: `normalize` sorts them in the square of their number.
      .replace(/\p{M}+/gu, '')
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** The same, one UTF-16 unit for each, so that a range of the folded text is one of the text. 'ǆ' keeps its first letter. */
export function foldForOffsets(text: string): string {
  return text.replace(/[^a-z0-9 ]/g, foldUnit)
}

/** There are no more units than 65,536. */
const folded = new Map<string, string>()

function foldUnit(unit: string): string {
  const known = folded.get(unit)
  if (known !== undefined) return known
  const own = foldAnew(unit)
  folded.set(unit, own)
  return own
}

function foldAnew(unit: string): string {
  if (/\s/.test(unit)) return ' '
  // Half of a surrogate pair, or an accent written on its own, has nothing to fold.
  const bare = unit
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return bare.charAt(0) || unit
}
