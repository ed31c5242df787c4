/** A marker of USFM and the text behind it, up to the next backslash. */
export interface UsfmToken {
  /** '' for a milestone's `\*` or a stray backslash. */
  name: string
  nested: boolean
  end: boolean
  text: string
}

/** '//' is an optional line break, '~' a space; between a letter and a vowel it may be a slip ('tamb~em') and is kept. */
export function plainUsfm(text: string): string {
  return text.replaceAll('//', ' ').replace(/(?<!\p{L})~|~(?![aeiou])/giu, ' ')
}
