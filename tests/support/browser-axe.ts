import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that depend on colours: the only ones that a change of theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Chapters made alike: the first stand for all. Until they are scrolled to they are laid out by estimate, unseen. */
const ALIKE = [
  '.texto-pagina:nth-of-type(n + 4)',
  '.sumario li:nth-child(n + 9)',
  '.idxs > li:nth-child(n + 9)',
  ".temas > li:nth-child(n + 9):not(:has([aria-expanded='true']))",
].join()
const LAID_OUT = '.texto-pagina { content-visibility: visible !important }'

/** One look at the page. */
interface Look {
  /** As `data-tema` names it; the page's own when null. */
  readonly tema: 'sepia' | 'escuro' | null
  readonly only: { readonly type: 'tag' | 'rule'; readonly values: readonly string[] }
  /** Looks at every element, however many are alike. */
  readonly isWhole: boolean
}

const ALL: Look['only'] = { type: 'tag', values: WCAG }
const COLOURS: Look['only'] = { type: 'rule', values: COLOUR_RULES }

interface Axe {
  run(
    context: { readonly include: Document; readonly exclude: readonly Element[] },
    options: object,
  ): Promise<{
    violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
  }>
}

/**
 * Checks the page against WCAG 2.0 to 2.2, A and AA. Of what is made alike (same elements, classes, attributes and states,
 * up to the root) it looks at the first three, of all that one document has shown in a window of this width, and at each
 * once until its state is another: each element of each page, and of the frame around them, is checked by `acessibilidade`.
 * @param rules 'colours' when others have been checked @throws Error
 */
export async function expectNoAxeViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<void> {
  await judge(page, [{ tema: null, only: rules === 'all' ? ALL : COLOURS, isWhole: false }])
}

/** The same, and the colours in sépia and in the dark theme too. @param elements 'all' looks at each in the page's own theme */
export async function expectAxeInThemes(page: Page, elements: 'kinds' | 'all' = 'kinds'): Promise<void> {
  await judge(page, [
    { tema: null, only: ALL, isWhole: elements === 'all' },
    { tema: 'sepia', only: COLOURS, isWhole: false },
    { tema: 'escuro', only: COLOURS, isWhole: false },
  ])
}

async function judge(page: Page, looks: readonly Look[]): Promise<void> {
  // A document that has been checked before has it still.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readAxe())
  const found = await page.evaluate(lookAt, { looks, alike: ALIKE, laidOut: LAID_OUT })
  if (found.length > 0) throw new Error(`${page.url()} violates WCAG:\n${found.join('\n')}`)
}

let source: string | undefined

/** axe-core without its comments, half as long. */
function readAxe(): string {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return source
}

/** Runs in the page, which has only `data-tema` for its theme, and leaves it as it was. @returns what is wrong */
async function lookAt(asked: { looks: readonly Look[]; alike: string; laidOut: string }): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe }
  const { tema } = document.documentElement.dataset
  // The security policy allows a style sheet that script makes, but no style element.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(asked.laidOut)
  const sheets = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...sheets, sheet]
  // axe would go through these even unseen.
  const places = [...document.querySelectorAll(asked.alike)].map((element) => {
    const place = document.createComment('')
    element.replaceWith(place)
    return { element, place }
  })
  const found: string[] = []
  try {
    for (const look of asked.looks) {
      if (look.tema) document.documentElement.dataset.tema = look.tema
      // Half faded in, a page has other colours.
      for (const moving of document.getAnimations()) {
        if (Number.isFinite(moving.effect?.getComputedTiming().endTime)) moving.finish()
      }
      const repeated = look.isWhole ? [] : listRepeated(look)
      // All rules look at the document itself too.
      if (look.only.type === 'rule' && repeated.includes(document.body)) continue
      const context = { include: document, exclude: repeated }
      const { violations } = await axe.run(context, { runOnly: look.only, resultTypes: ['violations'] })
      for (const { id, help, nodes } of violations) {
        found.push(`${look.tema ?? tema}, ${id}: ${help}`)
        for (const { html, failureSummary } of nodes) found.push(`  ${html}\n  ${failureSummary}`)
      }
    }
  } finally {
    if (tema) document.documentElement.dataset.tema = tema
    for (const { element, place } of places) place.replaceWith(element)
    document.adoptedStyleSheets = sheets
  }
  return found

  /** What no colour depends on. */
  function isContent(name: string): boolean {
    return /^(id|href|src|srcset|alt|title|name|value|for|datetime|aria-(label|labelledby|describedby|controls))$/.test(
      name,
    )
  }

  /** Chapters and questions are numbered; a number in a style is a colour, or a place. A name that is missing tells. */
  function describe(element: Element): string {
    const written = [...element.attributes].map(({ name, value }) => {
      if (isContent(name)) return value.trim() && name
      return /^(class|style)$/.test(name) ? value : `${name}=${value.replace(/\d+/g, '0')}`
    })
    const states = [':hover', ':focus', ':checked', ':disabled'].filter((state) => element.matches(state))
    // What is not seen may be shown by what is beside it.
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return [element.localName, isSeen, !!element.textContent.trim(), ...written, ...states].join(' ')
  }

  /** The topmost elements of which nothing is the first of its kind in such a look, nor the second or third, or is new. */
  function listRepeated({ only }: Look): Element[] {
    interface Seen {
      readonly kinds: Map<string, number>
      readonly elements: WeakMap<Element, string>
    }
    const kept = window as unknown as { seenByAxe?: Map<string, Seen> }
    kept.seenByAxe ??= new Map()
    const way = [
      innerWidth,
      matchMedia('print').matches,
      only.type,
      describe(document.documentElement),
    ].join()
    const { kinds, elements } = kept.seenByAxe.get(way) ?? { kinds: new Map(), elements: new WeakMap() }
    kept.seenByAxe.set(way, { kinds, elements })
    const repeated: Element[] = []
    const visit = (element: Element, above: string): boolean => {
      const kind = `${above}>${describe(element)}`
      const isKnown = elements.get(element) === kind
      const times = (kinds.get(kind) ?? 0) + (isKnown ? 0 : 1)
      elements.set(element, kind)
      kinds.set(kind, times)
      const alike = [...element.children].filter((child) => visit(child, kind))
      const isRepeated = (isKnown || times > 3) && alike.length === element.children.length
      if (!isRepeated) repeated.push(...alike)
      return isRepeated
    }
    return visit(document.body, '') ? [document.body] : repeated
  }
}
