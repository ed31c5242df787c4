/** Readings in the outbox: books begun and ended, and places in them, each apart. What comes later takes the place. */

import { describeAgente } from '#contract/agente.ts'
import { atualizarStatus, marcarComoLido, salvarPosicao } from '#contract/leituras.ts'
import { ApiError, type ApiErrorCode } from '../platform/api-error.ts'
import { drain } from '../platform/outbox/drain.ts'
import type { Feature, Item, Outcome } from '../platform/outbox/item.ts'
import { changeItem, listItemsOf } from '../platform/outbox/item-store.ts'
import { request } from '../platform/request.ts'
import { LEITURAS } from './estante.ts'

/** A place in the book; `paragrafo_id` null is the beginning of the chapter. */
export interface LugarDaLeitura {
  readonly capitulo_id: number
  readonly paragrafo_id: number | null
  readonly deslocamento: number
}

export type MudancaDaLeitura =
  /** A book that waited was begun; a book was read to its end. */
  | { readonly tipo: 'inicio' | 'fim'; readonly leitura_id: string }
  /** `versao` is of the place from which the reader went on. */
  | (LugarDaLeitura & { readonly tipo: 'lugar'; readonly versao: number })

/** The reading, or what it was in, is gone. */
const GONE: ReadonlySet<ApiErrorCode> = new Set(['nao_encontrado', 'dados_invalidos'])

/** Another device has read on, or ended the book. */
const PASSED: ReadonlySet<ApiErrorCode> = new Set(['posicao_mais_nova', 'estado_nao_permite'])

/** The reading is gone, or another device has begun or ended it. */
const NOTHING_TO_DO: ReadonlySet<ApiErrorCode> = new Set(['nao_encontrado', 'estado_nao_permite'])

export const leiturasOffline: Feature<MudancaDaLeitura> = { name: LEITURAS, merge: (_, nova) => nova, send }

/** A place that another device has passed rests until its reader opens the book and is asked. */
async function send({
  email: leitor,
  id,
  mudanca,
}: Item<MudancaDaLeitura>): Promise<Outcome<MudancaDaLeitura>> {
  if (mudanca.tipo !== 'lugar') {
    const call = mudanca.tipo === 'inicio' ? atualizarStatus : marcarComoLido
    await request(call, { params: { id: mudanca.leitura_id }, leitor }).catch(passOver(NOTHING_TO_DO))
    return { tipo: 'done' }
  }
  const { tipo: _, ...lugar } = mudanca
  const body = { ...lugar, aparelho: describeAgente(navigator.userAgent) }
  try {
    await request(salvarPosicao, { params: { id }, body, leitor }).catch(passOver(GONE))
  } catch (error) {
    if (error instanceof ApiError && PASSED.has(error.code)) return { tipo: 'held' }
    throw error
  }
  return { tipo: 'done' }
}

function passOver(codes: ReadonlySet<ApiErrorCode>): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof ApiError && codes.has(error.code))) throw error
  }
}

/** Sends what waits for a reading that a reader is about to open: it opens where this device left it. */
export async function sendLeitura(leitor: string, id: string): Promise<void> {
  const isMeant = (item: Item) => item.id.split(':')[0] === id
  try {
    const items = await listItemsOf(LEITURAS, leitor)
    if (!items.some((item) => isMeant(item) && !item.parado)) return
    // Opening the book finds out by itself what is wrong, and they wait on.
    await drain({ features: [leiturasOffline], leitor, isAgain: true, isMeant })
  } catch (error) {
    console.error('Erro ao enviar o que foi feito sem internet:', error)
  }
}

/** Takes the place in a book out of the outbox. @param isMeant whether what waits is to go @returns null when none did */
export async function takeLugar(
  leitor: string,
  id: string,
  isMeant: (item: Item) => boolean = () => true,
): Promise<LugarDaLeitura | null> {
  const item = (await listItemsOf<MudancaDaLeitura>(LEITURAS, leitor)).find((each) => each.id === id)
  if (item?.mudanca.tipo !== 'lugar' || !isMeant(item)) return null
  await changeItem(item, (now) => (now.vez === item.vez ? null : now))
  const { capitulo_id, paragrafo_id, deslocamento } = item.mudanca
  return { capitulo_id, paragrafo_id, deslocamento }
}
