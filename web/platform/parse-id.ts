/** The number in a page's address. What is no number in digits names no page, and no call is made: null. */
export function parseId(param: string | undefined): number | null {
  return param !== undefined && /^\d{1,9}$/.test(param) ? Number(param) : null
}
