/** 'a Bíblia, os ebooks e as suas notas', as `Intl.ListFormat` says it, which takes a phone a tenth of a second to begin with. */
export function formatLista(partes: readonly string[]): string {
  const [ultima = '', ...outras] = partes.toReversed()
  return outras.length === 0 ? ultima : `${outras.toReversed().join(', ')} e ${ultima}`
}
