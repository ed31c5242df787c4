import { v7 as uuidv7 } from 'uuid'
import {
  type AlteracaoDoDestaque,
  type Destaque,
  MAX_TRECHO,
  type NovoDestaque,
} from '#contract/destaques.ts'
import {
  readParagrafosBetween,
  requireCapitulo,
  requireEbook,
  requireParagrafo,
} from '#server/ebooks/texto-service.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { inChunks, inTurns } from '#server/platform/batches.ts'
import type { Database } from '#server/platform/database.ts'
import { foraDeOrdem, longaDemais, type PassagemMarcada, type Recusa, readPassagem } from './passagem.ts'
import { toDestaque } from './presenter.ts'
import {
  deleteDestaque,
  findDestaque,
  insertDestaque,
  listDestaqueIds,
  listDestaques,
  updateDestaque,
} from './repository.ts'

const CONFLITO = 'Este destaque foi alterado em outro lugar. Compare os dois antes de salvar.'

/** The highlights of a book in batches, in the order of its text. @throws AppError 404 */
export async function readDestaques(
  db: Database,
  usuarioId: string,
  ebookId: number,
): Promise<AsyncIterable<Destaque[]>> {
  await requireEbook(db, ebookId)
  return readByIds(db, usuarioId, await listDestaqueIds(db, usuarioId, ebookId))
}

async function* readByIds(
  db: Database,
  usuarioId: string,
  ids: readonly string[],
): AsyncGenerator<Destaque[], void> {
  for await (const some of inTurns(inChunks([ids]))) {
    const rows = new Map((await listDestaques(db, usuarioId, some)).map((row) => [row.id, row]))
    const present = some.flatMap((id) => rows.get(id) ?? [])
    if (present.length > 0) yield present.map(toDestaque)
  }
}

/** Marks a passage; the same id again gives what is there. @throws AppError 404, 422 for no passage of it, 409 for another one */
export async function criarDestaque(
  db: Database,
  usuarioId: string,
  ebookId: number,
  { id = uuidv7(), capitulo_id, nota = '', ...marca }: NovoDestaque,
): Promise<Destaque> {
  await requireEbook(db, ebookId)
  await requireCapitulo(db, ebookId, capitulo_id)
  const passagem = await findPassagem(db, capitulo_id, marca)
  const agora = new Date().toISOString()
  const isNew = await insertDestaque(db, {
    ...marca,
    ...passagem,
    nota,
    usuario_id: usuarioId,
    id,
    ebook_id: ebookId,
    ebook_capitulo_id: capitulo_id,
    versao: 1,
    criado_em: agora,
    editado_em: agora,
  })
  const destaque = await readDestaque(db, usuarioId, id)
  if (!isNew && !isSame(destaque, { ...marca, capitulo_id, nota })) {
    throw new AppError('estado_nao_permite', CONFLITO)
  }
  return destaque
}

/** Changes colour or note; what is left out stays. @throws AppError 404, 409 when the reader saw an older version */
export async function alterarDestaque(
  db: Database,
  usuarioId: string,
  id: string,
  { cor, nota, versao }: AlteracaoDoDestaque,
): Promise<Destaque> {
  const atual = await readDestaque(db, usuarioId, id)
  const escrita = { cor: cor ?? atual.cor, nota: nota ?? atual.nota }
  const isSaved =
    (versao === undefined || versao === atual.versao) &&
    (await updateDestaque(db, usuarioId, id, atual, { ...escrita, editado_em: new Date().toISOString() }))
  const destaque = await readDestaque(db, usuarioId, id)
  // An earlier try may have come through, and only its answer was lost.
  if (!isSaved && !isSame(destaque, escrita)) throw new AppError('estado_nao_permite', CONFLITO)
  return destaque
}

/** @throws AppError 404 when the reader has no such highlight */
export async function excluirDestaque(db: Database, usuarioId: string, id: string): Promise<void> {
  if (!(await deleteDestaque(db, usuarioId, id))) throw destaqueNotFound()
}

async function readDestaque(db: Database, usuarioId: string, id: string): Promise<Destaque> {
  const row = await findDestaque(db, usuarioId, id)
  if (!row) throw destaqueNotFound()
  return toDestaque(row)
}

type Marca = Pick<NovoDestaque, 'paragrafo_inicio_id' | 'inicio' | 'paragrafo_fim_id' | 'fim' | 'cor'>

/** @throws AppError 422 for no passage of the chapter */
export async function findPassagem(
  db: Database,
  capituloId: number,
  { paragrafo_inicio_id, paragrafo_fim_id, inicio, fim }: Marca,
): Promise<PassagemMarcada> {
  const first = await requireParagrafo(db, capituloId, paragrafo_inicio_id, 'paragrafo_inicio_id')
  const last = await requireParagrafo(db, capituloId, paragrafo_fim_id, 'paragrafo_fim_id')
  if (last.ordem < first.ordem) throw refused(foraDeOrdem())
  // Each further paragraph adds at least its line break: no need to read what is too long anyway.
  if (last.ordem - first.ordem > MAX_TRECHO) throw refused(longaDemais())
  const paragrafos = await readParagrafosBetween(db, capituloId, first.ordem, last.ordem)
  const textos = paragrafos.map(({ texto }) => texto)
  const passagem = readPassagem(textos, { inicio, fim })
  if ('message' in passagem) throw refused(passagem)
  return passagem
}

function isSame(destaque: Destaque, wanted: Partial<Destaque>): boolean {
  const before = Object.entries(destaque)
  return Object.entries(wanted).every(([key, value]) =>
    before.some(([field, stored]) => field === key && stored === value),
  )
}

function refused({ field, message }: Recusa): AppError {
  return new AppError('dados_invalidos', message, { fields: { [field]: message } })
}

function destaqueNotFound(): AppError {
  return notFound('Destaque não encontrado.')
}
