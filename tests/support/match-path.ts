import type { Endpoint } from '#contract/endpoint.ts'

/** The values of the parameters; null when it is another path. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return params
}

/** How many values an endpoint takes from its path. */
export function countParams({ path }: Endpoint): number {
  return path.split('/:').length
}
