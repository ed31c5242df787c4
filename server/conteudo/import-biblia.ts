import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CanonLivro, parseCanon } from '#server/biblia/canon.ts'
import type { ParsedBiblia } from '#server/biblia/parsed-biblia.ts'
import type { BibliaReading } from '#server/biblia/read-biblia.ts'
import { toVerseNumber } from '#server/biblia/verse-number.ts'
import type { Database } from '#server/platform/database.ts'
import type { WantedTable } from '#server/platform/sync-table.ts'
import { canonTables } from './padroes-tables.ts'
import { type StoredContent, type StoreOptions, storeContent } from './store-content.ts'

export const FONTE_BIBLIA = 'biblia'

/** The canon that every Bible is checked against: livros.yaml of the content folder. */
export async function readCanon(contentDir: string): Promise<CanonLivro[]> {
  return parseCanon(await readFile(join(contentDir, 'livros.yaml'), 'utf8'), 'livros.yaml')
}

/** Installs a Bible that has been read and checked, in place of the one that was there. */
export async function importBiblia(
  db: Database,
  { biblia, correcoes }: BibliaReading,
  canon: readonly CanonLivro[],
  options: StoreOptions,
): Promise<StoredContent> {
  const alteracoes = describeCorrections(correcoes)
  const impressao = createHash('sha256').update(JSON.stringify({ biblia, alteracoes })).digest('hex')
  const tables = [...canonTables(canon), ...bibliaTables(biblia, alteracoes)]
  const buildTables = async () => ({ tables })
  return storeContent(db, { fonte: FONTE_BIBLIA, impressao, buildTables }, options)
}

function bibliaTables(biblia: ParsedBiblia, alteracoes: string | null): WantedTable[] {
  const { nome, versao, licenca, atribuicao } = biblia
  const capitulos = biblia.livros.flatMap(({ id, capitulos }) =>
    capitulos.map((capitulo) => ({ livro_id: id, ...capitulo })),
  )
  return [
    { name: 'edicao', key: ['id'], rows: [{ id: 1, nome, versao, licenca, atribuicao, alteracoes }] },
    {
      name: 'titulo_salmo',
      key: ['livro_id', 'capitulo'],
      rows: capitulos.flatMap(({ livro_id, numero, titulo }) =>
        titulo === null ? [] : [{ livro_id, capitulo: numero, titulo }],
      ),
    },
    {
      name: 'versiculo',
      key: ['id'],
      rows: capitulos.flatMap(({ livro_id, numero: capitulo, versiculos }) =>
        versiculos.map(({ numero, texto }) => ({
          id: toVerseNumber({ livro: livro_id, capitulo, versiculo: numero }),
          livro_id,
          capitulo,
          numero_versiculo: numero,
          texto_biblico: texto,
        })),
      ),
    },
  ]
}

/** CC BY asks that changes be stated: 'Correções tipográficas na importação: 383 espaços …; 1 til …'. */
function describeCorrections(correcoes: BibliaReading['correcoes']): string | null {
  const made = correcoes.filter(({ quantidade }) => quantidade > 0)
  if (made.length === 0) return null
  const list = made.map(({ regra, quantidade }) => `${regra} (${quantidade})`).join('; ')
  return `Correções tipográficas feitas na importação: ${list}.`
}
