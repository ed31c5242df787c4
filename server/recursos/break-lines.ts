/** Breaks a text like `text-wrap: balance`. @param words a wider one stands alone @param width in the units of `measure` */
export function breakLines(
  words: readonly string[],
  width: number,
  measure: (line: string) => number,
): string[] {
  const greedy = fill(words, width, measure)
  if (greedy.length < 2) return greedy
  // The narrowest width that needs no more lines is the balanced one.
  let narrow = Math.max(...words.map(measure))
  let wide = width
  while (wide - narrow > width / 100) {
    const middle = (narrow + wide) / 2
    if (fill(words, middle, measure).length > greedy.length) narrow = middle
    else wide = middle
  }
  return fill(words, wide, measure)
}

function fill(words: readonly string[], width: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}
