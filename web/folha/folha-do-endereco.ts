/** What a handout holds and how it is set: all of it stands in its address, but for the reader's notes. */
import { SiglaDeEdicao } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import type { Provas } from '../ui/impressao/escolha-de-impressao.ts'
import { formatLugarDaFolha, type LugarDaFolha } from '../ui/impressao/lugar-da-folha.ts'
import { countTextos } from './list-textos.ts'
import { parseLugarDaFolha } from './parse-lugar-da-folha.ts'

/** Most places of one handout. */
export const MAX_LUGARES = 30
/** Most chapters and questions that these may be. */
export const MAX_TEXTOS = 40
export const MAX_TITULO_DA_FOLHA = 120

/** Where lines to write on stand. */
export const LINHAS = ['nenhuma', 'secao', 'fim'] as const
export type Linhas = (typeof LINHAS)[number]

/** Size of the type. */
export const CORPOS = ['normal', 'grande', 'maior'] as const
export type Corpo = (typeof CORPOS)[number]

const PROVAS = ['textos', 'lugares', 'nenhuma'] as const satisfies readonly Provas[]

export interface FolhaDeEstudo {
  readonly lugares: readonly LugarDaFolha[]
  /** Short name of the edition of the Bible that the address names. */
  readonly edicao: string | null
  /** Empty where the reader gave it none. */
  readonly titulo: string
  readonly provas: Provas
  readonly linhas: Linhas
  readonly corpo: Corpo
  /** A line for name and date. */
  readonly comNome: boolean
}

/** @returns the handout, and how many places of the address are left out: not understood, or too many */
export function parseFolha(search: URLSearchParams): { folha: FolhaDeEstudo; ignorados: number } {
  const escritos = search.getAll('lugar')
  const lidos = escritos.slice(0, MAX_LUGARES).map(parseLugarDaFolha)
  const lugares = keepWithinBounds(lidos.filter((lugar) => lugar !== null))
  const repetidos = new Set(escritos).size
  const edicao = SiglaDeEdicao.safeParse(search.get('edicao'))
  return {
    folha: {
      lugares,
      edicao: edicao.success ? edicao.data : null,
      titulo: (search.get('titulo') ?? '').slice(0, MAX_TITULO_DA_FOLHA),
      provas: PROVAS.find((each) => each === search.get('provas')) ?? 'textos',
      linhas: LINHAS.find((each) => each === search.get('linhas')) ?? 'nenhuma',
      corpo: CORPOS.find((each) => each === search.get('corpo')) ?? 'normal',
      comNome: search.get('nome') === '1',
    },
    ignorados: Math.max(0, repetidos - lugares.length),
  }
}

/** The address of a handout. */
export function formatFolha({
  lugares,
  edicao,
  titulo,
  provas,
  linhas,
  corpo,
  comNome,
}: FolhaDeEstudo): string {
  return paths.folha(lugares.map(formatLugarDaFolha), {
    edicao,
    titulo: titulo.trim() || null,
    provas: provas === 'textos' ? null : provas,
    linhas: linhas === 'nenhuma' ? null : linhas,
    corpo: corpo === 'normal' ? null : corpo,
    nome: comNome ? '1' : null,
  })
}

/** Puts places at the end. @returns the handout, and whether all of them have room */
export function addLugares(
  folha: FolhaDeEstudo,
  novos: readonly LugarDaFolha[],
): { folha: FolhaDeEstudo; cabem: boolean } {
  const todos = uniqueLugares([...folha.lugares, ...novos])
  const lugares = keepWithinBounds(todos)
  return { folha: { ...folha, lugares }, cabem: lugares.length === todos.length }
}

/** The places from the first on, each once, as far as they have room. */
function keepWithinBounds(lugares: readonly LugarDaFolha[]): LugarDaFolha[] {
  const kept: LugarDaFolha[] = []
  let textos = 0
  for (const lugar of uniqueLugares(lugares).slice(0, MAX_LUGARES)) {
    textos += countTextos(lugar)
    if (textos > MAX_TEXTOS) break
    kept.push(lugar)
  }
  return kept
}

function uniqueLugares(lugares: readonly LugarDaFolha[]): LugarDaFolha[] {
  return [...new Map(lugares.map((lugar) => [formatLugarDaFolha(lugar), lugar])).values()]
}
