/** Part of an address that proves who calls, since banks and calendars know no other place for it. */
const SECRET_PART = /(\/pagamentos\/pix\/|\/planos-de-estudo\/calendario\/)[^/]+/i

/** An address as the log may have it: without its query, which may hold a note's text, and without secrets. */
export function pathForLog(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.replace(SECRET_PART, '$1…')
}
