import { type CapituloBiblia, EstruturaDoVersiculo, type Livro, type Versiculo } from '#contract/biblia.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { EdicaoTable, LivroTable, VersiculoTable } from '#server/platform/tables-biblia.ts'
import { findEdicao } from './edicoes-service.ts'
import {
  findCapitulo,
  findLivro,
  findTituloSalmo,
  findUltimoCapitulo,
  listLivros,
  listVersiculos,
} from './repository.ts'

type VersiculoLido = Pick<
  VersiculoTable,
  'id' | 'numero_versiculo' | 'ate' | 'texto_biblico' | 'estrutura' | 'canon_inicio'
>

export async function readLivros(db: Database, testamento: 'antigo' | 'novo'): Promise<Livro[]> {
  const rows = await listLivros(db, testamento)
  return rows.map(toLivro)
}

/** A book, with as many chapters as an edition counts. @throws AppError 404 for none of the 66 books, or no such edition */
export async function readLivro(db: Database, livroId: number, sigla?: string): Promise<Livro> {
  return readLivroNaEdicao(db, livroId, await findEdicao(db, sigla))
}

async function readLivroNaEdicao(db: Database, livroId: number, edicao: EdicaoTable | null): Promise<Livro> {
  const row = await findLivro(db, livroId)
  if (!row) throw notFound('Livro não encontrado.')
  const last = edicao && (await findUltimoCapitulo(db, edicao.id, livroId))
  return { ...toLivro(row), quantidade_capitulos: countCapitulos(row, edicao, last?.capitulo) }
}

/** Editions count chapters in their own way (Joel has four in some); of one with gaps the canon's are counted. */
function countCapitulos(
  { quantidade_capitulos }: LivroTable,
  edicao: EdicaoTable | null,
  last: number | undefined,
): number {
  if (last === undefined) return quantidade_capitulos
  return edicao?.parcial === 0 ? last : Math.max(last, quantidade_capitulos)
}

export async function readCapitulos(
  db: Database,
  livroId: number,
  sigla?: string,
): Promise<CapituloBiblia[]> {
  const { quantidade_capitulos: length } = await readLivro(db, livroId, sigla)
  return Array.from({ length }, (_, index) => ({ id: index + 1, capitulo: index + 1 }))
}

/** The edition that is asked for, when it counts such a chapter. @returns null when no Bible is installed @throws AppError 404 */
export async function findEdicaoDoCapitulo(
  db: Database,
  { livro, capitulo }: { livro: number; capitulo: number },
  sigla: string | undefined,
): Promise<EdicaoTable | null> {
  const edicao = await findEdicao(db, sigla)
  const { quantidade_capitulos } = await readLivroNaEdicao(db, livro, edicao)
  if (capitulo < 1 || capitulo > quantidade_capitulos) throw notFound('Capítulo não encontrado.')
  return edicao
}

/** The verses of a chapter; none without a Bible. A psalm's title comes with its first verse. @throws AppError 404 */
export async function readVersiculos(
  db: Database,
  livroId: number,
  capitulo: number,
  sigla?: string,
): Promise<Versiculo[]> {
  const edicao = await findEdicaoDoCapitulo(db, { livro: livroId, capitulo }, sigla)
  if (!edicao) return []
  const [versiculos, salmo, inteiro] = await Promise.all([
    listVersiculos(db, edicao.id, livroId, capitulo),
    findTituloSalmo(db, edicao.id, livroId, capitulo),
    // An edition with gaps has the canon's numbers.
    edicao.parcial === 1 ? findCapitulo(db, livroId, capitulo) : undefined,
  ])
  const last = versiculos.at(-1)
  const fim = inteiro?.quantidade_versiculos
  return versiculos.map((versiculo, index) => ({
    ...toVersiculo(versiculo),
    ...(index === 0 && salmo),
    ...(fim !== undefined && versiculo === last && versiculo.ate < fim && { faltam_ate: fim }),
  }))
}

function toVersiculo({ ate, estrutura, canon_inicio, ...versiculo }: VersiculoLido): Versiculo {
  return {
    ...versiculo,
    ...(ate !== versiculo.numero_versiculo && { ate }),
    ...(canon_inicio !== versiculo.id && { canon: canon_inicio }),
    ...(estrutura !== null && { estrutura: EstruturaDoVersiculo.parse(JSON.parse(estrutura)) }),
  }
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

function toLivro({ id, livro, abreviatura, quantidade_capitulos }: LivroTable): Livro {
  return { id, livro, abreviatura, quantidade_capitulos }
}
