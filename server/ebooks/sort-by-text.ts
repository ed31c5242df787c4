import { foldText } from '#contract/fold.ts'

const collator = new Intl.Collator('pt-BR', { numeric: true })

/** A copy in Portuguese order, without accents, case or opening quotation marks, 9 before 10; databases collate differently. */
export function sortByText<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, key: foldText(textOf(item)).replace(/^[^\p{L}\p{N}]+/u, '') }))
    .sort((a, b) => collator.compare(a.key, b.key))
    .map(({ item }) => item)
}
