/** Waits for an element. @param container to look in @param found told once, now or later @returns stops waiting */
export function whenPresent(
  container: HTMLElement,
  selector: string,
  found: (element: HTMLElement) => void,
): () => void {
  const look = () => {
    const element = container.querySelector<HTMLElement>(selector)
    if (!element) return false
    found(element)
    return true
  }
  if (look()) return () => {}

  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect()
  })
  observer.observe(container, { childList: true, subtree: true })
  return () => observer.disconnect()
}
