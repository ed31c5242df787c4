/** The queue on the device, and which of it every page of the reader shows as not sent. */
import { readEmail } from '../leitor.ts'
import { openBase, rangeOf } from './base.ts'
import { inOrder, juntar, type LugarPendente, type Pendente } from './fila.ts'
import { useNaoEnviadas } from './nao-enviadas.ts'

const outrasAbas = new BroadcastChannel('mbw-fila')
outrasAbas.addEventListener('message', () => void showPendentes())

type Nova<Item> = Item extends Pendente ? Omit<Item, 'email' | 'desde' | 'vez' | 'recusa'> : never

/**
 * Puts something into a reader's queue, whoever is signed in by now.
 * @param leitor who did it
 * @throws Error when nobody did, or the device keeps nothing
 */
export async function enfileirar(leitor: string | null, nova: Nova<Pendente>): Promise<Pendente> {
  if (leitor === null) throw new Error('Ninguém entrou neste aparelho.')
  const db = await openBase()
  const tx = db.transaction('fila', 'readwrite')
  const antes = await tx.store.get([leitor, nova.id])
  const item = juntar(antes, { ...nova, email: leitor, desde: Date.now(), vez: 0 })
  await tx.store.put(item)
  await tx.done
  await tellAll()
  return item
}

/** What waits for the server, of a reader, in order. */
export async function listPendentes(leitor = readEmail()): Promise<Pendente[]> {
  if (leitor === null) return []
  return inOrder(await (await openBase()).getAll('fila', rangeOf(leitor)))
}

/** What waits under an id. */
export async function findPendente(leitor: string | null, id: string): Promise<Pendente | undefined> {
  return leitor === null ? undefined : (await openBase()).get('fila', [leitor, id])
}

/**
 * Something has been sent (or is no longer to be): it leaves the queue, unless it was changed meanwhile.
 * @param depois what a change meanwhile becomes, now that the server has the first part
 */
export async function resolverPendente(
  enviado: Pendente,
  depois: (agora: Pendente) => Pendente = (agora) => agora,
): Promise<void> {
  await change(enviado, (agora) => (agora.vez === enviado.vez ? null : depois(agora)))
}

/** A place that the server did not take rests, unless it was changed meanwhile. */
export async function deter(lugar: LugarPendente): Promise<void> {
  await change(lugar, (agora) => (agora.vez === lugar.vez ? { ...lugar, parado: true } : agora))
}

/** Something that the server refused waits on with its sentence, unless it was changed meanwhile. */
export async function recusar(enviado: Pendente, recusa: string): Promise<void> {
  await change(enviado, (agora) => (agora.vez === enviado.vez ? { ...agora, recusa } : agora))
}

/**
 * Something is to be made anew, under an id that it keeps from then on: however often it is sent, it is made once.
 * @param toNova what it becomes, from what waits by now; null when that is not to be made any more
 * @returns what waits instead; null when it is not to be made anew
 */
export async function refazer(
  enviado: Pendente,
  toNova: (agora: Pendente) => Pendente | null,
): Promise<Pendente | null> {
  let refeita: Pendente | null = null
  await change(enviado, (agora) => {
    refeita = toNova(agora)
    return refeita ?? agora
  })
  return refeita
}

/** Shows what waits, in this page. */
export async function showPendentes(): Promise<void> {
  const pendentes = await listPendentes()
  useNaoEnviadas.setState({ ids: new Map(pendentes.map(({ id, recusa }) => [id, recusa])) })
}

/**
 * Changes what waits now under the id of something, in one step: a page that ends meanwhile leaves all of it or none.
 * @param toNow what is to wait instead; null for nothing
 */
async function change(item: Pendente, toNow: (agora: Pendente) => Pendente | null): Promise<void> {
  const key: [string, string] = [item.email, item.id]
  const tx = (await openBase()).transaction('fila', 'readwrite')
  const agora = await tx.store.get(key)
  const now = agora ? toNow(agora) : null
  if (agora && now?.id !== agora.id) await tx.store.delete(key)
  if (now) await tx.store.put(now)
  await tx.done
  await tellAll()
}

async function tellAll(): Promise<void> {
  await showPendentes()
  outrasAbas.postMessage(null)
}
