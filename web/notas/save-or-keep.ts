/** Changes of notes that wait on the device while the server is away. */
import type { Nota } from '#contract/notas.ts'
import { sendOrKeep } from '../platform/outbox/send-or-keep.ts'
import type { AlvoDaNota, NotaEmEscrita } from './nota-em-escrita.ts'
import { deleteNota, type Salvamento, saveNota } from './notas-calls.ts'

/** It is on this device and will be sent. */
interface Guardada {
  readonly tipo: 'guardada'
  readonly nota: Nota
}

/** Saves a note, here while the server is away. @throws what `saveNota` throws; NetworkError when it cannot be kept either */
export async function saveOrKeep(alvo: AlvoDaNota, edicao: NotaEmEscrita): Promise<Salvamento | Guardada> {
  return sendOrKeep(
    edicao.id,
    (leitor) => saveNota(leitor, alvo, edicao),
    async (leitor) => {
      const { keepEscrita: keepEdicao } = await import('./offline.ts')
      return { tipo: 'guardada', nota: await keepEdicao(leitor, alvo, edicao) }
    },
  )
}

/** Deletes a note, or has its deletion wait here. @returns whether it waits @throws what `deleteNota` throws */
export async function deleteOrKeep(id: string): Promise<boolean> {
  return sendOrKeep(
    id,
    async (leitor) => {
      await deleteNota(leitor, id)
      return false
    },
    async (leitor) => {
      const { keepExclusao } = await import('./offline.ts')
      await keepExclusao(leitor, id)
      return true
    },
  )
}
