import { type Kysely, sql } from 'kysely'
import { rebuildDosLeitores } from '#server/busca/indice/rebuild-dos-leitores.ts'
import { type ChaveEstrangeira, readEsquema } from '#server/copias/esquema-repository.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'

/** The tables that hold rows of one reader each. */
export async function listTabelasDosLeitores(db: Database): Promise<string[]> {
  const { colunas } = await readEsquema(db.read, db.engine)
  return colunas.filter(({ coluna }) => coluna === 'usuario_id').map(({ tabela }) => tabela)
}

/** Gives what one reader has to so many others, who are made for it; the search finds theirs too. */
export async function multiplyReader(db: Database, usuarioId: string, count: number): Promise<void> {
  const { colunas, ligacoes } = await readEsquema(db.read, db.engine)
  const tabelas = await listTabelasDosLeitores(db)
  await db.write.transaction().execute(async (trx) => {
    for (const tabela of inOrder(['usuario', ...tabelas.filter(isNoIndex)], ligacoes)) {
      const own = colunas.filter((each) => each.tabela === tabela).map(({ coluna }) => coluna)
      await copyRows(trx, tabela, own, { usuarioId, count })
    }
    await rebuildDosLeitores(trx, db.engine)
  })
  await sql`ANALYZE`.execute(db.write)
}

const isNoIndex = (tabela: string) => !tabela.startsWith('busca_')

/** Each after those that it points to. */
function inOrder(tabelas: readonly string[], ligacoes: readonly ChaveEstrangeira[]): string[] {
  const ordered = new Set<string>()
  const add = (tabela: string) => {
    if (ordered.has(tabela)) return
    for (const { filha, mae } of ligacoes) if (filha === tabela && tabelas.includes(mae)) add(mae)
    ordered.add(tabela)
  }
  tabelas.forEach(add)
  return [...ordered]
}

/** Of which no two may be alike. */
const UNIQUE = new Set(['token_hash', 'email_normalizado'])

async function copyRows(
  db: Kysely<Tables>,
  tabela: string,
  colunas: readonly string[],
  { usuarioId, count }: { usuarioId: string; count: number },
): Promise<void> {
  const dono = tabela === 'usuario' ? 'id' : 'usuario_id'
  const values = colunas.map((coluna) =>
    coluna === dono || UNIQUE.has(coluna) ? sql`${sql.ref(coluna)} || '-' || copia` : sql.ref(coluna),
  )
  await sql`WITH RECURSIVE copias (copia) AS (SELECT 1 UNION ALL SELECT copia + 1 FROM copias WHERE copia < ${sql.lit(count)})
    INSERT INTO ${sql.table(tabela)} (${sql.join(colunas.map((coluna) => sql.ref(coluna)))})
    SELECT ${sql.join(values)} FROM ${sql.table(tabela)} CROSS JOIN copias WHERE ${sql.ref(dono)} = ${usuarioId}`.execute(
    db,
  )
}
