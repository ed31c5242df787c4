import { v7 as uuidv7 } from 'uuid'
import { foldText } from '#contract/fold.ts'
import type { Nota, NotaComSimbolo, NovaNota } from '#contract/notas.ts'
import { readPagina } from '#server/padroes/pagina.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { inBatches, inChunks, inTurns } from '#server/platform/batches.ts'
import type { Database } from '#server/platform/database.ts'
import { encodeCursor } from './cursor.ts'
import { type NotaDaPagina, toNota, toNotaComSimbolo, toNotaDaPagina } from './presenter.ts'
import {
  type ChaveDaNota,
  deleteNota,
  findContaining,
  findNota,
  insertNota,
  listChaves,
  listNotas,
  listNotasPorPagina,
  type NotaDaPaginaRow,
  type NotasFilter,
  updateNota,
} from './repository.ts'

const CONFLITO = 'Esta nota foi alterada em outro lugar. Compare os dois textos antes de salvar.'

interface NotasPedidas {
  simboloId: number | null
  /** Folded words to find; '' finds all. */
  folded: string
  /** Where the page before ended, exclusive; null for the first page. */
  after: ChaveDaNota | null
  /** Null for all. */
  limit: number | null
}

/** The reader's notes in batches, newest first, and the cursor of the next page when there may be more. */
export async function readNotas(
  db: Database,
  usuarioId: string,
  { simboloId, folded, after, limit }: NotasPedidas,
): Promise<{ notas: AsyncIterable<NotaComSimbolo[]>; nextCursor: string | null }> {
  const pedido = { simboloId, numero: null, folded, after }
  if (limit === null) {
    return { notas: readByChaves(db, usuarioId, findChaves(db, usuarioId, pedido)), nextCursor: null }
  }
  const chaves: ChaveDaNota[] = []
  for await (const some of findChaves(db, usuarioId, pedido)) {
    chaves.push(...some)
    if (chaves.length >= limit) break
  }
  const pagina = chaves.slice(0, limit)
  const last = pagina.at(-1)
  return {
    notas: readByChaves(db, usuarioId, [pagina]),
    nextCursor: last && pagina.length === limit ? encodeCursor(last) : null,
  }
}

/** Words are looked for in so many notes a turn. */
const CHAVES_PER_TURN = { all: 400, found: 40 }

/** Where the notes are that are asked for, newest first. */
async function* findChaves(
  db: Database,
  usuarioId: string,
  { folded, after, ...filter }: Pick<NotasPedidas, 'folded' | 'after'> & NotasFilter,
): AsyncGenerator<ChaveDaNota[], void> {
  const size = folded === '' ? CHAVES_PER_TURN.all : CHAVES_PER_TURN.found
  const windows = inBatches<ChaveDaNota>(
    (last, limit) => listChaves(db, usuarioId, filter, last ?? after, limit),
    size,
  )
  for await (const chaves of windows) {
    if (folded === '') yield chaves
    else {
      const ids = chaves.map(({ id }) => id)
      const found = await findContaining(db, usuarioId, ids, folded)
      yield chaves.filter(({ id }) => found.has(id))
    }
  }
}

async function* readByChaves(
  db: Database,
  usuarioId: string,
  pages: AsyncIterable<ChaveDaNota[]> | Iterable<ChaveDaNota[]>,
): AsyncGenerator<NotaComSimbolo[], void> {
  for await (const chaves of inTurns(inChunks(pages))) {
    const rows = await listNotas(db, usuarioId, chaves)
    if (rows.length > 0) yield rows.map(toNotaComSimbolo)
  }
}

/** The reader's notes of a page in batches, newest first. @throws AppError 404 when there is no such page */
export async function readNotasDaPagina(
  db: Database,
  usuarioId: string,
  simboloId: number,
  numero: number,
): Promise<AsyncIterable<Nota[]>> {
  await readPagina(db, simboloId, numero)
  const pedido = { simboloId, numero, folded: '', after: null }
  return readByChaves(db, usuarioId, findChaves(db, usuarioId, pedido))
}

/** All notes of the reader in batches, of one standard after another, page by page, older ones first. */
export async function* readNotasPorPagina(
  db: Database,
  usuarioId: string,
): AsyncGenerator<NotaDaPagina[], void> {
  const batches = inBatches<NotaDaPaginaRow>((after, limit) =>
    listNotasPorPagina(db, usuarioId, after, limit),
  )
  for await (const rows of batches) yield rows.map(toNotaDaPagina)
}

/** @throws AppError 404 when the reader has no such note. */
export async function readNota(db: Database, usuarioId: string, id: string): Promise<Nota> {
  const nota = await findNota(db, usuarioId, id)
  if (!nota) throw notFound('Nota não encontrada.')
  return toNota(nota)
}

/** Makes a note; the same id again gives what is there. @throws AppError 404, 409 for another text, 422 past the quota */
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
    ancora: nova.ancora ?? null,
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

interface AlteracaoDaNota {
  titulo?: string | undefined
  anotacao?: string | undefined
  /** The version that the reader saw; without it the edit applies to whatever is stored. */
  versao?: number | undefined
}

/** Changes a note; fields left out stay. @throws AppError 404, 409 when the reader saw an older version */
export async function alterarNota(
  db: Database,
  usuarioId: string,
  id: string,
  { titulo, anotacao, versao }: AlteracaoDaNota,
): Promise<Nota> {
  const atual = await readNota(db, usuarioId, id)
  if (versao !== undefined && versao !== atual.versao) throw new AppError('estado_nao_permite', CONFLITO)
  const nota = { titulo: titulo ?? atual.titulo, anotacao: anotacao ?? atual.anotacao }
  const isSaved = await updateNota(db, usuarioId, id, atual, {
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
