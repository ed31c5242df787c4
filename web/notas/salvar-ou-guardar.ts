/** Changes of notes that wait on the device while the network is away. */
import type { Nota } from '#contract/notas.ts'
import { NetworkError } from '../platform/api-error.ts'
import { isOfflineReady } from '../platform/offline/aparelho.ts'
import { askToSend } from '../platform/offline/envio.ts'
import type { Alvo, Edicao } from './edicao.ts'
import { deleteNota, type Salvamento, saveNota } from './notas-calls.ts'

/** It is on this device and will be sent. */
interface Guardada {
  readonly tipo: 'guardada'
  readonly nota: Nota
}

/**
 * Saves a note, on the device while the server is out of reach.
 * @throws what `saveNota` throws; NetworkError when the device cannot keep it either
 */
export async function saveOrKeep(alvo: Alvo, edicao: Edicao): Promise<Salvamento | Guardada> {
  return orKeep(
    edicao.id,
    () => saveNota(alvo, edicao),
    async ({ keepEdicao }) => ({ tipo: 'guardada', nota: await keepEdicao(alvo, edicao) }),
  )
}

/**
 * Deletes a note, or has its deletion wait on the device.
 * @returns whether it waits
 * @throws what `deleteNota` throws
 */
export async function deleteOrKeep(id: string): Promise<boolean> {
  return orKeep(
    id,
    async () => {
      await deleteNota(id)
      return false
    },
    async ({ keepExclusao }) => {
      await keepExclusao(id)
      return true
    },
  )
}

type Aparelho = typeof import('./notas-do-aparelho.ts')

async function orKeep<Now, Later>(
  id: string,
  send: () => Promise<Now>,
  keep: (aparelho: Aparelho) => Promise<Later>,
): Promise<Now | Later> {
  if (!isOfflineReady()) return send()
  const aparelho = await import('./notas-do-aparelho.ts')
  // What was done before it is sent first.
  if (await aparelho.isPendente(id)) {
    const kept = await keep(aparelho)
    askToSend()
    return kept
  }
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return keep(aparelho)
  }
}
