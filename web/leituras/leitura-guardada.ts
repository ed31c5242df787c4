import { Leitura } from '#contract/leituras.ts'
import type { Kept } from '../platform/offline/ask-or-kept.ts'
import { keptReply } from '../platform/offline/respostas.ts'
import type { Item } from '../platform/outbox/item.ts'
import { listItemsOf } from '../platform/outbox/item-store.ts'
import { LEITURAS } from './estante.ts'
import type { LugarDaLeitura } from './lugar-da-leitura.ts'
import type { MudancaDaLeitura } from './offline.ts'

/**
 * A reading, open where this device left it: whoever left the page at once may have had time to keep the place alone.
 * @param url under which the reading is kept
 */
export function leituraGuardada(url: string): Kept<Leitura> {
  return {
    ...keptReply(url, Leitura),
    apply: async (leitor, leitura) =>
      withWaiting(leitura, await listItemsOf<MudancaDaLeitura>(LEITURAS, leitor)),
  }
}

/** Lays the place that waits over a reading, unless another device has read on since. */
export function withWaiting(
  leitura: Leitura,
  items: readonly Pick<Item<MudancaDaLeitura>, 'id' | 'mudanca'>[],
): Leitura {
  const mudanca = items.find(({ id }) => id === leitura.id)?.mudanca
  if (mudanca?.tipo !== 'lugar' || mudanca.versao !== leitura.posicao.versao) return leitura
  return movedTo(leitura, mudanca, leitura.progresso)
}

/** The reading as it is when it is opened next. */
export function movedTo(
  leitura: Leitura,
  { capitulo_id, paragrafo_id, deslocamento }: LugarDaLeitura,
  percent: number,
): Leitura {
  const posicao = { ...leitura.posicao, paragrafo_id, deslocamento }
  const progresso = Math.max(leitura.progresso, percent)
  return { ...leitura, capitulo_atual: capitulo_id, progresso, posicao }
}
