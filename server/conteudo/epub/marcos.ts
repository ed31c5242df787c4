/** Places in the text that the table of contents names: where chapters begin, and the headings inside them. */
import type { Bloco } from './bloco.ts'
import type { EntradaDoSumario } from './sumario.ts'

export interface DocumentoEmBlocos {
  path: string
  /** Text of <title>. */
  titulo: string | null
  blocos: Bloco[]
}

export interface Marco {
  titulo: string
  nivel: number
  /** Index of its block in its document. */
  index: number
  /** Labels without a page of their own that stand over this entry: 'Parte I'. */
  sobre: { titulo: string; nivel: number }[]
}

/** By path of the document, in the order of the text. */
export type Marcos = ReadonlyMap<string, readonly Marco[]>

/** From the book's table of contents, or from its headings when there is none. */
export function findMarcos(
  documentos: readonly DocumentoEmBlocos[],
  sumario: readonly EntradaDoSumario[],
): { marcos: Marcos; fromSumario: boolean } {
  const fromToc = marcosOfSumario(documentos, sumario)
  if (fromToc.size > 0) return { marcos: fromToc, fromSumario: true }
  return { marcos: marcosOfHeadings(documentos), fromSumario: false }
}

function marcosOfSumario(
  documentos: readonly DocumentoEmBlocos[],
  sumario: readonly EntradaDoSumario[],
): Marcos {
  const byPath = new Map(documentos.map((documento) => [documento.path, documento]))
  const places = new Map(documentos.map(({ path, blocos }) => [path, indexIds(blocos)]))
  const marcos = new Map<string, Marco[]>()
  let sobre: Marco['sobre'] = []
  for (const { titulo, nivel, alvo } of sumario) {
    const documento = alvo && byPath.get(alvo.path)
    if (!documento) {
      if (!alvo) sobre.push({ titulo, nivel })
      continue
    }
    const found = places.get(documento.path)?.get(alvo.fragment ?? '') ?? 0
    const list = marcos.get(documento.path) ?? []
    list.push({ titulo, nivel, index: withFigure(documento.blocos, found), sobre })
    marcos.set(documento.path, list)
    sobre = []
  }
  for (const list of marcos.values()) list.sort((a, b) => a.index - b.index || a.nivel - b.nivel)
  return marcos
}

/** Index of the block in which each id begins. */
function indexIds(blocos: readonly Bloco[]): Map<string, number> {
  const index = new Map<string, number>()
  blocos.forEach(({ ids }, place) => {
    for (const id of ids) if (!index.has(id)) index.set(id, place)
  })
  return index
}

/** An image or a rule at the top of a document belongs to the heading below it. */
function withFigure(blocos: readonly Bloco[], index: number): number {
  const above = blocos.slice(0, Math.max(0, index))
  return above.every(({ tipo }) => tipo === 'imagem' || tipo === 'separador') ? 0 : index
}

function marcosOfHeadings(documentos: readonly DocumentoEmBlocos[]): Marcos {
  const levels = new Set(documentos.flatMap(({ blocos }) => blocos.flatMap(({ heading }) => heading ?? [])))
  const ranks = [...levels].sort((a, b) => a - b)
  const marcos = documentos.map(({ path, blocos }): [string, Marco[]] => [
    path,
    blocos.flatMap(({ heading, texto }, index) => {
      if (heading === undefined) return []
      const nivel = ranks.indexOf(heading) + 1
      return [{ titulo: texto.replace(/\s+/g, ' '), nivel, index: withFigure(blocos, index), sobre: [] }]
    }),
  ])
  return new Map(marcos.filter(([, list]) => list.length > 0))
}

/** The entries that begin chapters: the highest ones; in a book of one document the first level that divides it. */
export function chapterMarcos(marcos: readonly Marco[], isOnlyDocument: boolean): Marco[] {
  const levels = [...new Set(marcos.map(({ nivel }) => nivel))].sort((a, b) => a - b)
  const upTo = (level: number) => marcos.filter(({ nivel }) => nivel <= level)
  const [highest = 1] = levels
  const dividing = isOnlyDocument ? levels.find((level) => upTo(level).length > 1) : undefined
  const chosen = upTo(dividing ?? highest)
  return chosen.filter(({ index }, place) => chosen.findIndex((other) => other.index === index) === place)
}
