import type { Kysely } from 'kysely'
import type { AutorTable, Tables } from '#server/platform/tables.ts'
import { listAutores, listAutorIdsOfOthers } from './ebooks-repository.ts'
import type { ParsedAutor, ParsedEbook } from './parsers/content-model.ts'

export interface AutoresDoImport {
  rows: AutorTable[]
  idOf(autor: ParsedAutor): number
}

/** Authors are known by name and years; without years the one known of that name. @param ebookIds the books of this import */
export async function planAutores(
  db: Kysely<Tables>,
  ebooks: readonly Pick<ParsedEbook, 'origem' | 'autores'>[],
  ebookIds: readonly number[],
): Promise<AutoresDoImport> {
  const stored = await listAutores(db)
  const inUse = new Set(await listAutorIdsOfOthers(db, ebookIds))
  const byId = new Map(stored.filter(({ id }) => inUse.has(id)).map((autor) => [autor.id, autor]))
  const idByKey = new Map<string, number>()
  let highest = stored.reduce((max, { id }) => Math.max(max, id), 0)

  for (const { origem, autores } of ebooks) {
    for (const autor of autores) {
      const known =
        stored.find((other) => autorKey(other) === autorKey(autor)) ??
        (origem === 'markdown' ? undefined : findNamesake(stored, autor))
      const id = idByKey.get(autorKey(autor)) ?? known?.id ?? ++highest
      idByKey.set(autorKey(autor), id)
      const { nome, ano_de_nascimento, ano_de_morte } = known ?? autor
      byId.set(id, { id, nome, ano_de_nascimento, ano_de_morte })
    }
  }
  return { rows: [...byId.values()], idOf: (autor) => idByKey.get(autorKey(autor)) ?? 0 }
}

function findNamesake(stored: readonly AutorTable[], autor: ParsedAutor): AutorTable | undefined {
  if (autor.ano_de_nascimento !== null || autor.ano_de_morte !== null) return undefined
  const namesakes = stored.filter(({ nome }) => nome === autor.nome)
  return namesakes.length === 1 ? namesakes[0] : undefined
}

/** Two authors of one name are told apart by their years. */
function autorKey({ nome, ano_de_nascimento, ano_de_morte }: ParsedAutor): string {
  return `${nome} (${ano_de_nascimento ?? ''}-${ano_de_morte ?? ''})`
}
