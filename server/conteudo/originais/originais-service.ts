/** The standards in the language in which they were written: imported and taken out by the publisher's command (docs/padroes-em-ingles.md). */
import type { Kysely } from 'kysely'
import type { IdiomaOriginal } from '#contract/original.ts'
import { fingerprintFiles } from '#server/conteudo/parsers/fingerprint-files.ts'
import { type StoredContent, type StoreOptions, storeContent } from '#server/conteudo/store-content.ts'
import type { Database } from '#server/platform/database.ts'
import { StartError } from '#server/platform/start-error.ts'
import type { Tables } from '#server/platform/tables.ts'
import { describeCobertura } from './describe-cobertura.ts'
import { originalTables } from './original-tables.ts'
import { chaveDaPagina, parseOriginal, type Traducao } from './parse-original.ts'
import { readOriginalFiles } from './read-original-files.ts'
import { listSecoesDaTraducao, listSimbolosOriginais } from './repository.ts'

/** What is stored, and what of the translation it has not, as lines for the publisher. */
interface StoredOriginal extends StoredContent {
  cobertura: string[]
}

/**
 * Imports the standards that a folder has; the others stay as they are.
 * @throws ContentError naming every wrong file and line; nothing was written then
 */
export async function importOriginal(
  db: Database,
  dir: string,
  idioma: IdiomaOriginal,
  options: StoreOptions,
): Promise<StoredOriginal> {
  const files = await readOriginalFiles(dir)
  let cobertura: string[] = []
  const buildTables = async (stored: Kysely<Tables>) => {
    const traducao = await readTraducao(stored)
    const paginas = parseOriginal(files, traducao)
    cobertura = describeCobertura(paginas, traducao)
    const simbolos = [...new Set(paginas.map(({ simbolo }) => simbolo))]
    return { tables: originalTables(idioma, simbolos, paginas) }
  }
  const content = { fonte: fonteDo(idioma), impressao: fingerprintFiles(files), buildTables }
  return { ...(await storeContent(db, content, options)), cobertura }
}

/** Takes all standards in a language out. @throws StartError when there are none */
export async function removeOriginal(
  db: Database,
  idioma: IdiomaOriginal,
  options: StoreOptions,
): Promise<StoredContent> {
  const simbolos = await listSimbolosOriginais(db.read, idioma)
  if (simbolos.length === 0) throw new StartError('Nenhum padrão está instalado neste idioma.')
  const buildTables = async () => ({ tables: originalTables(idioma, simbolos, []) })
  return storeContent(db, { fonte: fonteDo(idioma), impressao: 'retirada', buildTables }, options)
}

function fonteDo(idioma: IdiomaOriginal): string {
  return `padroes:${idioma}`
}

async function readTraducao(stored: Kysely<Tables>): Promise<Traducao> {
  const traducao = new Map<string, number[]>()
  for (const { simbolo_id: simbolo, numero, secao } of await listSecoesDaTraducao(stored)) {
    const chave = chaveDaPagina({ simbolo, numero })
    const secoes = traducao.get(chave)
    if (secoes) secoes.push(secao)
    else traducao.set(chave, [secao])
  }
  return traducao
}
