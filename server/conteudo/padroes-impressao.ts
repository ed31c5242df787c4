/** Whether the standards are to be imported, known without the code that reads them. */
import { findImpressao } from '#server/platform/conteudo-repository.ts'
import type { Database } from '#server/platform/database.ts'
import { fingerprintConteudo } from './parsers/fingerprint-conteudo.ts'

export const FONTE_PADROES = 'padroes'

/** Raise it when the parser or the rows change, so that installed databases are brought up to date. */
const IMPORT_VERSION = 4

/** The fingerprint of the content folder as it is now, or null when the database already holds it. */
export async function changedFingerprint(db: Database, contentDir: string): Promise<string | null> {
  const impressao = await padroesImpressao(contentDir)
  return (await findImpressao(db.read, FONTE_PADROES)) === impressao ? null : impressao
}

/** The fingerprint under which the import of a content folder is recorded. */
export async function padroesImpressao(contentDir: string): Promise<string> {
  return `v${IMPORT_VERSION}:${await fingerprintConteudo(contentDir)}`
}
