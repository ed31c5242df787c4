/** Changes of notes that wait on the device while the server is away. */
import type { Nota } from '#contract/notas.ts'
import { readEmail } from '../platform/leitor.ts'
import type { Item } from '../platform/outbox/item.ts'
import { keepFor, sendOrKeep } from '../platform/outbox/send-or-keep.ts'
import {
  type AlvoDaNota,
  isSameTexto,
  type MudancaDaNota,
  type NotaEmEscrita,
  type PaginaDaNota,
  startEscrita,
  toNota,
} from './nota-em-escrita.ts'
import { deleteNota, type Salvamento, saveNota } from './notas-calls.ts'
import { notaKey, removeRascunho } from './rascunhos.ts'

/** It is on this device and will be sent. */
interface Guardada {
  readonly tipo: 'guardada'
  readonly nota: Nota
}

const load = async () => (await import('./offline.ts')).notasOffline

/** Saves a note, here while the server is away. @param inicio what the form began with @throws what `saveNota` throws; NetworkError when it cannot be kept either */
export async function saveOrKeep(
  alvo: AlvoDaNota,
  edicao: NotaEmEscrita,
  inicio: NotaEmEscrita = startEscrita(alvo),
): Promise<Salvamento | Guardada> {
  return sendOrKeep(
    edicao.id,
    (leitor) => save(leitor, alvo, edicao, inicio),
    keepFor(load, edicao.id, toMudanca(alvo, edicao), toGuardada),
  )
}

/**
 * Words that waited when they were opened, or were on their way from a form that was left, may have come there since:
 * who began from them overwrites nobody.
 */
async function save(
  leitor: string | null,
  alvo: AlvoDaNota,
  edicao: NotaEmEscrita,
  inicio: NotaEmEscrita,
): Promise<Salvamento> {
  const salvamento = await saveNota(leitor, alvo, edicao)
  if (salvamento.tipo === 'salva' || edicao.versao !== (alvo.nota?.versao ?? null)) return salvamento
  const { salva } = salvamento
  return isSameTexto(salva, inicio) || (alvo.nota && isSameTexto(salva, alvo.nota))
    ? saveNota(leitor, alvo, { ...edicao, versao: salva.versao })
    : salvamento
}

/** Deletes a note with its draft, or has its deletion wait here. @returns whether it waits @throws what `deleteNota` throws */
export async function deleteOrKeep(id: string): Promise<boolean> {
  const rascunho = notaKey(readEmail() ?? '', id)
  const isWaiting = await sendOrKeep(
    id,
    (leitor) => deleteNota(leitor, id).then(() => false),
    keepFor(load, id, { tipo: 'excluir' }, () => true),
  )
  removeRascunho(rascunho)
  return isWaiting
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
