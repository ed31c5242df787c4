const LAYOUTS = 5
const CLOTHS = 8

/** Spreads neighbouring ids; always the same for the same number. */
function hash(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/**
 * The cloth of an ebook's generated binding (design, "Generated cover"). What the hash leaves after it has picked
 * one of five layouts picks the cloth.
 * @returns 1 to 8, as in the tokens `--cloth-1` to `--cloth-8`
 */
export function clothOf(ebookId: number): number {
  return 1 + (Math.floor(hash(ebookId) / LAYOUTS) % CLOTHS)
}
