/** How many characters two texts share at their ends: what stands around words tells two places apart. */
export function countCommonEnd(a: string, b: string): number {
  let count = 0
  while (count < Math.min(a.length, b.length) && a.at(-1 - count) === b.at(-1 - count)) count += 1
  return count
}

export function countCommonStart(a: string, b: string): number {
  let count = 0
  while (count < Math.min(a.length, b.length) && a[count] === b[count]) count += 1
  return count
}
