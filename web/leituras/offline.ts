/** Readings in the outbox: books begun and ended, and places in them, each apart. What comes later takes the place. */

import { describeAgente } from '#contract/agente.ts'
import { atualizarStatus, lerLeitura, marcarComoLido, salvarPosicao } from '#contract/leituras.ts'
import { ApiError, type ApiErrorCode } from '../platform/api-error.ts'
import { drain } from '../platform/outbox/drain.ts'
import type { Feature, Item, Outcome } from '../platform/outbox/item.ts'
import { changeItem, listItemsOf } from '../platform/outbox/item-store.ts'
import { request } from '../platform/request.ts'
import { LEITURAS } from './estante.ts'
import { addSent, isSameLugar, type LugarDaLeitura, toLugar } from './lugar-da-leitura.ts'

export type MudancaDaLeitura =
  /** A book that waited was begun; a book was read to its end. */
  { readonly tipo: 'inicio' | 'fim'; readonly leitura_id: string } | LugarQueEspera

interface LugarQueEspera extends LugarDaLeitura {
  readonly tipo: 'lugar'
  /** Of the place from which the reader went on. */
  readonly versao: number
  /** Where he was meanwhile: the server may have any of these, since their answers never came. */
  readonly enviados?: readonly LugarDaLeitura[]
}

/** The reading, or what it was in, is gone. */
const GONE: ReadonlySet<ApiErrorCode> = new Set(['nao_encontrado', 'dados_invalidos'])

/** Another device has read on, or ended the book. */
const PASSED: ReadonlySet<ApiErrorCode> = new Set(['posicao_mais_nova', 'estado_nao_permite'])

/** The reading is gone, or another device has begun or ended it. */
const NOTHING_TO_DO: ReadonlySet<ApiErrorCode> = new Set(['nao_encontrado', 'estado_nao_permite'])

export const leiturasOffline: Feature<MudancaDaLeitura> = { name: LEITURAS, merge, send }

function merge(antes: MudancaDaLeitura, nova: MudancaDaLeitura): MudancaDaLeitura {
  if (antes.tipo !== 'lugar' || nova.tipo !== 'lugar' || antes.versao !== nova.versao) return nova
  return { ...nova, enviados: addSent(antes.enviados ?? [], antes) }
}

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
  if (await saveLugar(id, mudanca, leitor)) return { tipo: 'done' }
  const versao = await findOwnVersao(id, mudanca, leitor)
  const isSaved = versao !== null && (await saveLugar(id, { ...mudanca, versao }, leitor))
  return { tipo: isSaved ? 'done' : 'held' }
}

/** @returns false when the server has another place */
async function saveLugar(
  id: string,
  { capitulo_id, paragrafo_id, deslocamento, versao }: LugarQueEspera,
  leitor: string,
): Promise<boolean> {
  const aparelho = describeAgente(navigator.userAgent)
  const body = { capitulo_id, paragrafo_id, deslocamento, versao, aparelho }
  try {
    await request(salvarPosicao, { params: { id }, body, leitor }).catch(passOver(GONE))
    return true
  } catch (error) {
    if (error instanceof ApiError && PASSED.has(error.code)) return false
    throw error
  }
}

/** @returns the version of the place that the server has, when it was sent from here; null when another device read on */
async function findOwnVersao(
  id: string,
  { enviados = [], ...lugar }: LugarQueEspera,
  leitor: string,
): Promise<number | null> {
  const leitura = await request(lerLeitura, { params: { id }, leitor })
  const isOwn = [...enviados, lugar].some((each) => isSameLugar(each, toLugar(leitura)))
  return isOwn ? leitura.posicao.versao : null
}

/** Whether a place in the book waits, or was sent by this device without an answer before the one that waits. */
export async function isEnviado(leitor: string, id: string, lugar: LugarDaLeitura): Promise<boolean> {
  const mudanca = (await findLugar(leitor, id))?.mudanca
  if (mudanca?.tipo !== 'lugar') return false
  return [...(mudanca.enviados ?? []), mudanca].some((each) => isSameLugar(each, lugar))
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
  const item = await findLugar(leitor, id)
  if (item?.mudanca.tipo !== 'lugar' || !isMeant(item)) return null
  await changeItem(item, (now) => (now.vez === item.vez ? null : now))
  const { capitulo_id, paragrafo_id, deslocamento } = item.mudanca
  return { capitulo_id, paragrafo_id, deslocamento }
}

async function findLugar(leitor: string, id: string): Promise<Item<MudancaDaLeitura> | undefined> {
  return (await listItemsOf<MudancaDaLeitura>(LEITURAS, leitor)).find((each) => each.id === id)
}
