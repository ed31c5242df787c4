/** More accents on one letter than any language writes (the bound of the Stream-Safe Text Format, UAX #15). */
const TOO_MANY_ACCENTS = /(\p{M}{30})\p{M}+/gu

/** NFC. `normalize` sorts accents in the square of their number, so accents beyond the thirtieth in a row are dropped. */
export function toNfc(text: string): string {
  return text.replace(TOO_MANY_ACCENTS, '$1').normalize('NFC')
}
