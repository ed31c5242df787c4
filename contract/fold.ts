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

function foldUnit(unit: string): string {
  if (/\s/.test(unit)) return ' '
  // Half of a surrogate pair, or an accent written on its own, has nothing to fold.
  const folded = unit
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return folded.charAt(0) || unit
}
