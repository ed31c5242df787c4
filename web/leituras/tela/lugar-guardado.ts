/** The place in a book, kept on the device while the server is away. */
import type { Leitura } from '#contract/leituras.ts'
import { readEmail } from '../../platform/leitor.ts'
import { changeKept } from '../../platform/offline/ask-or-kept.ts'
import { isOfflineReady } from '../../platform/offline/is-offline-ready.ts'
import { sendOrKeep } from '../../platform/outbox/send-or-keep.ts'
import type { LugarGuardado } from '../keep-leitura.ts'
import { isSameLugar, type LugarDaLeitura, toLugar } from '../lugar-da-leitura.ts'

/** Saves a place; while the server is away it waits here as well. @throws what `save` throws, always */
export function saveOrKeepLugar(
  id: string,
  lugar: LugarGuardado,
  save: (leitor: string | null) => Promise<Leitura>,
): Promise<Leitura> {
  return sendOrKeep(
    null,
    async (leitor) => {
      const leitura = await save(leitor)
      // What waited is older than what the server has now.
      await changeKept(leitor, async (email) => void (await (await outbox()).takeLugar(email, id)))
      return leitura
    },
    async (leitor, reason) => {
      await changeKept(leitor, async (email) => {
        const { keepLugar } = await import('../keep-leitura.ts')
        await keepLugar(email, id, lugar)
      })
      throw reason
    },
  )
}

/** Takes the place that another device has passed out of the outbox. @returns null when there is none, or no other */
export async function takeLugarParado(leitura: Leitura): Promise<LugarDaLeitura | null> {
  const leitor = readEmail()
  if (leitor === null || !isOfflineReady()) return null
  const { takeLugar } = await outbox()
  const lugar = await takeLugar(leitor, leitura.id, ({ parado }) => parado === true)
  return lugar && isSameLugar(lugar, toLugar(leitura)) ? null : lugar
}

/** Whether this device sent a place without an answer, or has it wait. */
export async function isLugarEnviado(id: string, lugar: LugarDaLeitura): Promise<boolean> {
  const leitor = readEmail()
  if (leitor === null || !isOfflineReady()) return false
  return (await outbox()).isEnviado(leitor, id, lugar)
}

/** Its code is not in the first download. */
function outbox() {
  return import('../offline.ts')
}
