/** Whether the focus is in a bar that goes along from page to page: a new title neither takes it nor is told over it. */
export function isFocoQueAcompanha(): boolean {
  return document.activeElement?.closest('[data-acompanha]') != null
}
