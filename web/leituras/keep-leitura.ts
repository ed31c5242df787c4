/** The shelf and the readings as this device knows them, changed while the network is away; the changes wait to be sent. */
import * as z from 'zod/mini'
import { Leitura } from '#contract/leituras.ts'
import { isGuardada } from '../platform/offline/guardas.ts'
import { keepResposta, readResposta } from '../platform/offline/respostas.ts'
import { keepItem } from '../platform/outbox/item-store.ts'
import { moveLeitura } from './estante.ts'
import { LivroAusente } from './livro-ausente.ts'
import { type LugarDaLeitura, leiturasOffline } from './offline.ts'
import { ESTADOS, leituraUrl, listaUrl } from './queries.ts'

/** Begins a book that is here; a begun one stays. @returns null when the device knows none @throws LivroAusente */
export async function keepInicio(
  leitor: string,
  isMeant: (leitura: Leitura) => boolean,
): Promise<Leitura | null> {
  const leitura = (await listGuardadas(leitor)).find(isMeant)
  if (!leitura) return null
  const livro = { tipo: 'livro', email: leitor, ebookId: leitura.ebook.id } as const
  if (!(await isGuardada(livro))) throw new LivroAusente()
  return leitura.estado === 'quero_ler' ? keep(leitor, 'inicio', { ...leitura, estado: 'lendo' }) : leitura
}

/** @returns null when the device knows of no such reading */
export async function keepFim(leitor: string, id: string): Promise<Leitura | null> {
  const leitura = (await listGuardadas(leitor)).find((each) => each.id === id)
  return leitura ? keep(leitor, 'fim', { ...leitura, estado: 'lido', progresso: 100 }) : null
}

/** A place that a device keeps. */
export interface LugarGuardado extends LugarDaLeitura {
  /** Of the place from which the reader went on. */
  readonly versao: number
  /** What the place is in percent of the book. */
  readonly percent: number
}

/** Has a place wait, and the book open there again. */
export async function keepLugar(
  leitor: string,
  id: string,
  { percent, ...lugar }: LugarGuardado,
): Promise<void> {
  await keepItem(leiturasOffline, leitor, id, { tipo: 'lugar', ...lugar })
  const kept = z.safeParse(Leitura, await readResposta(leitor, leituraUrl(id)))
  if (kept.success) await keepResposta(leitor, leituraUrl(id), movedTo(kept.data, lugar, percent))
  const lista = await readLista(leitor, listaUrl('lendo'))
  const moved = lista?.map((each) => (each.id === id ? movedTo(each, lugar, percent) : each))
  if (moved) await keepResposta(leitor, listaUrl('lendo'), moved)
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

/** The beginning and the end of a reading wait apart from its place, which has its id. */
async function keep(leitor: string, tipo: 'inicio' | 'fim', leitura: Leitura): Promise<Leitura> {
  const { id } = leitura
  await keepItem(leiturasOffline, leitor, `${id}:${tipo}`, { tipo, leitura_id: id })
  for (const estado of ESTADOS) {
    const lista = await readLista(leitor, listaUrl(estado))
    // One that the device has never had would look like an empty one.
    if (lista === undefined && estado !== leitura.estado) continue
    await keepResposta(leitor, listaUrl(estado), moveLeitura(lista ?? [], leitura, estado))
  }
  await keepResposta(leitor, leituraUrl(id), leitura)
  return leitura
}

async function listGuardadas(leitor: string): Promise<Leitura[]> {
  const listas = await Promise.all(ESTADOS.map((estado) => readLista(leitor, listaUrl(estado))))
  // The reading that was opened last may know more than the list.
  return Promise.all(
    listas
      .flatMap((lista = []) => lista)
      .map(async (leitura) => {
        const aberta = z.safeParse(Leitura, await readResposta(leitor, leituraUrl(leitura.id))).data
        return aberta?.estado === leitura.estado ? aberta : leitura
      }),
  )
}

/** @returns undefined when it is not kept */
async function readLista(leitor: string, url: string): Promise<Leitura[] | undefined> {
  return z.safeParse(z.array(Leitura), await readResposta(leitor, url)).data
}
