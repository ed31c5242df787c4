/** Part of an address that proves who calls, since banks know no other place for it (docs/pagamentos.md). */
const SECRET_PART = /(\/pagamentos\/pix\/)[^/]+/i

/** An address as the log may have it: without its query, which may hold a note's text, and without secrets. */
export function pathForLog(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.replace(SECRET_PART, '$1…')
}
