/** happy-dom does not know `<search>` yet, and React says so of every element that a browser does not know. */
export function defineSearchElement(): void {
  Object.defineProperty(document.createElement('search').constructor.prototype, Symbol.toStringTag, {
    value: 'HTMLElement',
  })
}
