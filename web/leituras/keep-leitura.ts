/** The shelf and the readings as this device knows them, changed while the network is away; the changes wait to be sent. */
import * as z from 'zod/mini'
import { Leitura } from '#contract/leituras.ts'
import { isGuardada } from '../platform/offline/guardas.ts'
import { changeResposta, keepResposta, readResposta } from '../platform/offline/respostas.ts'
import { keepItem } from '../platform/outbox/item-store.ts'
import { moveLeitura } from './estante.ts'
import { movedTo } from './leitura-guardada.ts'
import { LivroAusente } from './livro-ausente.ts'
import type { LugarDaLeitura } from './lugar-da-leitura.ts'
import { leiturasOffline } from './offline.ts'
import { ESTADOS, leituraUrl, listaUrl } from './queries.ts'

const Lista = z.array(Leitura)

/** Begins a book that is here; a begun one stays. @throws `reason` when the device knows none; LivroAusente */
export async function keepInicio(
  leitor: string,
  isMeant: (leitura: Leitura) => boolean,
  reason: unknown,
): Promise<Leitura> {
  const leitura = (await listGuardadas(leitor)).find(isMeant)
  if (!leitura) throw reason
  const livro = { tipo: 'livro', email: leitor, ebookId: leitura.ebook.id } as const
  if (!(await isGuardada(livro))) throw new LivroAusente()
  return leitura.estado === 'quero_ler' ? keep(leitor, 'inicio', { ...leitura, estado: 'lendo' }) : leitura
}

/** Ends a book. @throws `reason` when the device knows of no such reading */
export async function keepFim(leitor: string, id: string, reason: unknown): Promise<Leitura> {
  const leitura = (await listGuardadas(leitor)).find((each) => each.id === id)
  if (!leitura) throw reason
  return keep(leitor, 'fim', { ...leitura, estado: 'lido', progresso: 100 })
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
  const move = (leitura: Leitura) => (leitura.id === id ? movedTo(leitura, lugar, percent) : leitura)
  await changeResposta(leitor, leituraUrl(id), Leitura, move)
  await changeResposta(leitor, listaUrl('lendo'), Lista, (lista) => lista.map(move))
}

/** The beginning and the end of a reading wait apart from its place, which has its id. */
async function keep(leitor: string, tipo: 'inicio' | 'fim', leitura: Leitura): Promise<Leitura> {
  const { id } = leitura
  await keepItem(leiturasOffline, leitor, `${id}:${tipo}`, { tipo, leitura_id: id })
  for (const estado of ESTADOS) {
    const lista = await readResposta(leitor, listaUrl(estado), Lista)
    // One that the device has never had would look like an empty one.
    if (lista === undefined && estado !== leitura.estado) continue
    await keepResposta(leitor, listaUrl(estado), moveLeitura(lista ?? [], leitura, estado))
  }
  await keepResposta(leitor, leituraUrl(id), leitura)
  return leitura
}

async function listGuardadas(leitor: string): Promise<Leitura[]> {
  const listas = await Promise.all(ESTADOS.map((estado) => readResposta(leitor, listaUrl(estado), Lista)))
  const leituras = listas.flatMap((lista = []) => lista)
  // The reading that was opened last may know more than the list.
  return Promise.all(
    leituras.map(async (leitura) => {
      const aberta = await readResposta(leitor, leituraUrl(leitura.id), Leitura)
      return aberta?.estado === leitura.estado ? aberta : leitura
    }),
  )
}
