/** Where a page stands in the window, and how it is brought to stand there again. */
import type { PagePlace } from '../platform/page-memory.ts'

/** Ids that React makes up differ from one time to the next. */
const STABLE_ID = /^[a-z]/i

export function readPlace(): PagePlace {
  return {
    y: window.scrollY,
    ancora: window.scrollY > 0 ? readAncora() : null,
    dialogo: findDialogo()?.scrollTop ?? 0,
    foco: readFoco(),
  }
}

function readFoco(): PagePlace['foco'] {
  const active = document.activeElement
  const href = active?.getAttribute('href')
  const index = href && active instanceof HTMLElement ? linksTo(href).indexOf(active) : -1
  return href && index >= 0 ? { href, index } : null
}

/** In the dialog that is open, else on the page. */
function linksTo(href: string): HTMLElement[] {
  const scope = findDialogo() ?? document.querySelector('main')
  return [...(scope?.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`) ?? [])]
}

/**
 * Goes down from the page to what stands at the window's top, into nothing that is out of sight: of a long list the
 * browser has not laid out the rest.
 */
function readAncora(): PagePlace['ancora'] {
  let ancora: PagePlace['ancora'] = null
  let at = document.querySelector('main')?.children
  while (at) {
    const child = [...at].find(isInWindow)
    if (child && STABLE_ID.test(child.id)) ancora = { id: child.id, top: child.getBoundingClientRect().top }
    at = child?.children
  }
  return ancora
}

/** Whether an element has room in the window, under the bar. */
function isInWindow(element: Element): boolean {
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > bar && bottom > top && top < window.innerHeight
}

/** Brings the page, and a dialog that is open, to where they stood, as far as they are there yet. */
export function showPlace({ y, ancora, dialogo }: PagePlace): void {
  const element = ancora && document.getElementById(ancora.id)
  const top = element && ancora ? window.scrollY + element.getBoundingClientRect().top - ancora.top : y
  window.scrollTo({ top, behavior: 'instant' })
  if (dialogo > 0) findDialogo()?.scrollTo({ top: dialogo, behavior: 'instant' })
}

/**
 * Gives the focus back to the link that was followed.
 * @returns whether it has it
 */
export function focusPlace({ foco }: PagePlace): boolean {
  if (foco === null) return true
  const link = linksTo(foco.href)[foco.index]
  link?.focus({ preventScroll: true })
  return link !== undefined && link === document.activeElement
}

function findDialogo(): Element | null {
  return document.querySelector('dialog[open]')
}
