/** Computed styles for what looks for elements by role and name: happy-dom works each out anew, from the root, for each property. */

type Style = Pick<CSSStyleDeclaration, 'display' | 'visibility' | 'getPropertyValue'>

/** Of elements by their tag, where no style says otherwise. */
const ofTag = new Map<string, Style>()

/** Reads with the styles of tags, wherever nothing in the page says whether an element is displayed and visible. */
export function withTagStyles<T>(read: () => T): T {
  const view = document.defaultView
  if (!view || hasStyledDisplay(document)) return read()
  const { getComputedStyle } = view
  const styled = new Map<Element, boolean>()
  const isStyled = (element: Element): boolean => {
    const known = styled.get(element)
    if (known !== undefined) return known
    const parent = element.parentElement
    const found = speaksOfDisplay(element.getAttribute('style')) || (parent !== null && isStyled(parent))
    styled.set(element, found)
    return found
  }
  const style = (element: Element, pseudo?: string | null): Style => {
    const isOwn = pseudo || !element.isConnected || element.hasAttribute('hidden') || isStyled(element)
    if (isOwn) return getComputedStyle.call(view, element, pseudo)
    const known = ofTag.get(element.tagName) ?? copyStyle(getComputedStyle.call(view, element))
    ofTag.set(element.tagName, known)
    return known
  }
  Object.assign(view, { getComputedStyle: style })
  try {
    return read()
  } finally {
    Object.assign(view, { getComputedStyle })
  }
}

function hasStyledDisplay({ head, body }: Document): boolean {
  const sheets = [...head.querySelectorAll('style'), ...body.querySelectorAll('style')]
  return sheets.some(({ textContent }) => speaksOfDisplay(textContent))
}

function speaksOfDisplay(css: string | null): boolean {
  return css !== null && /display|visibility/.test(css)
}

function copyStyle({ display, visibility }: Style): Style {
  const values = new Map(Object.entries({ display, visibility }))
  const getPropertyValue = (name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`Nothing is known of ${name}: only whether an element is there.`)
    return value
  }
  return { display, visibility, getPropertyValue }
}
