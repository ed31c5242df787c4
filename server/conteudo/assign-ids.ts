/**
 * Gives integer ids to things that have none of their own: what is stored keeps its id, new things get the next
 * ones. (Sequences of the databases would differ, and would not know a thing that comes again.)
 * @param stored what has an id already, by a key that a new import repeats
 * @param keys wanted keys, in the order in which new ids are given
 */
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
