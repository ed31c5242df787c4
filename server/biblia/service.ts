import type { CapituloBiblia, EdicaoDaBiblia, Livro, Versiculo } from '#contract/biblia.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { LivroTable } from '#server/platform/tables.ts'
import {
  findCapitulo,
  findEdicao,
  findLivro,
  findTituloSalmo,
  listCapitulos,
  listLivros,
  listVersiculos,
} from './repository.ts'

export async function readLivros(db: Database, testamento: 'antigo' | 'novo'): Promise<Livro[]> {
  const rows = await listLivros(db, testamento)
  return rows.map(toLivro)
}

/** @throws AppError 404 for a number that is none of the 66 books. */
export async function readLivro(db: Database, livroId: number): Promise<Livro> {
  const row = await findLivro(db, livroId)
  if (!row) throw notFound('Livro não encontrado.')
  return toLivro(row)
}

export async function readCapitulos(db: Database, livroId: number): Promise<CapituloBiblia[]> {
  await readLivro(db, livroId)
  const rows = await listCapitulos(db, livroId)
  return rows.map(({ capitulo }) => ({ id: capitulo, capitulo }))
}

/** The verses of a chapter; none without a Bible. A psalm's title comes with its first verse. @throws AppError 404 */
export async function readVersiculos(db: Database, livroId: number, capitulo: number): Promise<Versiculo[]> {
  await readQuantidadeVersiculos(db, livroId, capitulo)
  const [versiculos, salmo] = await Promise.all([
    listVersiculos(db, livroId, capitulo),
    findTituloSalmo(db, livroId, capitulo),
  ])
  return versiculos.map((versiculo, index) => ({ ...versiculo, ...(index === 0 && salmo) }))
}

/** How many verses a chapter has in the canon, whatever Bible is installed. @throws AppError 404 */
export async function readQuantidadeVersiculos(
  db: Database,
  livroId: number,
  capitulo: number,
): Promise<number> {
  await readLivro(db, livroId)
  const row = await findCapitulo(db, livroId, capitulo)
  if (!row) throw notFound('Capítulo não encontrado.')
  return row.quantidade_versiculos
}

/** The installed edition and the credit that its licence demands; all null while none is installed. */
export async function readEdicao(db: Database): Promise<EdicaoDaBiblia> {
  const edicao = await findEdicao(db)
  return {
    nome: edicao?.nome ?? null,
    licenca: edicao?.licenca ?? null,
    atribuicao: edicao?.atribuicao ?? null,
    alteracoes: edicao?.alteracoes ?? null,
  }
}

function toLivro({ id, livro, abreviatura, quantidade_capitulos }: LivroTable): Livro {
  return { id, livro, abreviatura, quantidade_capitulos }
}
