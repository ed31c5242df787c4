import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { CANON_TOTALS, type CanonLivro, parseCanon } from '#server/biblia/canon.ts'
import type { BibliaReading } from '#server/biblia/read-biblia.ts'
import { siglaDaEdicao } from '#server/biblia/sigla-da-edicao.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { bibliaTables } from './biblia-tables.ts'
import { listEdicoesGravadas } from './edicoes-repository.ts'
import { canonTables } from './padroes-tables.ts'
import { type StoredContent, type StoreOptions, storeContent } from './store-content.ts'

/** The canon that every Bible is checked against: livros.yaml of the content folder. */
export async function readCanon(contentDir: string): Promise<CanonLivro[]> {
  return parseCanon(await readFile(join(contentDir, 'livros.yaml'), 'utf8'), 'livros.yaml')
}

/** Name of an edition's source in the table `conteudo`. */
export function fonteDaBiblia(sigla: string): string {
  return `biblia:${sigla}`
}

interface ImportBibliaOptions extends StoreOptions {
  /** Short name that the publisher gives; absent: the edition's own. */
  sigla?: string | undefined
}

/** What is installed of a reading; without a scheme it counts as the library does. */
type Instalavel = Pick<BibliaReading, 'biblia' | 'correcoes'> & Partial<Pick<BibliaReading, 'versificacao'>>

/**
 * Installs a Bible that has been read and checked, beside the others; in place of one with the same short name.
 * The first one with all books becomes the library's own.
 */
export async function importBiblia(
  db: Database,
  { biblia, correcoes, versificacao = 'eng' }: Instalavel,
  canon: readonly CanonLivro[],
  { sigla = siglaDaEdicao(biblia), ...options }: ImportBibliaOptions,
): Promise<StoredContent & { sigla: string }> {
  const alteracoes = describeCorrections(correcoes)
  const isInteira = biblia.livros.length === CANON_TOTALS.livros
  const nova = { sigla, biblia, versificacao, alteracoes, aviso: null, isParcial: false, isInteira }
  const impressao = createHash('sha256').update(JSON.stringify(nova)).digest('hex')
  const buildTables = async (stored: Kysely<Tables>) => ({
    tables: [...canonTables(canon), ...bibliaTables(nova, canon, await listEdicoesGravadas(stored))],
  })
  const content = { fonte: fonteDaBiblia(sigla), impressao, buildTables }
  return { ...(await storeContent(db, content, options)), sigla }
}

/** CC BY asks that changes be stated: 'Correções tipográficas na importação: 383 espaços …; 1 til …'. */
function describeCorrections(correcoes: BibliaReading['correcoes']): string | null {
  const made = correcoes.filter(({ quantidade }) => quantidade > 0)
  if (made.length === 0) return null
  const list = made.map(({ regra, quantidade }) => `${regra} (${quantidade})`).join('; ')
  return `Correções tipográficas feitas na importação: ${list}.`
}
