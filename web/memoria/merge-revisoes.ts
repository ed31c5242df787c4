import { MAX_REVISOES_DO_CARTAO, type RevisaoDoCartao } from '#contract/memoria.ts'

/**
 * The reviews of both, each once, of each card the latest so many (docs/memoria.md). In whatever order lists are merged, and however often, the
 * outcome is the same; it is sorted by time.
 */
export function mergeRevisoes(
  some: readonly RevisaoDoCartao[],
  others: readonly RevisaoDoCartao[],
): RevisaoDoCartao[] {
  const byId = new Map(some.map((revisao) => [revisao.id, revisao]))
  for (const revisao of others) byId.set(revisao.id, earlier(byId.get(revisao.id), revisao))
  const byTime = [...byId.values()].sort(compareRevisoes)
  return dropPast(byTime)
}

/** By time, and of one time by id. */
export function compareRevisoes(a: RevisaoDoCartao, b: RevisaoDoCartao): number {
  if (a.feita_em !== b.feita_em) return a.feita_em < b.feita_em ? -1 : 1
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}

/** Only a wrong clock has a review in two times: the server put its own in place of one that lay ahead. */
function earlier(known: RevisaoDoCartao | undefined, other: RevisaoDoCartao): RevisaoDoCartao {
  return known && known.feita_em <= other.feita_em ? known : other
}

/** @param byTime the earliest first */
function dropPast(byTime: readonly RevisaoDoCartao[]): RevisaoDoCartao[] {
  const left = new Map<string, number>()
  for (const { cartao } of byTime) left.set(cartao, (left.get(cartao) ?? 0) + 1)
  return byTime.filter(({ cartao }) => {
    const count = left.get(cartao) ?? 0
    left.set(cartao, count - 1)
    return count <= MAX_REVISOES_DO_CARTAO
  })
}
