import type { Database } from '#server/platform/database.ts'
import { canonTables, padroesTables } from './padroes-tables.ts'
import { fingerprintConteudo, readConteudo } from './parsers/read-conteudo.ts'
import { readFingerprint, type StoredContent, storeContent } from './store-content.ts'

export const FONTE_PADROES = 'padroes'

/** Raise it when the parser or the rows change, so that installed databases are brought up to date. */
const IMPORT_VERSION = 1

/** The fingerprint of the content folder as it is now, or null when the database already holds it. */
export async function changedFingerprint(db: Database, contentDir: string): Promise<string | null> {
  const impressao = await fingerprint(contentDir)
  return (await readFingerprint(db, FONTE_PADROES)) === impressao ? null : impressao
}

/**
 * Reads, checks and stores the canon and the six standards of a content folder.
 * @throws ContentError naming every wrong file and line; nothing has been written then.
 */
export async function importPadroes(
  db: Database,
  contentDir: string,
  options: { dryRun: boolean },
): Promise<StoredContent & { paginas: number }> {
  const [conteudo, impressao] = await Promise.all([readConteudo(contentDir), fingerprint(contentDir)])
  const tables = [...canonTables(conteudo.canon), ...padroesTables(conteudo)]
  const stored = await storeContent(db, { fonte: FONTE_PADROES, impressao, tables }, options)
  return { ...stored, paginas: conteudo.paginas.length }
}

async function fingerprint(contentDir: string): Promise<string> {
  return `v${IMPORT_VERSION}:${await fingerprintConteudo(contentDir)}`
}
