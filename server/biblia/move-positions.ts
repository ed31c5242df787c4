import type { EstruturaDoVersiculo } from '#contract/biblia.ts'

/**
 * Moves the marks of a verse along when its text changes in spaces, brackets, accents or single signs.
 *
 * Of both texts only the characters are counted that no tidying adds or takes away. A mark that begins something goes
 * before the word that follows it, one that ends something, and the mark of a note, behind the word before it.
 */
export function movePositions(
  before: string,
  after: string,
  estrutura: EstruturaDoVersiculo,
): EstruturaDoVersiculo {
  const counts = countSolids(before)
  const ends = listEnds(after)
  const toEnd = (position: number): number => {
    const count = counts[Math.min(position, before.length)] ?? 0
    const end = ends[Math.min(count, ends.length - 1)] ?? 0
    return end === 0 ? 0 : end + lengthOf(ATTACHED, after, end)
  }
  const toStart = (position: number): number => {
    const end = toEnd(position)
    return end === 0 ? 0 : end + lengthOf(CLOSING, after, end)
  }
  const { titulos, blocos, jesus, notas } = estrutura
  return {
    ...(titulos && { titulos: titulos.map((t) => ({ ...t, posicao: toStart(t.posicao) })) }),
    ...(blocos && { blocos: blocos.map((b) => ({ ...b, posicao: toStart(b.posicao) })) }),
    ...(jesus && {
      jesus: jesus.map(({ inicio, fim }) => ({ inicio: toStart(inicio), fim: toEnd(fim) })),
    }),
    ...(notas && { notas: notas.map((n) => ({ ...n, posicao: toEnd(n.posicao) })) }),
  }
}

/** Spaces, what shows nothing, accents and jamo (which compose), and the signs that tidying and cleaning drop. */
const NOT_SOLID = /[\s\u00AD\u200B\u2060\uFEFF\p{M}\u1160-\u11FF~[\]]/u
/** What belongs to the word before: its accents, and the bracket that it closes. */
const ATTACHED = /[\p{M}\u1160-\u11FF]*(?:\s*\])?/uy
/** A line never begins with a sign that closes. */
const CLOSING = /[,;:.!?…)”’»]*\s*/y

function lengthOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.[0].length ?? 0
}

/** How many counted characters stand before each position. */
function countSolids(text: string): Uint32Array {
  const counts = new Uint32Array(text.length + 1)
  let count = 0
  let at = 0
  for (const character of text) {
    for (let unit = 0; unit < character.length; unit += 1) counts[at + unit] = count
    at += character.length
    if (isSolid(character)) count += 1
  }
  counts[at] = count
  return counts
}

/** Where each counted character ends; the first is the text's beginning. */
function listEnds(text: string): number[] {
  const ends = [0]
  let at = 0
  for (const character of text) {
    at += character.length
    if (isSolid(character)) ends.push(at)
  }
  return ends
}

function isSolid(character: string): boolean {
  return (character >= 'a' && character <= 'z') || !NOT_SOLID.test(character)
}
