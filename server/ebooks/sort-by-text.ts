import { foldText } from '#contract/fold.ts'

const collator = new Intl.Collator('pt-BR', { numeric: true })

/**
 * A copy in the order that readers of Portuguese expect: accents and case count for nothing, nor do quotation marks
 * at the beginning, and 9 stands before 10. Equal texts keep their order. Done here and not by the databases, which
 * collate differently.
 */
export function sortByText<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, key: foldText(textOf(item)).replace(/^[^\p{L}\p{N}]+/u, '') }))
    .sort((a, b) => collator.compare(a.key, b.key))
    .map(({ item }) => item)
}
