import { v7 as uuidv7 } from 'uuid'
import { foldText } from '#contract/fold.ts'
import type { Nota, NotaComSimbolo, NovaNota } from '#contract/notas.ts'
import { readPagina } from '#server/padroes/pagina.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { encodeCursor } from './cursor.ts'
import { toNotaComSimbolo } from './presenter.ts'
import {
  deleteNota,
  findNota,
  insertNota,
  listNotas,
  listNotasOfPagina,
  type NotasFilter,
  updateNota,
} from './repository.ts'

const CONFLITO = 'Esta nota foi alterada em outro lugar. Compare os dois textos antes de salvar.'

/** A page of the reader's notes, and the cursor of the next one when there may be more. */
export async function readNotas(
  db: Database,
  usuarioId: string,
  filter: NotasFilter,
): Promise<{ notas: NotaComSimbolo[]; nextCursor: string | null }> {
  const rows = await listNotas(db, usuarioId, filter)
  const last = rows.at(-1)
  const isFull = filter.limit !== null && rows.length === filter.limit
  return { notas: rows.map(toNotaComSimbolo), nextCursor: isFull && last ? encodeCursor(last) : null }
}

/** @throws AppError 404 when the standard or the page does not exist. */
export async function readNotasDaPagina(
  db: Database,
  usuarioId: string,
  simboloId: number,
  numero: number,
): Promise<Nota[]> {
  await readPagina(db, simboloId, numero)
  return listNotasOfPagina(db, usuarioId, simboloId, numero)
}

/** @throws AppError 404 when the reader has no such note. */
export async function readNota(db: Database, usuarioId: string, id: string): Promise<Nota> {
  const nota = await findNota(db, usuarioId, id)
  if (!nota) throw notFound('Nota não encontrada.')
  return nota
}

/**
 * Makes a note. A call repeated with the same id gives the note that is there, so that a client that never saw
 * the answer may send it again.
 * @throws AppError 404 when the page does not exist, 409 when the id already holds another text.
 */
export async function criarNota(db: Database, usuarioId: string, nova: NovaNota): Promise<Nota> {
  await readPagina(db, nova.simbolo, nova.numero_pergunta)
  const id = nova.id ?? uuidv7()
  const agora = new Date().toISOString()
  const { titulo, anotacao } = nova
  const isNew = await insertNota(db, {
    usuario_id: usuarioId,
    id,
    simbolo_id: nova.simbolo,
    numero: nova.numero_pergunta,
    titulo,
    anotacao,
    versao: 1,
    data_criacao: agora,
    data_edicao: agora,
    texto_busca: toTextoBusca(nova),
  })
  const nota = await readNota(db, usuarioId, id)
  if (!isNew && (nota.titulo !== titulo || nota.anotacao !== anotacao)) {
    throw new AppError('estado_nao_permite', CONFLITO)
  }
  return nota
}

export interface EdicaoDaNota {
  titulo?: string | undefined
  anotacao?: string | undefined
  /** The version that the reader saw; without it the edit applies to whatever is stored. */
  versao?: number | undefined
}

/**
 * Changes a note; fields that are left out stay.
 * @throws AppError 404 when the reader has no such note, 409 when it is no longer the version that the reader saw.
 */
export async function alterarNota(
  db: Database,
  usuarioId: string,
  id: string,
  { titulo, anotacao, versao }: EdicaoDaNota,
): Promise<Nota> {
  const atual = await readNota(db, usuarioId, id)
  if (versao !== undefined && versao !== atual.versao) throw new AppError('estado_nao_permite', CONFLITO)
  const nota = { titulo: titulo ?? atual.titulo, anotacao: anotacao ?? atual.anotacao }
  const isSaved = await updateNota(db, usuarioId, id, atual.versao, {
    ...nota,
    data_edicao: new Date().toISOString(),
    texto_busca: toTextoBusca(nota),
  })
  // Somebody saved between our look and our write.
  if (!isSaved) throw new AppError('estado_nao_permite', CONFLITO)
  return readNota(db, usuarioId, id)
}

/** @throws AppError 404 when the reader has no such note. */
export async function excluirNota(db: Database, usuarioId: string, id: string): Promise<void> {
  if (!(await deleteNota(db, usuarioId, id))) throw notFound('Nota não encontrada.')
}

function toTextoBusca({ titulo, anotacao }: { titulo: string; anotacao: string }): string {
  return foldText(`${titulo}\n${anotacao}`)
}
