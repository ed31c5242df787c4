/** Changes of notes that wait on the device while the server is away. */
import type { Nota } from '#contract/notas.ts'
import type { Item } from '../platform/outbox/item.ts'
import { keepFor, sendOrKeep } from '../platform/outbox/send-or-keep.ts'
import { type MudancaDaNota, type NotaEmEscrita, type PaginaDaNota, toNota } from './nota-em-escrita.ts'
import { deleteNota, type Salvamento, saveNota } from './notas-calls.ts'

/** It is on this device and will be sent. */
interface Guardada {
  readonly tipo: 'guardada'
  readonly nota: Nota
}

const load = async () => (await import('./offline.ts')).notasOffline

/** Saves a note, here while the server is away. @throws what `saveNota` throws; NetworkError when it cannot be kept either */
export async function saveOrKeep(
  pagina: PaginaDaNota,
  edicao: NotaEmEscrita,
): Promise<Salvamento | Guardada> {
  return sendOrKeep(
    edicao.id,
    (leitor) => saveNota(leitor, pagina, edicao),
    keepFor(load, edicao.id, toMudanca(pagina, edicao), toGuardada),
  )
}

/** Deletes a note, or has its deletion wait here. @returns whether it waits @throws what `deleteNota` throws */
export async function deleteOrKeep(id: string): Promise<boolean> {
  return sendOrKeep(
    id,
    (leitor) => deleteNota(leitor, id).then(() => false),
    keepFor(load, id, { tipo: 'excluir' }, () => true),
  )
}

function toMudanca(
  { simbolo, numero }: PaginaDaNota,
  { titulo, anotacao, ancora, versao }: NotaEmEscrita,
): MudancaDaNota {
  const texto = { simbolo, numero, titulo, anotacao, ...(ancora !== undefined && { ancora }) }
  return versao === null ? { tipo: 'criar', ...texto } : { tipo: 'editar', ...texto, versao }
}

/** @throws Error when its deletion waits */
function toGuardada(item: Item<MudancaDaNota>): Guardada {
  if (item.mudanca.tipo === 'excluir') throw new Error('Esta nota foi excluída.')
  return { tipo: 'guardada', nota: toNota(item, item.mudanca) }
}
