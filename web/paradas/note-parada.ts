/** Places as the reader passes through them: on the device at once, in the account when he has stayed a while. */
import { createAutosave } from '../platform/autosave.ts'
import { readEmail } from '../platform/leitor.ts'
import { obraOf, putParada, removeParadas } from './paradas-do-aparelho.ts'
import { saveOrKeepParada } from './save-or-keep.ts'
import type { ParadaNoTexto } from './send-parada.ts'

/** Longest that the account waits for a new place while the page is open. */
const ENVIO_MS = 3_000

type SemHora<Each> = Each extends ParadaNoTexto ? Omit<Each, 'lida_em'> : never
/** A place where the reader is now. */
export type LugarLido = SemHora<ParadaNoTexto>

/** What the account is to hear, by its work. */
const devidas = new Map<string, { readonly parada: ParadaNoTexto; readonly leitor: string }>()
const autosave = createAutosave(() => void sendDevidas(false), ENVIO_MS)

/** Notes where the reader is. */
export function noteParada(lugar: LugarLido): void {
  const leitor = readEmail()
  if (leitor === null) return
  const parada: ParadaNoTexto = { ...lugar, lida_em: new Date().toISOString() }
  putParada(parada)
  devidas.set(obraOf(parada), { parada, leitor })
  autosave.schedule(undefined)
}

/** The page is being left, perhaps for good. */
export function sendParadasOnLeaving(): void {
  autosave.cancel()
  void sendDevidas(true)
}

/** The reader is about to sign out: the account hears first of what it does not know yet. Never fails. */
export function sendParadasOnSignOut(): Promise<void> {
  autosave.cancel()
  return sendDevidas(false)
}

/** The reader leaves the device. */
export function forgetParadas(): void {
  autosave.cancel()
  devidas.clear()
  removeParadas()
}

async function sendDevidas(isLeaving: boolean): Promise<void> {
  const mine = [...devidas.values()].filter(({ leitor }) => leitor === readEmail())
  devidas.clear()
  await Promise.all(mine.map(({ parada, leitor }) => saveOrKeepParada(parada, leitor, isLeaving)))
}
