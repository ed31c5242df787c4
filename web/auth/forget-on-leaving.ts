/** What leaving means for what is kept on the device. */

import { dropParadas, forgetParadas, sendParadasOnSignOut } from '../paradas/public.ts'
import { clearBuscas } from '../platform/buscas-recentes.ts'
import { forgetLeitor, forgetRecebidas } from '../platform/offline/forget-leitor.ts'
import { sendAll } from '../platform/outbox/when-to-send.ts'
import { countRascunhos, forgetRascunhos, forgetRascunhosVazios } from '../platform/rascunhos.ts'
import { removeStored } from '../platform/stored.ts'
import { AUTH_STORAGE } from './auth-store.ts'
import { askOnLeaving } from './saida.ts'

/** Sends what waits. @returns whether nothing is left on this device only, or the reader leaves it behind */
export async function mayLeave(email: string): Promise<boolean> {
  await sendParadasOnSignOut()
  const left = await sendAll().catch(() => new Map<string, number>())
  const pendencias = {
    notas: left.get('notas') ?? 0,
    destaques: left.get('destaques') ?? 0,
    marcas: left.get('marcas') ?? 0,
    revisoes: left.get('memoria') ?? 0,
    planos: left.get('planos-de-estudo') ?? 0,
    rascunhos: countRascunhos(email),
  }
  const isNothing = Object.values(pendencias).every((count) => count === 0)
  return isNothing || askOnLeaving(pendencias)
}

/** Takes everything of a reader off the device, his session just ended. Never fails: what cannot be opened holds nothing. */
export async function forgetOnLeaving(email: string): Promise<void> {
  // First of all: an answer that comes while the device is cleared is then kept for nobody.
  removeStored(AUTH_STORAGE)
  forgetRascunhos(email)
  clearBuscas(email)
  forgetParadas()
  await clear(() => forgetLeitor(email))
}

/** The same when the server has ended the session. Only words that no one else has stay, for 30 days (deixados.ts). */
export async function forgetWithoutSessao(email: string): Promise<void> {
  forgetRascunhosVazios(email)
  clearBuscas(email)
  forgetParadas()
  await clear(async () => {
    await forgetRecebidas(email)
    await dropParadas(email)
  })
}

async function clear(act: () => Promise<void>): Promise<void> {
  try {
    // Only a browser with service workers keeps more.
    if ('serviceWorker' in navigator) await act()
  } catch (error) {
    console.error('Erro ao limpar o aparelho:', error)
  }
}
