/** Changes of highlights that wait on the device while the server is away. */
import { type AlteracaoDoDestaque, type Destaque, editarDestaque } from '#contract/destaques.ts'
import { keepFor, sendOrKeep } from '../platform/outbox/send-or-keep.ts'
import { request } from '../platform/request.ts'
import { deleteDestaque, saveDestaque } from './destaques-calls.ts'
import type { EscritaDoDestaque } from './mudanca-do-destaque.ts'
import { removeRascunho } from './rascunhos.ts'

export type MudancaDeCorOuNota = Pick<AlteracaoDoDestaque, 'cor' | 'nota'>

const load = async () => (await import('./offline.ts')).destaquesOffline

/** @returns the highlight as it is now, on the server or on this device */
export function createOrKeep(destaque: Destaque): Promise<Destaque> {
  return saveOrKeep({ tipo: 'marcar', destaque })
}

/** @param destaque as it is shown; undefined when it was deleted meanwhile @returns it as it is now, there or here */
export function editOrKeep(
  id: string,
  destaque: Destaque | undefined,
  mudanca: MudancaDeCorOuNota,
): Promise<Destaque> {
  if (destaque === undefined) return request(editarDestaque, { params: { id }, body: mudanca })
  const { versao } = destaque
  return saveOrKeep({ tipo: 'alterar', ...mudanca, versao, destaque: { ...destaque, ...mudanca } })
}

/** Deletes it with the draft of its note. One that was deleted elsewhere is deleted. */
export async function deleteOrKeep(ebookId: number, id: string): Promise<void> {
  await sendOrKeep(
    id,
    (leitor) => deleteDestaque(leitor, id, ebookId),
    keepFor(load, id, { tipo: 'desmarcar', ebook_id: ebookId }, () => undefined),
  )
  removeRascunho(id)
}

function saveOrKeep(escrita: EscritaDoDestaque): Promise<Destaque> {
  const { destaque } = escrita
  return sendOrKeep(
    destaque.id,
    (leitor) => saveDestaque(leitor, destaque.id, escrita),
    keepFor(load, destaque.id, escrita, () => destaque),
  )
}
