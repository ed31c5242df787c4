/** What a reader copies from the page of a component test. */

/** Selects from one text to another, as the mouse does, from a character of the first to one of the last. */
export function selectWords(from: string, to: string): void {
  const range = document.createRange()
  const [first, start] = findNode(from, null)
  const [last, end] = findNode(to, first)
  range.setStart(first, start)
  range.setEnd(last, end + to.length)
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** @param first text before which nothing counts @throws when no text of the page has the words */
function findNode(words: string, first: Text | null): [Text, number] {
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (first && node.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) continue
    const at = node.textContent?.indexOf(words) ?? -1
    if (at >= 0 && node instanceof Text) return [node, at]
  }
  throw new Error(`No text of the page has: ${words}`)
}

/**
 * Copies what is selected.
 * @param target where the event begins: the field that has the focus, or the page
 * @returns what the page has put on the clipboard; null when it leaves that to the browser
 */
export function copySelected(target: Element = document.body): string | null {
  let copied: string | null = null
  const event = new Event('copy', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { setData: (_type: string, text: string) => (copied = text) } })
  target.dispatchEvent(event)
  return event.defaultPrevented ? copied : null
}
