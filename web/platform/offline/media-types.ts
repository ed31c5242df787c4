/** The media type of a reply, without its parameters; empty when it names none. */
export function typeOf({ headers }: Response): string {
  return (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

export function isJson(response: Response): boolean {
  return typeOf(response) === 'application/json'
}
