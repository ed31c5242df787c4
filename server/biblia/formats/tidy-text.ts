import { toNfc } from '#server/platform/to-nfc.ts'

/** Soft hyphens, zero-width spaces, word joiners and stray byte-order marks: they break search and show nothing. */
const INVISIBLE = /\u00AD|\u200B|\u2060|\uFEFF/g

/** What a text has that may not be tidy: a single look spares most texts five. */
const UNTIDY = /^ | $| [ ,;:!?.]|[^ -~\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027]/

/** NFC, whitespace collapsed, and no space before a closing punctuation mark, where a footnote or a line break stood; again changes nothing. */
export function tidyText(text: string): string {
  if (!UNTIDY.test(text)) return text
  // What shows nothing goes first: an accent behind it composes with the letter before it.
  return toNfc(text.replace(INVISIBLE, ''))
    .replace(/\s+/g, ' ')
    .replace(/ ([,;:!?]|\.(?!\.))/g, '$1')
    .trim()
}
