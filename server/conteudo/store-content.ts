/** Writes a prepared content: only what differs, never locking for long, shown at once (docs/data-model.md, "An import"). */
import type { Kysely, Transaction } from 'kysely'
import { finishIndice } from '#server/busca/indice/index-in-pieces.ts'
import { type NovoParagrafo, prepareParagrafos } from '#server/busca/indice/prepare-paragrafos.ts'
import { isIndiceCurrent, makeIndiceInTurn } from '#server/busca/indice/rebuild-indice.ts'
import { type PlanoDoIndice, planIndice, switchIndice } from '#server/busca/indice/update-indice.ts'
import { moveMarcas } from '#server/marcas/move-marcas.ts'
import { upsertConteudo } from '#server/platform/conteudo-repository.ts'
import type { Database } from '#server/platform/database.ts'
import { isDatabaseAway } from '#server/platform/database-errors.ts'
import { createPieceWriter, type PieceWriter, type Rest, restFor } from '#server/platform/pieces.ts'
import {
  applyPlans,
  countChanges,
  insertRows,
  planTables,
  type Row,
  type TablePlan,
  type WantedTable,
  weighRow,
} from '#server/platform/sync-table.ts'
import type { Tables } from '#server/platform/tables.ts'
import { ifFree, inTurn } from '#server/platform/turn.ts'
import { changedTextos } from './changed-textos.ts'
import type { TrocaDeEdicao } from './edicao.ts'
import { type MovesDaTroca, moveReaders, prepareMoves } from './move-readers.ts'
import { type NovasEdicoes, planNovasEdicoes } from './novas-edicoes.ts'
import { analyzeTables } from './repository.ts'
import { recordSobras, replaceSobras, sweepSobras } from './sobras.ts'
import type { Sobra } from './sobras-repository.ts'

/** An import of so many rows changes how tables are best read. */
const MUITAS_LINHAS = 500

interface ContentToStore {
  /** Name of the source in the table `conteudo`: 'padroes', 'biblia', or the identificador of an EPUB. */
  fonte: string
  /** Fingerprint of the files, kept so that an unchanged source is not even parsed again; null: its tables bring it. */
  impressao: string | null
  /** What the database should hold; it may read ids that stored rows already have. */
  buildTables(db: Kysely<Tables>): Promise<ContentTables>
}

export interface ContentTables {
  /** Parents before children. */
  tables: WantedTable[]
  /** Editions of books among them: readers' rows move to the new ones. */
  trocas?: readonly TrocaDeEdicao[]
  impressao?: string
  /** What is written with the content, or not at all. */
  record?(trx: Transaction<Tables>): Promise<void>
}

export interface StoredContent {
  plans: TablePlan[]
  /** Rows written; 0 when the same content was there already. */
  written: number
  /** Why the database could not be tidied after readers saw the new content; the next import or start does it. */
  untidy?: unknown
}

export interface StoreOptions {
  dryRun: boolean
  /** Lets others write between two transactions; absent: as long as they need. */
  rest?: Rest
}

/** Stores the content, shown whole or not at all, or with `dryRun` only compares. What a broken import left is removed first. */
export async function storeContent(
  db: Database,
  content: ContentToStore,
  { dryRun, rest = restFor(db) }: StoreOptions,
): Promise<StoredContent> {
  if (dryRun) {
    const { tables } = await content.buildTables(db.read)
    return { plans: await planTables(db.read, tables), written: 0 }
  }
  // Two imports at once would give the same new ids.
  return inTurn(db.turn, () => storeInTurn(createPieceWriter(db, rest), content))
}

/** Ends what an import that was broken off has left to do; one that is at work does so itself. */
export function finishBroken(db: Database, rest: Rest): Promise<void> {
  return ifFree(db.turn, () => finishImports(createPieceWriter(db, rest)))
}

async function finishImports(pieces: PieceWriter): Promise<void> {
  await sweepSobras(pieces)
  await finishIndice(pieces)
}

async function storeInTurn(pieces: PieceWriter, content: ContentToStore): Promise<StoredContent> {
  const { db } = pieces
  if (!(await isIndiceCurrent(db.read))) await makeIndiceInTurn(db)
  await finishImports(pieces)
  const { tables, trocas = [], impressao = content.impressao, record } = await content.buildTables(db.read)
  const plans = await planTables(db.read, tables)
  if (impressao === null) throw new Error(`${content.fonte} is imported without a fingerprint`)
  const recorded = { fonte: content.fonte, impressao, record }
  const written = countChanges(plans)
  if (written > 0) {
    const edicoes = planNovasEdicoes(plans, tables, trocas)
    const prontos = await writeNovasEdicoes(pieces, edicoes)
    const indice = await planIndice(pieces, plans, prontos)
    const moves = await prepareMoves(db.read, trocas)
    const troca = { plans: edicoes.plans, sobras: edicoes.sobras.depois, indice, moves }
    await pieces.transaction('troca', (trx) => showContent(trx, db, recorded, troca))
    return { plans, written, ...(await tidyUp(pieces, plans)) }
  }
  await db.write.transaction().execute((trx) => recordImport(trx, recorded, false))
  return { plans, written }
}

/** Readers have the new content by now: a database that goes away must not be told as "nothing was changed". */
async function tidyUp(pieces: PieceWriter, plans: readonly TablePlan[]): Promise<{ untidy?: unknown }> {
  try {
    await countRows(pieces.db, plans)
    await finishImports(pieces)
    return {}
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    return { untidy: error }
  }
}

/** @returns the numbers of the documents that the index has already */
async function writeNovasEdicoes(
  pieces: PieceWriter,
  { paragrafos, imagens, novos, sobras }: NovasEdicoes,
): Promise<Set<number>> {
  await recordSobras(pieces, sobras.antes)
  const write = (name: 'paragrafo' | 'ebook_imagem', items: readonly Row[]) =>
    pieces.write('texto', {
      items,
      weigh: weighRow,
      write: (trx, some) => insertRows(trx, name, some),
    })
  await write('paragrafo', paragrafos)
  await write('ebook_imagem', imagens)
  return prepareParagrafos(pieces, novos.map(toNovoParagrafo))
}

function toNovoParagrafo({ id, titulo, texto, marcas }: Row): NovoParagrafo {
  return {
    id: Number(id),
    titulo: titulo === null ? null : String(titulo),
    texto: String(texto),
    marcas: String(marcas),
  }
}

interface Recorded {
  fonte: string
  impressao: string
  record: ContentTables['record'] | undefined
}

interface Troca {
  plans: TablePlan[]
  sobras: Sobra[]
  indice: PlanoDoIndice
  moves: MovesDaTroca[]
}

/** All of the new content, for everybody, at once. */
async function showContent(
  trx: Transaction<Tables>,
  { engine }: Database,
  recorded: Recorded,
  { plans, sobras, indice, moves }: Troca,
): Promise<void> {
  // Rows that readers still point to must not go before the readers.
  await applyPlans(trx, plans, () => moveReaders(trx, moves))
  await moveMarcas(trx, changedTextos(plans))
  await replaceSobras(trx, sobras)
  await switchIndice(trx, engine, indice)
  await recordImport(trx, recorded, true)
}

/** PostgreSQL counts the rows of a table by and by; until then it reads all of it where it needs a few. */
async function countRows({ engine, write }: Database, plans: readonly TablePlan[]): Promise<void> {
  if (engine !== 'postgres') return
  const grown = plans.filter(({ inserted }) => inserted.length > 0)
  if (!grown.some(({ inserted }) => inserted.length >= MUITAS_LINHAS)) return
  // The small ones too: a table of books that seems to have one row is where PostgreSQL begins.
  await analyzeTables(
    write,
    grown.map(({ name }) => name),
  )
}

/** Servers drop their cached texts when this row changes, so it is left alone when nothing else did. */
async function recordImport(
  trx: Transaction<Tables>,
  { fonte, impressao, record }: Recorded,
  changed: boolean,
): Promise<void> {
  await record?.(trx)
  const row = { fonte, impressao, importado_em: new Date().toISOString() }
  await upsertConteudo(trx, row, { onlyNew: !changed })
}
