/**
 * A text without what a search should not depend on: accents, case, and runs of white space.
 * 'Confissão  de FÉ' → 'confissao de fe'. Server and web fold alike, so a filter finds the same in both.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
