/** Books that change too much for one transaction: the new edition is written beside the old, and read when chapters name it. */
import {
  type Cell,
  type Row,
  type TablePlan,
  type WantedTable,
  weighRow,
} from '#server/platform/sync-table.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { TrocaDeEdicao } from './edicao.ts'
import type { Sobra } from './sobras-repository.ts'

/** Characters of a book that the transaction which shows them may write: about a thousand paragraphs. */
const MUITO = 500_000

export interface NovasEdicoes {
  /** What is left for the transaction that shows them. */
  plans: TablePlan[]
  paragrafos: Row[]
  imagens: Row[]
  /** Those of the paragraphs that the library did not have: the search takes them in before. */
  novos: Row[]
  /** What nobody reads before that transaction, and after it. */
  sobras: { antes: Sobra[]; depois: Sobra[] }
}

export function planNovasEdicoes(
  plans: readonly TablePlan[],
  tables: readonly WantedTable[],
  trocas: readonly TrocaDeEdicao[],
): NovasEdicoes {
  const livroOf = createLivroOf(plans, tables)
  const grandes = findGrandes(plans, livroOf)
  const own = (name: keyof Tables, rows: readonly Row[]) =>
    rows.filter((row) => grandes.has(livroOf(name, row)))
  const trocasDosGrandes = trocas.filter(({ ebookId }) => grandes.has(ebookId))
  const numeros = new Map<Cell, number>(trocasDosGrandes.map((troca) => [troca.ebookId, nextNumero(troca)]))
  const inNova = (name: keyof Tables, rows: readonly Row[]): Row[] =>
    own(name, rows).map((row) => ({ ...row, edicao: numeros.get(livroOf(name, row)) ?? 1 }))

  const capitulos = inNova('ebook_capitulo', rowsOf(tables, 'ebook_capitulo'))
  const imagens = plans.find(({ name }) => name === 'ebook_imagem')
  const inseridas = own('ebook_imagem', imagens?.inserted ?? [])
  return {
    plans: plans.map((plan) => leaveForSwitch(plan, livroOf, grandes, capitulos)),
    paragrafos: inNova('paragrafo', rowsOf(tables, 'paragrafo')),
    imagens: inseridas,
    novos: own('paragrafo', plans.find(({ name }) => name === 'paragrafo')?.inserted ?? []),
    sobras: {
      antes: [...capitulos.map(toSobraDeTexto), ...inseridas.map(toSobraDeImagem)],
      depois: [
        ...trocasDosGrandes.flatMap(({ antes, numero }) =>
          (antes?.capitulos ?? []).map(({ id }) => toSobraDeTexto({ id, edicao: numero })),
        ),
        ...own('ebook_imagem', imagens?.deleted ?? []).map(toSobraDeImagem),
      ],
    },
  }
}

/** The first edition of a new book is nobody's before its chapters are there. */
function nextNumero({ antes, numero }: TrocaDeEdicao): number {
  return antes === null ? numero : numero + 1
}

/** The id of the book that a row of the text belongs to. */
type LivroOf = (name: keyof Tables, row: Row) => Cell

function createLivroOf(plans: readonly TablePlan[], tables: readonly WantedTable[]): LivroOf {
  const gone = plans.flatMap(({ name, deleted }) => (name === 'ebook_capitulo' ? deleted : []))
  const capitulos = [...rowsOf(tables, 'ebook_capitulo'), ...gone]
  const byCapitulo = new Map(capitulos.map(({ id, ebook_id }) => [id, ebook_id ?? null]))
  return (name, row) => (name === 'paragrafo' ? byCapitulo.get(row.ebook_capitulo_id) : row.ebook_id) ?? null
}

function findGrandes(plans: readonly TablePlan[], livroOf: LivroOf): Set<Cell> {
  const weights = new Map<Cell, number>()
  for (const { name, inserted, updated, deleted } of plans) {
    if (name !== 'paragrafo' && name !== 'ebook_imagem') continue
    for (const row of [...inserted, ...updated, ...deleted]) {
      const livro = livroOf(name, row)
      weights.set(livro, (weights.get(livro) ?? 0) + weighRow(row))
    }
  }
  return new Set([...weights].flatMap(([livro, weight]) => (weight > MUITO ? [livro] : [])))
}

/** Of a book with a new edition only its chapters change at once: they are few, and all of them name the new edition. */
function leaveForSwitch(
  plan: TablePlan,
  livroOf: LivroOf,
  grandes: ReadonlySet<Cell>,
  capitulos: readonly Row[],
): TablePlan {
  const { name, inserted, updated, deleted } = plan
  const others = (rows: readonly Row[]) => rows.filter((row) => !grandes.has(livroOf(name, row)))
  if (name === 'paragrafo') {
    return { ...plan, inserted: others(inserted), updated: others(updated), deleted: others(deleted) }
  }
  if (name === 'ebook_imagem') return { ...plan, inserted: others(inserted), deleted: others(deleted) }
  if (name !== 'ebook_capitulo') return plan
  const novos = new Set(inserted.map(({ id }) => id))
  return {
    ...plan,
    inserted: [...others(inserted), ...capitulos.filter(({ id }) => novos.has(id))],
    updated: [...others(updated), ...capitulos.filter(({ id }) => !novos.has(id))],
  }
}

function toSobraDeTexto({ id, edicao }: Row): Sobra {
  return { tipo: 'texto', dono_id: Number(id), nome: String(edicao) }
}

function toSobraDeImagem({ ebook_id, nome }: Row): Sobra {
  return { tipo: 'imagem', dono_id: Number(ebook_id), nome: String(nome) }
}

function rowsOf(tables: readonly WantedTable[], wanted: keyof Tables): readonly Row[] {
  return tables.flatMap(({ name, rows }) => (name === wanted ? rows : []))
}
