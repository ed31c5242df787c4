/** Notes in the outbox: how what is done later joins what waits, and what becomes of it elsewhere meanwhile. */
import { ApiError } from '../platform/api-error.ts'
import { changeKept } from '../platform/offline/ask-or-kept.ts'
import type { Feature, Item, Outcome } from '../platform/outbox/item.ts'
import { showErro } from '../ui/banner-store.ts'
import type { MudancaDaNota, NotaEmEscrita, PaginaDaNota } from './nota-em-escrita.ts'
import { NOTAS } from './notas.ts'
import { deleteNota, type Salvamento, saveNota } from './notas-calls.ts'
import { dropNota } from './notas-guardadas.ts'
import { notaKey, writeRascunho } from './rascunhos.ts'

export const notasOffline: Feature<MudancaDaNota> = { name: NOTAS, merge, send }

function merge(antes: MudancaDaNota, nova: MudancaDaNota): MudancaDaNota {
  // The server may have the new note already, its answer lost: a deletion is sent in any case.
  if (nova.tipo !== 'editar' || antes.tipo === 'excluir') return nova
  const { titulo, anotacao } = nova
  // The version that the reader began from is what shows that somebody else changed it.
  return antes.tipo === 'criar' ? { ...antes, titulo, anotacao } : { ...nova, versao: antes.versao }
}

/** One changed elsewhere becomes a draft, one deleted elsewhere a new note: no word of the reader is lost. */
async function send({ email, id, mudanca }: Item<MudancaDaNota>): Promise<Outcome<MudancaDaNota>> {
  if (mudanca.tipo === 'excluir') {
    await deleteNota(email, id)
    return { tipo: 'done' }
  }
  const { titulo, anotacao, ancora } = mudanca
  const edicao = { id, titulo, anotacao, ancora, versao: mudanca.tipo === 'editar' ? mudanca.versao : null }
  let salvamento: Salvamento
  try {
    salvamento = await save(email, mudanca, edicao)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'cota_esgotada') showErro(error.message)
    const wasDeleted = error instanceof ApiError && error.status === 404 && edicao.versao !== null
    if (!wasDeleted) throw error
    await changeKept(email, (leitor) => dropNota(leitor, id))
    return { tipo: 'anew', toNew }
  }
  if (salvamento.tipo === 'conflito') {
    writeRascunho(notaKey(email, id), edicao)
    showErro('A nota foi alterada em outro lugar. Abra o rascunho para comparar.')
    return { tipo: 'done' }
  }
  const { versao } = salvamento.nota
  return {
    tipo: 'done',
    rebase: (meanwhile) =>
      meanwhile.tipo === 'excluir' ? meanwhile : { ...meanwhile, tipo: 'editar', versao },
  }
}

function toNew(now: MudancaDaNota): MudancaDaNota | null {
  if (now.tipo !== 'editar') return null
  const { versao: _, ...texto } = now
  return { ...texto, tipo: 'criar' }
}

async function save(leitor: string, pagina: PaginaDaNota, edicao: NotaEmEscrita): Promise<Salvamento> {
  const salvamento = await saveNota(leitor, pagina, edicao)
  // The note is there already by an earlier try of this device, and was edited here since.
  if (salvamento.tipo === 'conflito' && edicao.versao === null && salvamento.salva.versao === 1) {
    return saveNota(leitor, pagina, { ...edicao, versao: salvamento.salva.versao })
  }
  return salvamento
}
