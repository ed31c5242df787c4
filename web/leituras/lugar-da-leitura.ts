/** A place in a book, and those that were sent of which nobody knows whether they arrived. */
import type { Leitura } from '#contract/leituras.ts'

/** `paragrafo_id` null is the beginning of the chapter. */
export interface LugarDaLeitura {
  readonly capitulo_id: number
  readonly paragrafo_id: number | null
  readonly deslocamento: number
}

/** How many are remembered from each end: when the network goes, and when it comes back, an answer may be lost. */
const KEPT = 10

/** Where a reading says that the reader is; chapter 0, which is none, while it was never opened. */
export function toLugar({ capitulo_atual, posicao }: Leitura): LugarDaLeitura {
  const { paragrafo_id, deslocamento } = posicao
  return { capitulo_id: capitulo_atual ?? 0, paragrafo_id, deslocamento }
}

export function isSameLugar(a: LugarDaLeitura, b: LugarDaLeitura): boolean {
  return (
    a.capitulo_id === b.capitulo_id && a.paragrafo_id === b.paragrafo_id && a.deslocamento === b.deslocamento
  )
}

/** @param sent places that were sent without an answer, the oldest first @returns these and another one, not more than twenty */
export function addSent(sent: readonly LugarDaLeitura[], lugar: LugarDaLeitura): readonly LugarDaLeitura[] {
  if (sent.some((each) => isSameLugar(each, lugar))) return sent
  const { capitulo_id, paragrafo_id, deslocamento } = lugar
  const all = [...sent, { capitulo_id, paragrafo_id, deslocamento }]
  return all.length <= 2 * KEPT ? all : [...all.slice(0, KEPT), ...all.slice(-KEPT)]
}
