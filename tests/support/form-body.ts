export type FormValue = string | { [name: string]: FormValue }

/** 'items[0][price]=x' as Stripe's library writes it → { items: { 0: { price: 'x' } } } */
export function readForm(text: string): Record<string, FormValue> {
  const form: Record<string, FormValue> = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split(/\]?\[|\]$/).filter((name) => name !== '')
    const last = names.pop() ?? ''
    let place = form
    for (const name of names) {
      const below = place[name]
      place[name] = typeof below === 'object' ? below : {}
      place = place[name]
    }
    place[last] = value
  }
  return form
}
