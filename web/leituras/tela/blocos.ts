/** Puts the paragraphs of a chapter together again as lists, tables, quotations and notes. */
import type { Paragrafo } from '#contract/ebook-texto.ts'

export interface ItemDeLista {
  readonly paragrafo: Paragrafo
  readonly filhos: readonly ItemDeLista[]
}

export type BlocoDoCapitulo =
  /** A heading; `paragrafoId` is what stands under it. */
  | {
      readonly tipo: 'titulo'
      readonly paragrafoId: number
      readonly nivel: NivelDeTitulo
      readonly texto: string
    }
  | { readonly tipo: 'lista'; readonly itens: readonly ItemDeLista[] }
  | { readonly tipo: 'tabela'; readonly cabeca: readonly Paragrafo[]; readonly linhas: readonly Paragrafo[] }
  | { readonly tipo: 'citacao'; readonly nivel: number; readonly paragrafos: readonly Paragrafo[] }
  | { readonly tipo: 'paragrafo'; readonly paragrafo: Paragrafo }

type NivelDeTitulo = 2 | 3 | 4 | 5 | 6

interface CapituloEmBlocos {
  readonly blocos: readonly BlocoDoCapitulo[]
  /** Footnotes, which stand at the chapter's end. */
  readonly rodapes: readonly Paragrafo[]
}

/** @param niveis depth below the chapter, from 1, of the headings that the contents list, by paragraph */
export function toCapitulo(
  paragrafos: readonly Paragrafo[],
  niveis: ReadonlyMap<number, number> = new Map(),
): CapituloEmBlocos {
  const blocos: BlocoDoCapitulo[] = []
  for (const grupo of groupVizinhos(paragrafos.filter(({ tipo }) => tipo !== 'nota'))) {
    const [primeiro] = grupo
    if (!primeiro) continue
    if (primeiro.titulo !== null) {
      const nivel = toNivel((niveis.get(primeiro.id) ?? 1) + 1)
      blocos.push({ tipo: 'titulo', paragrafoId: primeiro.id, nivel, texto: primeiro.titulo })
    }
    blocos.push(...toBlocos(primeiro, grupo))
  }
  return { blocos, rodapes: paragrafos.filter(({ tipo }) => tipo === 'nota') }
}

const JUNTOS: ReadonlySet<Paragrafo['tipo']> = new Set(['item', 'linha', 'citacao'])

/** Paragraphs in a row that make one thing; a heading between them begins another. */
function groupVizinhos(paragrafos: readonly Paragrafo[]): Paragrafo[][] {
  const grupos: Paragrafo[][] = []
  for (const paragrafo of paragrafos) {
    const anterior = grupos.at(-1)?.at(-1)
    const continues =
      anterior?.tipo === paragrafo.tipo &&
      JUNTOS.has(paragrafo.tipo) &&
      paragrafo.titulo === null &&
      (paragrafo.tipo !== 'citacao' || anterior.detalhes.nivel === paragrafo.detalhes.nivel)
    if (continues) grupos.at(-1)?.push(paragrafo)
    else grupos.push([paragrafo])
  }
  return grupos
}

function toBlocos(primeiro: Paragrafo, grupo: readonly Paragrafo[]): BlocoDoCapitulo[] {
  switch (primeiro.tipo) {
    case 'item':
      return [{ tipo: 'lista', itens: toItens(grupo) }]
    case 'linha': {
      const corpo = grupo.findIndex(({ detalhes }) => !detalhes.cabecalho)
      const cut = corpo === -1 ? grupo.length : corpo
      return [{ tipo: 'tabela', cabeca: grupo.slice(0, cut), linhas: grupo.slice(cut) }]
    }
    case 'citacao':
      return [{ tipo: 'citacao', nivel: primeiro.detalhes.nivel ?? 1, paragrafos: grupo }]
    default:
      return [{ tipo: 'paragrafo', paragrafo: primeiro }]
  }
}

/** Items below the one before them that is less deep. */
function toItens(paragrafos: readonly Paragrafo[]): ItemDeLista[] {
  const itens: { paragrafo: Paragrafo; filhos: ItemDeLista[] }[] = []
  let from = 0
  while (from < paragrafos.length) {
    const paragrafo = paragrafos[from]
    if (!paragrafo) break
    const depth = depthOf(paragrafo)
    const next = paragrafos.findIndex((other, index) => index > from && depthOf(other) <= depth)
    const to = next === -1 ? paragrafos.length : next
    itens.push({ paragrafo, filhos: toItens(paragrafos.slice(from + 1, to)) })
    from = to
  }
  return itens
}

function depthOf({ detalhes }: Paragrafo): number {
  return detalhes.nivel ?? 1
}

/** The chapter's own title is the page's only heading of level 1. */
export function toNivel(nivel: number): NivelDeTitulo {
  const niveis = [2, 3, 4, 5, 6] as const
  return niveis.find((each) => each >= nivel) ?? 6
}

/** All paragraphs of a footnote: those after the first have no marker of their own. */
export function paragrafosDoRodape(paragrafos: readonly Paragrafo[], rodapeId: number): Paragrafo[] {
  const from = paragrafos.findIndex(({ id }) => id === rodapeId)
  if (from === -1) return []
  const rest = paragrafos.slice(from + 1)
  const to = rest.findIndex(({ tipo, detalhes }) => tipo !== 'nota' || detalhes.marcador !== undefined)
  return paragrafos.slice(from, to === -1 ? undefined : from + 1 + to)
}

/** The cells of a table's row, each with the place of its first character in the row's text. */
export function toCelulas(texto: string): { inicio: number; texto: string }[] {
  let inicio = 0
  return texto.split('\t').map((celula) => {
    const found = { inicio, texto: celula }
    inicio += celula.length + 1
    return found
  })
}

/** Longest line of the widest column, in characters: shorter paragraphs than three lines carry no initial. */
const CARACTERES_DE_TRES_LINHAS = 3 * 70

/** Whether a chapter's first paragraph may open with the red initial: it is long, and its first letter has no tail. */
export function fitsInitial({ tipo, texto }: Paragrafo): boolean {
  return tipo === 'paragrafo' && texto.length > CARACTERES_DE_TRES_LINHAS && /^(?![JQ])\p{L}/u.test(texto)
}
