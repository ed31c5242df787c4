/** '1 ebook', '24 ebooks'; empty for none. */
export function formatEbooks(total: number): string {
  if (total === 0) return ''
  return total === 1 ? '1 ebook' : `${total} ebooks`
}

/** '1 leitura', '412 leituras'. */
export function formatLeituras(total: number): string {
  return total === 1 ? '1 leitura' : `${total} leituras`
}
