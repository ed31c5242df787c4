/** As a `ref`: an element that takes the place of the one that had the focus takes the focus too. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
