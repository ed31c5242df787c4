import type { Kysely } from 'kysely'
import { findImpressao } from '#server/platform/conteudo-repository.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { ebooksTables } from './ebooks-tables.ts'
import { harmoniasTables } from './harmonias-tables.ts'
import { canonTables, padroesTables } from './padroes-tables.ts'
import { fingerprintConteudo, readConteudo } from './parsers/read-conteudo.ts'
import { type StoredContent, type StoreOptions, storeContent } from './store-content.ts'
import { verbetesTables } from './verbetes-tables.ts'

export const FONTE_PADROES = 'padroes'

/** Raise it when the parser or the rows change, so that installed databases are brought up to date. */
const IMPORT_VERSION = 4

/** The fingerprint of the content folder as it is now, or null when the database already holds it. */
export async function changedFingerprint(db: Database, contentDir: string): Promise<string | null> {
  const impressao = await fingerprint(contentDir)
  return (await findImpressao(db.read, FONTE_PADROES)) === impressao ? null : impressao
}

/** Reads, checks and stores a content folder. @throws ContentError naming every wrong file and line; nothing was written then */
export async function importPadroes(
  db: Database,
  contentDir: string,
  options: StoreOptions,
): Promise<StoredContent & { paginas: number }> {
  const [conteudo, impressao] = await Promise.all([readConteudo(contentDir), fingerprint(contentDir)])
  const buildTables = async (stored: Kysely<Tables>) => {
    const ebooks = await ebooksTables(stored, conteudo)
    const harmonias = await harmoniasTables(stored, conteudo, ebooks.idByIdentificador)
    return {
      tables: [
        ...canonTables(conteudo.canon),
        ...padroesTables(conteudo),
        ...ebooks.tables,
        ...harmonias,
        ...verbetesTables(conteudo.verbetes),
      ],
      trocas: ebooks.trocas,
    }
  }
  const stored = await storeContent(db, { fonte: FONTE_PADROES, impressao, buildTables }, options)
  return { ...stored, paginas: conteudo.paginas.length }
}

async function fingerprint(contentDir: string): Promise<string> {
  return `v${IMPORT_VERSION}:${await fingerprintConteudo(contentDir)}`
}
