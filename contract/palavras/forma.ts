import { foldText } from '../fold.ts'

/** PostgreSQL takes no lexeme above 2 KB, and no word that anybody looks for is as long as this. */
const MAX_FORMA = 64

/** A word as the indexes hold it: folded, what is outside [a-z0-9] as 'u' and its code point, so that no database splits it again. */
export function toForma(palavra: string): string {
  const folded = foldText(palavra).replaceAll('\u00ad', '')
  return folded.replace(/[^a-z0-9]/gu, writeCodePoint).slice(0, MAX_FORMA)
}

function writeCodePoint(char: string): string {
  return `u${(char.codePointAt(0) ?? 0).toString(16)}`
}
