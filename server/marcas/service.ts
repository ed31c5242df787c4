import type * as z from 'zod/mini'
import type { EscritaDaMarca, LugarDaMarca, MarcaDoLeitor, MarcaNoCapitulo } from '#contract/marcas.ts'
import { findVersiculosCanonicos } from '#server/biblia/find-versiculos-canonicos.ts'
import { type NumerosDoCapitulo, readNumerosDoCapitulo } from '#server/biblia/numeros-do-capitulo.ts'
import { toVerseNumber } from '#server/biblia/verse-number.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { inChunks, inTurns } from '#server/platform/batches.ts'
import type { Database } from '#server/platform/database.ts'
import { toMarca } from './presenter.ts'
import { deleteMarca, findMarca, insertMarca, listMarcaIds, listMarcas, updateMarca } from './repository.ts'

type Escrita = z.output<typeof EscritaDaMarca>

const CONFLITO = 'Esta marca foi alterada em outro lugar. Veja como ela está antes de salvar.'

/** The marks of a chapter in batches, in the order of the text. @throws AppError 404 for a chapter or edition that is not there */
export async function readMarcas(
  db: Database,
  usuarioId: string,
  lugar: { livro: number; capitulo: number },
  sigla: string | undefined,
): Promise<AsyncIterable<MarcaNoCapitulo[]>> {
  const numeros = await readNumerosDoCapitulo(db, lugar, sigla)
  const doLivro = toVerseNumber({ livro: lugar.livro, capitulo: 0, versiculo: 0 })
  const { inicio, fim } = numeros
  return readByIds(db, usuarioId, await listMarcaIds(db, usuarioId, { doLivro, inicio, fim }), numeros)
}

async function* readByIds(
  db: Database,
  usuarioId: string,
  ids: readonly string[],
  { toProprio }: NumerosDoCapitulo,
): AsyncGenerator<MarcaNoCapitulo[], void> {
  for await (const some of inTurns(inChunks([ids]))) {
    const rows = new Map((await listMarcas(db, usuarioId, some)).map((row) => [row.id, row]))
    const present = some.flatMap((id) => rows.get(id) ?? [])
    if (present.length > 0) {
      yield present.map((row) => ({ ...toMarca(row), de: toProprio(row.inicio), ate: toProprio(row.fim) }))
    }
  }
}

/** Makes a mark, or changes the one whose version is given; repeating does no harm. @throws AppError 404, 409, 422 */
export function salvarMarca(
  db: Database,
  usuarioId: string,
  id: string,
  { lugar, versao, ...escrita }: Escrita,
  sigla: string | undefined,
): Promise<MarcaDoLeitor> {
  if (versao !== undefined) return alterar(db, usuarioId, { id, versao }, escrita)
  // The contract asks for one of the two.
  if (!lugar) throw new Error('a new mark has its place')
  return criar(db, usuarioId, { id, lugar, sigla }, escrita)
}

type CorENota = Pick<Escrita, 'cor' | 'nota'>

async function criar(
  db: Database,
  usuarioId: string,
  { id, lugar, sigla }: { id: string; lugar: LugarDaMarca; sigla: string | undefined },
  escrita: CorENota,
): Promise<MarcaDoLeitor> {
  const canonico = await findVersiculosCanonicos(db, lugar, sigla)
  if (!canonico) throw semVersiculos()
  const agora = new Date().toISOString()
  const isNew = await insertMarca(db, {
    ...{ usuario_id: usuarioId, id, fonte: 'biblia', versao: 1, criado_em: agora, atualizado_em: agora },
    ...canonico,
    ...escrita,
  })
  const marca = await readMarca(db, usuarioId, id)
  const isSame = marca.inicio === canonico.inicio && marca.fim === canonico.fim && says(marca, escrita)
  if (!isNew && !isSame) throw new AppError('estado_nao_permite', CONFLITO)
  return marca
}

async function alterar(
  db: Database,
  usuarioId: string,
  { id, versao }: { id: string; versao: number },
  escrita: CorENota,
): Promise<MarcaDoLeitor> {
  const atual = await readMarca(db, usuarioId, id)
  // An earlier try may have come through, and only its answer was lost.
  if (says(atual, escrita)) return atual
  const isSaved =
    versao === atual.versao &&
    (await updateMarca(db, usuarioId, atual, { ...escrita, atualizado_em: new Date().toISOString() }))
  if (!isSaved) throw new AppError('estado_nao_permite', CONFLITO)
  return readMarca(db, usuarioId, id)
}

/** @throws AppError 404 when the reader has no such mark */
export async function excluirMarca(db: Database, usuarioId: string, id: string): Promise<void> {
  if (!(await deleteMarca(db, usuarioId, id))) throw marcaNotFound()
}

async function readMarca(db: Database, usuarioId: string, id: string): Promise<MarcaDoLeitor> {
  const row = await findMarca(db, usuarioId, id)
  if (!row) throw marcaNotFound()
  return toMarca(row)
}

function says(marca: MarcaDoLeitor, { cor, nota }: CorENota): boolean {
  return marca.cor === cor && marca.nota === nota
}

function semVersiculos(): AppError {
  const message = 'O capítulo não tem estes versículos.'
  return new AppError('dados_invalidos', message, { fields: { lugar: message } })
}

function marcaNotFound(): AppError {
  return notFound('Marca não encontrada.')
}
