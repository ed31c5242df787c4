/** The outbox on the device, and which of it every page of the reader shows as not sent. */
import { readEmail } from '../leitor.ts'
import { openBase, readFila, toItem, toLinha } from '../offline/base.ts'
import type { Feature, Item } from './item.ts'
import { useNaoEnviadas } from './nao-enviadas.ts'

const otherTabs = new BroadcastChannel('mbw-fila')
otherTabs.addEventListener('message', () => void showWaiting())

/** Has something wait, whoever is signed in by now. @param id of what it changes @throws Error when the device keeps nothing */
export async function keepItem<Mudanca extends object>(
  feature: Feature<Mudanca>,
  leitor: string,
  id: string,
  mudanca: Mudanca,
): Promise<Item<Mudanca>> {
  const nova = { email: leitor, id, feature: feature.name, mudanca, desde: Date.now(), vez: 0 }
  const tx = (await openBase()).transaction('fila', 'readwrite')
  const before = await tx.store.get([leitor, id])
  // Under an id of its own lies only what the feature itself has written.
  const item = joinItem(feature, before && (toItem(before) as Item<Mudanca>), nova)
  await tx.store.put(toLinha(item))
  await tx.done
  await tellAll()
  return item
}

/** Everything that waits, of a reader, in order. */
export async function listItems(leitor = readEmail()): Promise<Item[]> {
  return leitor === null ? [] : inOrder(await readFila(leitor))
}

/** What waits of one feature, which alone knows what it has written. */
export async function listItemsOf<Mudanca extends object>(
  name: string,
  leitor: string,
): Promise<Item<Mudanca>[]> {
  return (await listItems(leitor)).filter(({ feature }) => feature === name) as Item<Mudanca>[]
}

/** Whether something waits under an id. */
export async function hasItem(leitor: string, id: string): Promise<boolean> {
  return (await (await openBase()).count('fila', [leitor, id])) > 0
}

/** Changes what waits in one step, all or none. @param toNow null for nothing @returns what waits instead */
export async function changeItem(item: Item, toNow: (now: Item) => Item | null): Promise<Item | null> {
  const key: [string, string] = [item.email, item.id]
  const tx = (await openBase()).transaction('fila', 'readwrite')
  const before = await tx.store.get(key)
  const now = before ? toNow(toItem(before)) : null
  if (before && now?.id !== before.id) await tx.store.delete(key)
  if (now) await tx.store.put(toLinha(now))
  await tx.done
  await tellAll()
  return now
}

/** Shows what waits, in this page. */
export async function showWaiting(): Promise<void> {
  const items = await listItems()
  useNaoEnviadas.setState({ ids: new Map(items.map(({ id, recusa }) => [id, recusa])) })
}

async function tellAll(): Promise<void> {
  await showWaiting()
  otherTabs.postMessage(null)
}

/** @param antes what waits under the same id @param nova done now @returns in the turn of the first, without its refusal */
export function joinItem<Mudanca extends object>(
  { merge }: Pick<Feature<Mudanca>, 'merge'>,
  antes: Item<Mudanca> | undefined,
  nova: Item<Mudanca>,
): Item<Mudanca> {
  if (!antes) return nova
  return { ...nova, mudanca: merge(antes.mudanca, nova.mudanca), desde: antes.desde, vez: antes.vez + 1 }
}

/** In the order in which they were done. */
export function inOrder<Any extends Item>(items: readonly Any[]): Any[] {
  return items.toSorted((a, b) => a.desde - b.desde || (a.id < b.id ? -1 : 1))
}
