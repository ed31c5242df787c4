/** A theme's place on the page: the address '/harmonias#tema-12' leads to it. */
export function toAncora(temaId: number): string {
  return `tema-${temaId}`
}

/** The theme that an address names. @param hash as in the address: '#tema-12', or empty @returns its id, or null */
export function parseAncora(hash: string): number | null {
  const [, id] = /^#tema-(\d{1,9})$/.exec(hash) ?? []
  return id === undefined ? null : Number(id)
}
