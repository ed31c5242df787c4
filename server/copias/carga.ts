/** Fills a new database from a copy, or from another database, and proves that it holds the same. */
import type { Database } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { StartError } from '#server/platform/start-error.ts'
import { emptyTable, insertRows, type Row } from '#server/platform/sync-table.ts'
import type { Cabecalho, Celulas, TabelaDaCopia } from './formato.ts'
import type { ConteudoDaCopia, LeitorDeCopia } from './ler-copia.ts'
import { sumTabela } from './linhas-repository.ts'
import { listTabelas, type Tabela } from './list-tabelas.ts'

/** Rows that are written in one transaction. */
const POR_VEZ = 500
/** Images are rows as well. */
const CARACTERES_POR_VEZ = 4_000_000

/** Writes the rows that it is handed into a database that nobody else uses yet. */
export class Carga implements LeitorDeCopia {
  private readonly db: Database
  private rows: Row[] = []
  private characters = 0

  constructor(db: Database) {
    this.db = db
  }

  /** Makes the tables that the rows came from; what a later migration changes, it changes in them. */
  async begin(cabecalho: Cabecalho): Promise<void> {
    await migrate(this.db, undefined, new Set(cabecalho.migracoes.map(({ nome }) => nome)))
    const tabelas = await listTabelas(this.db.write, this.db.engine)
    checkTabelas(cabecalho.tabelas, tabelas)
    for (const { nome } of cabecalho.tabelas.toReversed()) await emptyTable(this.db.write, nome)
  }

  async row({ nome, colunas }: TabelaDaCopia, celulas: Celulas): Promise<void> {
    this.rows.push(Object.fromEntries(colunas.map((coluna, index) => [coluna, celulas[index] ?? null])))
    for (const celula of celulas) this.characters += typeof celula === 'string' ? celula.length : 0
    if (this.rows.length >= POR_VEZ || this.characters >= CARACTERES_POR_VEZ) await this.flush(nome)
  }

  async end({ nome }: TabelaDaCopia): Promise<void> {
    await this.flush(nome)
  }

  private async flush(nome: string): Promise<void> {
    const rows = this.rows
    this.rows = []
    this.characters = 0
    try {
      await this.db.write.transaction().execute((trx) => insertRows(trx, nome, rows))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new StartError(`Uma linha da tabela ${nome} não pôde ser gravada: ${reason}.`)
    }
  }
}

/** Reads everything back and compares number and hash of each table's rows. @throws StartError naming the first that differs */
export async function checkCarga(db: Database, { tabelas }: Pick<ConteudoDaCopia, 'tabelas'>): Promise<void> {
  await db.write.transaction().execute(async (trx) => {
    for (const tabela of await listTabelas(trx, db.engine)) {
      const soma = await sumTabela(trx, db.engine, tabela)
      const wanted = tabelas.get(tabela.nome)
      if (wanted?.linhas === soma.linhas && wanted.sha256 === soma.digest()) continue
      throw new StartError(`A tabela ${tabela.nome} não ficou igual à da cópia.`)
    }
  })
}

/** @throws StartError when a copy has not the tables and columns that its migrations make */
export function checkTabelas(daCopia: readonly TabelaDaCopia[], tabelas: readonly Tabela[]): void {
  const toText = ({ nome, colunas }: Pick<Tabela, 'nome' | 'colunas'>) => `${nome}(${colunas.join(',')})`
  const found = new Set(daCopia.map(toText))
  const wanted = new Set(tabelas.map(toText))
  const missing = tabelas.find((tabela) => !found.has(toText(tabela)))
  const unknown = daCopia.find((tabela) => !wanted.has(toText(tabela)))
  if (missing) throw new StartError(`A cópia não tem a tabela ${missing.nome} como este programa a conhece.`)
  if (unknown) throw new StartError(`A cópia tem uma tabela que este programa não conhece: ${unknown.nome}.`)
}
