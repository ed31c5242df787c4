/** The full-width place under a chapter's text, where harmonies and notes stand. */
export function PaineisDoCapitulo() {
  return null
}
