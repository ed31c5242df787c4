import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { readCorrigido } from './correcoes/read-corrigido.ts'
import { updateRecusa } from './correcoes/repository.ts'
import { ebooksTables } from './ebooks-tables.ts'
import { harmoniasTables } from './harmonias-tables.ts'
import { FONTE_PADROES, padroesImpressao } from './padroes-impressao.ts'
import { canonTables, padroesTables } from './padroes-tables.ts'
import { readContentFiles } from './parsers/content-files.ts'
import type { ParsedConteudo } from './parsers/content-model.ts'
import { planosDeEstudoTables } from './planos-de-estudo-tables.ts'
import { planosTables } from './planos-tables.ts'
import { type ContentTables, type StoredContent, type StoreOptions, storeContent } from './store-content.ts'
import { verbetesTables } from './verbetes-tables.ts'

export interface StoredPadroes extends StoredContent {
  paginas: number
}

/** Reads, checks and stores a content folder. @throws ContentError naming every wrong file and line; nothing was written then */
export function importPadroes(
  db: Database,
  contentDir: string,
  options: StoreOptions,
): Promise<StoredPadroes> {
  const read = async (stored: Kysely<Tables>) => {
    const { recusadas, ...lido } = await readCorrigido(stored, await readContentFiles(contentDir), null)
    const motivos = new Map(recusadas.map(({ arquivo, motivo }) => [arquivo, motivo]))
    const record = (trx: Transaction<Tables>) =>
      updateRecusa(trx, recusadas, (arquivo) => motivos.get(arquivo) ?? '')
    return { ...lido, record }
  }
  return storePadroes(db, read, options)
}

interface PadroesLidos extends Required<Pick<ContentTables, 'impressao' | 'record'>> {
  conteudo: ParsedConteudo
}

/** Stores what is read in the turn of imports, so that two of them never write over each other. */
export async function storePadroes(
  db: Database,
  read: (stored: Kysely<Tables>) => Promise<PadroesLidos>,
  options: StoreOptions,
): Promise<StoredPadroes> {
  let paginas = 0
  const buildTables = async (stored: Kysely<Tables>) => {
    const { conteudo, impressao, record } = await read(stored)
    paginas = conteudo.paginas.length
    return { ...(await tablesOf(stored, conteudo)), impressao: padroesImpressao(impressao), record }
  }
  const stored = await storeContent(db, { fonte: FONTE_PADROES, impressao: null, buildTables }, options)
  return { ...stored, paginas }
}

async function tablesOf(stored: Kysely<Tables>, conteudo: ParsedConteudo): Promise<ContentTables> {
  const ebooks = await ebooksTables(stored, conteudo)
  const harmonias = await harmoniasTables(stored, conteudo, ebooks.idByIdentificador)
  return {
    tables: [
      ...canonTables(conteudo.canon),
      ...padroesTables(conteudo),
      ...ebooks.tables,
      ...harmonias,
      ...verbetesTables(conteudo.verbetes),
      ...planosTables(conteudo.planos),
      ...planosDeEstudoTables(conteudo.planosDeEstudo),
    ],
    trocas: ebooks.trocas,
  }
}
