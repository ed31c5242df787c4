/** The queue on the device, and which of it every page of the reader shows as not sent. */
import { readLeitor } from '../leitor.ts'
import { openBase, rangeOf } from './base.ts'
import { inOrder, juntar, type LugarPendente, type Pendente } from './fila.ts'
import { useNaoEnviadas } from './nao-enviadas.ts'

const outrasAbas = new BroadcastChannel('mbw-fila')
outrasAbas.addEventListener('message', () => void showPendentes())

type Nova<Item> = Item extends Pendente ? Omit<Item, 'email' | 'desde' | 'vez'> : never

/**
 * Puts something into the reader's queue.
 * @throws Error when nobody is signed in or the device keeps nothing
 */
export async function enfileirar(nova: Nova<Pendente>): Promise<Pendente> {
  const email = emailDoLeitor()
  const db = await openBase()
  const tx = db.transaction('fila', 'readwrite')
  const antes = await tx.store.get([email, nova.id])
  const item = juntar(antes, { ...nova, email, desde: Date.now(), vez: 0 })
  await tx.store.put(item)
  await tx.done
  await tellAll()
  return item
}

/** What waits for the server, of the reader who is signed in, in order. */
export async function listPendentes(): Promise<Pendente[]> {
  const email = readLeitor()?.email.toLowerCase()
  if (!email) return []
  return inOrder(await (await openBase()).getAll('fila', rangeOf(email)))
}

/** What waits under an id. */
export async function findPendente(id: string): Promise<Pendente | undefined> {
  const email = readLeitor()?.email.toLowerCase()
  return email ? (await openBase()).get('fila', [email, id]) : undefined
}

/**
 * Something has been sent (or is no longer to be): it leaves the queue, unless it was changed meanwhile.
 * @param depois what a change meanwhile becomes, now that the server has the first part
 */
export async function resolverPendente(
  enviado: Pendente,
  depois: (agora: Pendente) => Pendente = (agora) => agora,
): Promise<void> {
  const tx = (await openBase()).transaction('fila', 'readwrite')
  const agora = await tx.store.get([enviado.email, enviado.id])
  if (agora?.vez === enviado.vez) await tx.store.delete([enviado.email, enviado.id])
  else if (agora) await tx.store.put(depois(agora))
  await tx.done
  await tellAll()
}

/** A place that the server did not take rests, unless it was changed meanwhile. */
export async function deter(lugar: LugarPendente): Promise<void> {
  const tx = (await openBase()).transaction('fila', 'readwrite')
  const agora = await tx.store.get([lugar.email, lugar.id])
  if (agora?.vez === lugar.vez) await tx.store.put({ ...lugar, parado: true })
  await tx.done
}

/** Shows what waits, in this page. */
export async function showPendentes(): Promise<void> {
  const ids = (await listPendentes()).map(({ id }) => id)
  useNaoEnviadas.setState({ ids: new Set(ids) })
}

/** The reader's e-mail, as his rows are kept under it. */
export function emailDoLeitor(): string {
  const email = readLeitor()?.email.toLowerCase()
  if (!email) throw new Error('Ninguém entrou neste aparelho.')
  return email
}

async function tellAll(): Promise<void> {
  await showPendentes()
  outrasAbas.postMessage(null)
}
