import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { ebooksTables } from './ebooks-tables.ts'
import { harmoniasTables } from './harmonias-tables.ts'
import { FONTE_PADROES, padroesImpressao } from './padroes-impressao.ts'
import { canonTables, padroesTables } from './padroes-tables.ts'
import { readConteudo } from './parsers/read-conteudo.ts'
import { planosTables } from './planos-tables.ts'
import { type StoredContent, type StoreOptions, storeContent } from './store-content.ts'
import { verbetesTables } from './verbetes-tables.ts'

/** Reads, checks and stores a content folder. @throws ContentError naming every wrong file and line; nothing was written then */
export async function importPadroes(
  db: Database,
  contentDir: string,
  options: StoreOptions,
): Promise<StoredContent & { paginas: number }> {
  const [conteudo, impressao] = await Promise.all([readConteudo(contentDir), padroesImpressao(contentDir)])
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
        ...planosTables(conteudo.planos),
      ],
      trocas: ebooks.trocas,
    }
  }
  const stored = await storeContent(db, { fonte: FONTE_PADROES, impressao, buildTables }, options)
  return { ...stored, paginas: conteudo.paginas.length }
}
