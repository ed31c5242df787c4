/** Finds a cookie that the page may read. @returns its decoded value, or null when there is none */
export function findCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [key, ...value] = pair.split('=')
    if (key === name) return decodeURIComponent(value.join('='))
  }
  return null
}

/** Reads a needed cookie. @returns null (with a warning) when it is missing @throws Error when the browser keeps none */
export function readCookie(name: string): string | null {
  if (!navigator.cookieEnabled) throw new Error('Cookies estão desativados no navegador.')
  const value = findCookie(name)
  if (value === null) console.warn(`Cookie ${name} não encontrado.`)
  return value
}
