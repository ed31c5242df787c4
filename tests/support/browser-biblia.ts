/** The text of a Bible chapter as the page shows it. */
import type { Locator, Page } from 'playwright-core'

/** The numbers of the verses that are marked; a number is the button that marks its verse. */
export function markedVersiculos(page: Page): Locator {
  return page.getByRole('button', { name: /versículo \d+$/i, pressed: true })
}

/** The words of a verse as they are read out, without number, marks and margin. @param versiculo its number */
export function readVersiculo(page: Page, versiculo: number): Promise<string> {
  return page.locator(`#v${versiculo}`).evaluate((verso) => {
    const copy = verso.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return ''
    for (const other of copy.querySelectorAll('button, [aria-hidden]')) other.remove()
    return copy.innerText.replace('\u2060', '').trim()
  })
}
