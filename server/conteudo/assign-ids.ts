/** What is stored keeps its id, new things get the next. @param stored ids by a key that imports repeat @param keys in order */
export function assignIds(
  stored: readonly { id: number; key: string }[],
  keys: readonly string[],
): Map<string, number> {
  const known = new Map(stored.map(({ key, id }) => [key, id]))
  let next = stored.reduce((max, { id }) => Math.max(max, id), 0)
  const ids = new Map<string, number>()
  for (const key of keys) {
    if (ids.has(key)) continue
    const id = known.get(key)
    if (id === undefined) next += 1
    ids.set(key, id ?? next)
  }
  return ids
}
