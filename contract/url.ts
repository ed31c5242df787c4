/** Values for the path and the query string of a call; undefined ones are left out of the query. */
export interface UrlValues {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
}

/** Writes the address of a call on its origin: '/api/cfw/8/completo'. @param path of an endpoint, with `:name` for parameters */
export function buildUrl(path: string, { params = {}, query = {} }: UrlValues): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? `/api${filled}` : `/api${filled}?${search}`
}
