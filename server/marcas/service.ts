import type * as z from 'zod/mini'
import type { EscritaDaMarca, LugarDaMarca, MarcaDoLeitor, MarcaNoCapitulo } from '#contract/marcas.ts'
import { PADROES, type Padrao } from '#contract/padroes.ts'
import { findVersiculosCanonicos } from '#server/biblia/find-versiculos-canonicos.ts'
import { readNumerosDoCapitulo } from '#server/biblia/numeros-do-capitulo.ts'
import { toVerseNumber } from '#server/biblia/verse-number.ts'
import { readPagina } from '#server/padroes/pagina.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { inChunks, inTurns } from '#server/platform/batches.ts'
import type { Database } from '#server/platform/database.ts'
import { type ColunasDoLugar, placePalavras } from './place-palavras.ts'
import { toMarca } from './presenter.ts'
import {
  deleteMarca,
  findMarca,
  insertMarca,
  listMarcaIds,
  listMarcaIdsDaPagina,
  listMarcas,
  updateMarca,
} from './repository.ts'

type Escrita = z.output<typeof EscritaDaMarca>

const CONFLITO = 'Esta marca foi alterada em outro lugar. Veja como ela está antes de salvar.'

/** The marks of a chapter in batches, in the order of the text. @throws AppError 404 for a chapter or edition that is not there */
export async function readMarcas(
  db: Database,
  usuarioId: string,
  lugar: { livro: number; capitulo: number },
  sigla: string | undefined,
): Promise<AsyncIterable<MarcaNoCapitulo[]>> {
  const { inicio, fim, toProprio } = await readNumerosDoCapitulo(db, lugar, sigla)
  const doLivro = toVerseNumber({ livro: lugar.livro, capitulo: 0, versiculo: 0 })
  const ids = await listMarcaIds(db, usuarioId, { doLivro, inicio, fim })
  return readByIds(db, usuarioId, ids, (marca) => {
    return { ...marca, de: toProprio(marca.inicio), ate: toProprio(marca.fim) }
  })
}

/** The marks of a page of a standard in batches, in the order of the text. @throws AppError 404 for a page that is not there */
export async function readMarcasDaPagina(
  db: Database,
  usuarioId: string,
  { padrao, numero }: { padrao: Padrao; numero: number },
): Promise<AsyncIterable<MarcaNoCapitulo[]>> {
  const { simboloId } = PADROES[padrao]
  await readPagina(db, simboloId, numero)
  const ids = await listMarcaIdsDaPagina(db, usuarioId, padrao, simboloId * 1_000 + numero)
  return readByIds(db, usuarioId, ids, (marca) => ({ ...marca, de: marca.inicio, ate: marca.fim }))
}

async function* readByIds(
  db: Database,
  usuarioId: string,
  ids: readonly string[],
  toListada: (marca: MarcaDoLeitor) => MarcaNoCapitulo,
): AsyncGenerator<MarcaNoCapitulo[], void> {
  for await (const some of inTurns(inChunks([ids]))) {
    const rows = new Map((await listMarcas(db, usuarioId, some)).map((row) => [row.id, row]))
    const present = some.flatMap((id) => rows.get(id) ?? [])
    if (present.length > 0) yield present.map((row) => toListada(toMarca(row)))
  }
}

/** Makes a mark, or changes the one whose version is given; repeating does no harm. @throws AppError 404, 409, 422 */
export async function salvarMarca(
  db: Database,
  usuarioId: string,
  id: string,
  { lugar, palavras, versao, ...escrita }: Escrita,
  sigla: string | undefined,
): Promise<MarcaDoLeitor> {
  if (versao !== undefined) return alterar(db, usuarioId, { id, versao }, escrita)
  if (palavras) return criar(db, usuarioId, id, await placePalavras(db, palavras, sigla), escrita)
  // The contract asks for one of them.
  if (!lugar) throw new Error('a new mark has its place')
  return criar(db, usuarioId, id, await placeVersiculos(db, lugar, sigla), escrita)
}

type CorENota = Pick<Escrita, 'cor' | 'nota'>

async function placeVersiculos(
  db: Database,
  lugar: LugarDaMarca,
  sigla: string | undefined,
): Promise<ColunasDoLugar> {
  const canonico = await findVersiculosCanonicos(db, lugar, sigla)
  if (!canonico) throw semVersiculos()
  return {
    ...canonico,
    ...{ fonte: 'biblia', edicao: null, trecho: '', antes: '', depois: '' },
    ...{ parte_inicio: null, deslocamento_inicio: null, parte_fim: null, deslocamento_fim: null },
  }
}

async function criar(
  db: Database,
  usuarioId: string,
  id: string,
  lugar: ColunasDoLugar,
  escrita: CorENota,
): Promise<MarcaDoLeitor> {
  const agora = new Date().toISOString()
  const nova = { usuario_id: usuarioId, id, versao: 1, criado_em: agora, atualizado_em: agora }
  const isNew = await insertMarca(db, { ...nova, ...lugar, ...escrita })
  const marca = await readMarca(db, usuarioId, id)
  if (!isNew && !(isAt(marca, lugar) && says(marca, escrita)))
    throw new AppError('estado_nao_permite', CONFLITO)
  return marca
}

/** Whether a mark that is there already is on the same verses or words. */
function isAt({ inicio, fim, palavras }: MarcaDoLeitor, lugar: ColunasDoLugar): boolean {
  if (inicio !== lugar.inicio || fim !== lugar.fim) return false
  if (!palavras) return lugar.parte_inicio === null
  return (
    palavras.edicao === lugar.edicao &&
    palavras.lugar?.inicio === lugar.deslocamento_inicio &&
    palavras.lugar?.fim === lugar.deslocamento_fim
  )
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
  const marca = await readMarca(db, usuarioId, id)
  // Or it came through only now.
  if (!isSaved && !says(marca, escrita)) throw new AppError('estado_nao_permite', CONFLITO)
  return marca
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
