/** Whether the standards are to be imported, known without the code that reads them. */
import { findImpressao } from '#server/platform/conteudo-repository.ts'
import type { Database } from '#server/platform/database.ts'
import { fingerprintCorrigido } from './correcoes/fingerprint-corrigido.ts'

export const FONTE_PADROES = 'padroes'

/** Raise it when the parser or the rows change, so that installed databases are brought up to date. */
const IMPORT_VERSION = 4

/** The fingerprint of the content folder with its corrections as it is now, or null when the database already holds it. */
export async function changedFingerprint(db: Database, contentDir: string): Promise<string | null> {
  const impressao = padroesImpressao(await fingerprintCorrigido(db.read, contentDir))
  return (await findImpressao(db.read, FONTE_PADROES)) === impressao ? null : impressao
}

/** The fingerprint under which the import of a content folder is recorded. @param impressao of its files */
export function padroesImpressao(impressao: string): string {
  return `v${IMPORT_VERSION}:${impressao}`
}
