/** What a publisher decides about the installed editions of the Bible. */
import type { Database } from '#server/platform/database.ts'
import { StartError } from '#server/platform/start-error.ts'
import type { WantedTable } from '#server/platform/sync-table.ts'
import type { EdicaoTable } from '#server/platform/tables-biblia.ts'
import { listEdicoesGravadas } from './edicoes-repository.ts'
import { fonteDaBiblia } from './import-biblia.ts'
import { type StoredContent, type StoreOptions, storeContent } from './store-content.ts'

/**
 * Takes an edition out; if it was the library's own, another becomes so.
 * @throws StartError for one that is not there, or that comes with the standards
 */
export async function removeEdicao(
  db: Database,
  sigla: string,
  options: StoreOptions,
): Promise<StoredContent> {
  const { edicao, outras } = await findGravada(db, sigla)
  if (edicao.parcial === 1) throw new StartError(`A edição ${sigla} vem com os padrões e não se retira.`)
  const isLeft = { column: 'edicao_id', values: [edicao.id] }
  const tables: WantedTable[] = [
    edicaoTable(outras, edicao.padrao === 1 ? chooseSucessora(outras) : null),
    { name: 'titulo_salmo', key: ['edicao_id', 'livro_id', 'capitulo'], scope: isLeft, rows: [] },
    { name: 'versiculo', key: ['edicao_id', 'id'], scope: isLeft, rows: [] },
  ]
  const content = {
    fonte: fonteDaBiblia(sigla),
    impressao: 'retirada',
    buildTables: async () => ({ tables }),
  }
  return storeContent(db, content, options)
}

/**
 * Makes an edition the library's own: it answers who chose none, and is what the search reads.
 * @throws StartError for one that is not there
 */
export async function chooseEdicao(
  db: Database,
  sigla: string,
  options: StoreOptions,
): Promise<StoredContent> {
  const { edicao, outras } = await findGravada(db, sigla)
  const tables = [edicaoTable([edicao, ...outras], edicao)]
  const content = { fonte: fonteDaBiblia('padrao'), impressao: sigla, buildTables: async () => ({ tables }) }
  return storeContent(db, content, options)
}

async function findGravada(db: Database, sigla: string) {
  const edicoes = await listEdicoesGravadas(db.read)
  const edicao = edicoes.find((each) => each.sigla === sigla)
  if (edicao) return { edicao, outras: edicoes.filter(({ id }) => id !== edicao.id) }
  const instaladas = edicoes.map((each) => `${each.sigla} (${each.nome})`).join(', ')
  throw new StartError(
    `A edição ${sigla} não está instalada. ${instaladas ? `Instaladas: ${instaladas}.` : 'Nenhuma está.'}`,
  )
}

/** One without gaps, if there is one. */
function chooseSucessora(edicoes: readonly EdicaoTable[]): EdicaoTable | null {
  return edicoes.find(({ parcial }) => parcial === 0) ?? edicoes[0] ?? null
}

/** @param propria the library's own; null: as it was */
function edicaoTable(edicoes: readonly EdicaoTable[], propria: EdicaoTable | null): WantedTable {
  const rows = edicoes.map((edicao) => ({
    ...edicao,
    ...(propria && { padrao: edicao.id === propria.id ? 1 : 0 }),
  }))
  return { name: 'edicao', key: ['id'], rows }
}
