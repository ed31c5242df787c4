/** Sends one note of the queue, and deals with what became of it elsewhere meanwhile. */

import { v7 as uuidv7 } from 'uuid'
import type { Nota } from '#contract/notas.ts'
import { ApiError } from '../platform/api-error.ts'
import { isNota, type NotaPendente } from '../platform/offline/fila.ts'
import { refazer, resolverPendente } from '../platform/offline/fila-store.ts'
import { showErro } from '../ui/banner-store.ts'
import { keepNoAparelho } from './com-aparelho.ts'
import type { Alvo, Edicao } from './edicao.ts'
import { deleteNota, type Salvamento, saveNota } from './notas-calls.ts'
import { notaKey, writeRascunho } from './rascunhos.ts'

type Escrita = Exclude<NotaPendente, { tipo: 'excluir' }>

/**
 * Sends a note and takes it out of the queue. One that was changed elsewhere becomes a draft, whose saving shows
 * the two versions side by side; one that was deleted elsewhere becomes a new note: no word of the reader is lost.
 * @throws what `request` throws; the note then waits on
 */
export async function enviarNota(pendente: NotaPendente): Promise<void> {
  if (pendente.tipo === 'excluir') {
    await deleteNota(pendente.email, pendente.id)
    return resolverPendente(pendente)
  }
  const edicao = toEdicao(pendente)
  let salvamento: Salvamento
  try {
    salvamento = await save(pendente.email, toAlvo(pendente), edicao)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'cota_esgotada') showErro(error.message)
    const wasDeleted = error instanceof ApiError && error.status === 404 && edicao.versao !== null
    if (!wasDeleted) throw error
    return enviarRefeita(pendente)
  }
  if (salvamento.tipo === 'conflito') {
    writeRascunho(notaKey(pendente.email, pendente.id), edicao)
    showErro('A nota foi alterada em outro lugar. Abra o rascunho para comparar.')
    return resolverPendente(pendente)
  }
  const { versao } = salvamento.nota
  await resolverPendente(pendente, (agora) =>
    agora.tipo === 'criar' || agora.tipo === 'editar' ? { ...agora, tipo: 'editar', versao } : agora,
  )
}

/** It waits as a new note before it is sent as one: an answer that gets lost makes no second one. */
async function enviarRefeita(pendente: Escrita): Promise<void> {
  await keepNoAparelho(pendente.email, ({ dropNota }, leitor) => dropNota(leitor, pendente.id))
  const id = uuidv7()
  const refeita = await refazer(pendente, (agora) =>
    agora.tipo === 'editar' ? { ...withoutVersao(agora), tipo: 'criar', id } : null,
  )
  if (refeita && isNota(refeita)) await enviarNota(refeita)
}

function withoutVersao({ versao: _, ...item }: Escrita & { tipo: 'editar' }) {
  return item
}

async function save(leitor: string, alvo: Alvo, edicao: Edicao): Promise<Salvamento> {
  const salvamento = await saveNota(leitor, alvo, edicao)
  // The note is there already by an earlier try of this device, and was edited here since.
  if (salvamento.tipo === 'conflito' && edicao.versao === null && isFirst(salvamento.salva)) {
    return saveNota(leitor, alvo, { ...edicao, versao: salvamento.salva.versao })
  }
  return salvamento
}

function isFirst({ versao }: Nota): boolean {
  return versao === 1
}

function toEdicao(pendente: Escrita): Edicao {
  const { id, titulo, anotacao } = pendente
  return { id, titulo, anotacao, versao: pendente.tipo === 'editar' ? pendente.versao : null }
}

function toAlvo({ simbolo, numero }: Escrita): Alvo {
  return { simbolo, numero, rotulo: '', nota: null }
}
