/** Cuts the documents of the book into chapters. */
import { foldText } from '#contract/fold.ts'
import type { Bloco } from './bloco.ts'
import { chapterMarcos, type DocumentoEmBlocos, type Marco, type Marcos } from './marcos.ts'

/** A chapter whose blocks are still in the terms of the file. */
export interface CapituloDoEpub {
  /** As the table of contents calls it; null when it does not name it. */
  rotulo: string | null
  nivel: number
  blocos: Bloco[]
  /** Entries of the table of contents inside it. */
  secoes: { titulo: string; nivel: number; bloco: Bloco }[]
  /** Title of the file it begins in, for want of another. */
  arquivo: string | null
}

/** Documents without an entry begin a chapter with a heading of these levels when the book has a table of contents. */
const CHAPTER_HEADING = 2

export function splitCapitulos(
  documentos: readonly DocumentoEmBlocos[],
  marcos: Marcos,
  fromSumario: boolean,
): CapituloDoEpub[] {
  const capitulos: CapituloDoEpub[] = []
  const isOnly = marcos.size === 1
  for (const documento of documentos) {
    const own = marcos.get(documento.path) ?? []
    const starts = new Map(chapterMarcos(own, isOnly).map((marco) => [marco.index, marco]))
    for (const [index, bloco] of documento.blocos.entries()) {
      const start = starts.get(index)
      if (start) openNamed(capitulos, start, documento)
      else if (index === 0 && beginsChapter(documento, capitulos, fromSumario))
        openUnnamed(capitulos, documento)
      capitulos.at(-1)?.blocos.push(bloco)
      addSecoes(
        capitulos,
        own.filter((marco) => marco.index === index && marco !== start),
        bloco,
      )
    }
    // A part's page may have nothing but its name in the table of contents.
    const empty = documento.blocos.length === 0 ? starts.get(0) : undefined
    if (empty) openNamed(capitulos, empty, documento)
  }
  return capitulos
}

function openNamed(
  capitulos: CapituloDoEpub[],
  { titulo, nivel, sobre }: Marco,
  { titulo: arquivo }: DocumentoEmBlocos,
): void {
  for (const label of sobre) {
    capitulos.push({ rotulo: label.titulo, nivel: label.nivel, blocos: [], secoes: [], arquivo: null })
  }
  capitulos.push({ rotulo: titulo, nivel, blocos: [], secoes: [], arquivo })
}

function openUnnamed(capitulos: CapituloDoEpub[], { titulo: arquivo }: DocumentoEmBlocos): void {
  const nivel = capitulos.at(-1)?.nivel ?? 1
  capitulos.push({ rotulo: null, nivel, blocos: [], secoes: [], arquivo })
}

function beginsChapter(
  { blocos }: DocumentoEmBlocos,
  capitulos: readonly CapituloDoEpub[],
  fromSumario: boolean,
): boolean {
  if (capitulos.length === 0) return true
  const first = blocos.find(({ tipo }) => tipo !== 'imagem' && tipo !== 'separador')
  return first?.heading !== undefined && (!fromSumario || first.heading <= CHAPTER_HEADING)
}

function addSecoes(capitulos: readonly CapituloDoEpub[], marcos: readonly Marco[], bloco: Bloco): void {
  const capitulo = capitulos.at(-1)
  if (!capitulo) return
  for (const { titulo, nivel, sobre } of marcos) {
    for (const secao of [...sobre, { titulo, nivel }]) {
      capitulo.secoes.push({ titulo: secao.titulo, nivel: Math.max(1, secao.nivel - capitulo.nivel), bloco })
    }
  }
}

interface TituloDoCapitulo {
  titulo: string
  subtitulo: string | null
  /** Headings that became the title: they are not repeated in the text. */
  consumed: Bloco[]
}

/** A chapter's title, from contents and headings: no word lost, none twice. @param fallback for a chapter with neither */
export function titleOf({ rotulo, blocos, secoes }: CapituloDoEpub, fallback: string): TituloDoCapitulo {
  const leading = leadingHeadings(blocos)
  const [first, second] = leading
  const titulo = first ? lineOf(first) : null
  const next = second && isSubtitle(second, first, blocos, secoes) ? second : undefined
  if (!first || titulo === null) return { titulo: rotulo ?? fallback, subtitulo: null, consumed: [] }
  const plain = { titulo, subtitulo: next ? lineOf(next) : null, consumed: next ? [first, next] : [first] }
  if (rotulo === null) return plain

  const [label, own] = [letters(rotulo), letters(titulo)]
  const both = second ? own + letters(lineOf(second)) : own
  if (second && label === both) return { titulo: rotulo, subtitulo: null, consumed: [first, second] }
  if (second && label === letters(lineOf(second))) {
    return { titulo, subtitulo: lineOf(second), consumed: [first, second] }
  }
  if (label === own) return { ...plain, titulo: titulo === titulo.toUpperCase() ? rotulo : titulo }
  if (label.endsWith(own)) return { ...plain, titulo: rotulo }
  if (own.startsWith(label)) return plain
  return { titulo: rotulo, subtitulo: null, consumed: [] }
}

/** Headings before any text. */
function leadingHeadings(blocos: readonly Bloco[]): Bloco[] {
  const shown = blocos.filter(({ tipo }) => tipo !== 'separador')
  const end = shown.findIndex(({ heading }) => heading === undefined)
  return shown.slice(0, end === -1 ? shown.length : end)
}

/** A smaller heading right below the title, which is not the first of several sections. */
function isSubtitle(
  heading: Bloco,
  title: Bloco | undefined,
  blocos: readonly Bloco[],
  secoes: CapituloDoEpub['secoes'],
): boolean {
  if (secoes.some(({ bloco }) => bloco === heading)) return false
  const isSmaller = (heading.heading ?? 0) > (title?.heading ?? 0)
  return isSmaller && blocos.filter((other) => other.heading === heading.heading).length === 1
}

/** A heading as one line, without the markers of footnotes. */
export function lineOf({ texto, marcas }: Bloco): string {
  let line = texto
  const markers = marcas.filter((marca) => marca.tipo === 'link' && marca.isRodape)
  for (const { inicio, fim } of markers.toReversed()) line = line.slice(0, inicio) + line.slice(fim)
  return line.replace(/\s+/g, ' ').trim()
}

/** Letters and digits alone: 'Capítulo 1. Da Fé' and 'CAPÍTULO 1: DA FÉ' are one title. */
function letters(texto: string): string {
  return foldText(texto).replace(/[^\p{L}\p{N}]+/gu, '')
}
