/** What belongs to a reader, from the server, or from this device while the server is away. */
import { isAway } from '../api-error.ts'
import { readEmail } from '../leitor.ts'
import { useNaoEnviadas } from '../outbox/nao-enviadas.ts'
import { askToSend } from '../outbox/when-to-send.ts'
import { isOfflineReady } from './is-offline-ready.ts'

/** Where a reply is kept on the device; its code is not in the first download. */
export interface Kept<Reply> {
  /** Keeps what the server has answered. @param pedido when it was asked, in milliseconds since 1970 */
  keep(leitor: string, reply: Reply, pedido: number): Promise<void>
  /** @returns undefined when nothing is kept */
  read(leitor: string): Promise<Reply | undefined>
  /** Lays what waits to be sent over what the server or the device has. */
  apply?(leitor: string, reply: Reply): Promise<Reply>
}

/** Asks for something private, or takes what is kept. @param ask is told for whom @throws what `ask` throws, with nothing kept */
export async function askOrKept<Reply>(
  ask: (leitor: string | null) => Promise<Reply>,
  load: () => Promise<Kept<Reply>>,
): Promise<Reply> {
  const leitor = readEmail()
  if (leitor === null || !isOfflineReady()) return ask(leitor)
  const pedido = Date.now()
  let reply: Reply | undefined
  try {
    reply = await ask(leitor)
  } catch (error) {
    if (!isAway(error)) throw error
    reply = await onDevice(leitor, async () => (await load()).read(leitor))
    if (reply === undefined) throw error
    return withWaiting(leitor, reply, load)
  }
  // The server answers: what waits need not wait for the browser to notice.
  if (useNaoEnviadas.getState().ids.size > 0) askToSend()
  void changeKept(leitor, async () => (await load()).keep(leitor, reply, pedido))
  return withWaiting(leitor, reply, load)
}

/** Does to what is kept what the server has just done: the next answer may not come. Nothing kept is no failure. */
export async function changeKept(
  leitor: string | null,
  change: (leitor: string) => Promise<void>,
): Promise<void> {
  if (leitor !== null && isOfflineReady()) await onDevice(leitor, () => change(leitor))
}

async function withWaiting<Reply>(
  leitor: string,
  reply: Reply,
  load: () => Promise<Kept<Reply>>,
): Promise<Reply> {
  const shown = await onDevice(leitor, async () => (await load()).apply?.(leitor, reply))
  return shown ?? reply
}

/** @returns undefined when it failed. With a reader who has left meanwhile nothing has. */
async function onDevice<Result>(leitor: string, act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act()
  } catch (error) {
    if (readEmail() === leitor) console.error('Erro ao usar o que está guardado no aparelho:', error)
    return undefined
  }
}
