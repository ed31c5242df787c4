/** More accents on one letter than any language writes (the bound of the Stream-Safe Text Format, UAX #15). */
const TOO_MANY_ACCENTS = /(\p{M}{30})\p{M}+/gu

/** Beyond it are letters that are NFC wherever they stand, as most texts have no others; and dashes, quotation marks and dots. */
const NOT_SURELY_NFC = /[\u0300-\u200F\u2028-\uFFFF]/

/** NFC. `normalize` sorts accents in the square of their number, so accents beyond the thirtieth in a row are dropped. */
export function toNfc(text: string): string {
  if (!NOT_SURELY_NFC.test(text)) return text
  return text.replace(TOO_MANY_ACCENTS, '$1').normalize('NFC')
}
