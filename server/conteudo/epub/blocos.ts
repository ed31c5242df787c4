/** Walks a document of the book and cuts it into blocks: paragraphs, headings, list items, rows, images. */
import { foldText } from '#contract/fold.ts'
import type { Bloco } from './bloco.ts'
import { type Context, contextOf, TOP } from './contexto.ts'
import {
  type BlocosOptions,
  type Corte,
  createCorte,
  flush,
  pushBloco,
  pushImages,
  rememberIds,
  takeTipo,
} from './corte.ts'
import { type Fileira, isLayoutTable, rowsOf } from './fileiras.ts'
import type { MarcaAberta } from './inline-text.ts'
import { hasType, headingLevel, isBlock, marcasOf } from './semantics.ts'
import { attribute, cleanLine, isElement, type MarkupElement, type MarkupNode, textOf } from './xml.ts'

const ROW: Pick<Bloco, 'tipo' | 'detalhes'> = { tipo: 'linha', detalhes: {} }
const PAGEBREAK = new Set(['pagebreak'])
/** An image of one letter is a decorated initial: the word needs it. */
const INITIAL = /^\p{L}\p{P}?$/u

export function toBlocos(root: { children: MarkupNode[] }, options: BlocosOptions): Bloco[] {
  const corte = createCorte(options)
  walkChildren(corte, root, TOP)
  flush(corte, TOP)
  corte.blocos.at(-1)?.ids.push(...corte.ids)
  return corte.blocos
}

function walkChildren(corte: Corte, parent: { children: MarkupNode[] }, context: Context): void {
  for (const node of parent.children) {
    if (node.type === 'text' && 'data' in node) corte.text.append(node.data)
    else if (isElement(node)) walkElement(corte, node, context)
  }
}

function walkElement(corte: Corte, node: MarkupElement, outer: Context): void {
  const { rodapes } = corte.options
  if (rodapes.dropped.has(node) || node.name === 'head' || node.name === 'title') return
  if (hasType(node, PAGEBREAK)) {
    rememberIds(corte, node)
    return
  }
  const context = contextOf(node, outer, rodapes)
  if (isBlock(node)) walkBlock(corte, node, context, outer)
  else walkInline(corte, node, context)
}

function walkBlock(corte: Corte, node: MarkupElement, context: Context, outer: Context): void {
  flush(corte, outer)
  rememberIds(corte, node)
  const level = headingLevel(node)
  if (level !== null) corte.heading = level
  if (node.name === 'hr') pushBloco(corte, { tipo: 'separador', texto: '', marcas: [] }, context)
  else if (node.name === 'figure') walkFigure(corte, node, context)
  else if (node.name === 'table' && !isLayoutTable(node)) walkTable(corte, node, context)
  else if (node.name === 'pre') walkPreformatted(corte, node, context)
  else if (node.name === 'dt') walkTerm(corte, node, context)
  else walkChildren(corte, node, context)
  flush(corte, context.estrofe && !outer.estrofe ? { ...context, estrofe: false } : context)
  if (level !== null) corte.heading = null
}

/** A term of a list of definitions is printed in bold. */
function walkTerm(corte: Corte, node: MarkupElement, context: Context): void {
  corte.text.open({ tipo: 'forte' })
  walkChildren(corte, node, context)
  corte.text.close()
}

function walkInline(corte: Corte, node: MarkupElement, context: Context): void {
  rememberIds(corte, node)
  if (node.name === 'br') corte.text.breakLine()
  else if (node.name === 'img' || node.name === 'image') walkImage(corte, node, context)
  else if (node.name === 'math') corte.text.append(node.attribs.alttext || textOf(node))
  else if (node.name !== 'rp') walkSpan(corte, node, context)
}

function walkSpan(corte: Corte, node: MarkupElement, context: Context): void {
  const { text } = corte
  const marcas = [...linkOf(corte, node), ...stylesOf(corte, node)]
  for (const marca of marcas) text.open(marca)
  if (node.name === 'q') text.append('“')
  if (node.name === 'rt') text.append('(')
  if (node.name === 'text') text.append(' ')
  walkChildren(corte, node, context)
  if (node.name === 'q') text.append('”')
  if (node.name === 'rt') text.append(')')
  for (const _ of marcas) text.close()
}

function linkOf({ options }: Corte, node: MarkupElement): MarcaAberta[] {
  if (node.name !== 'a' || !node.attribs.href) return []
  return [{ tipo: 'link', element: node, isRodape: options.rodapes.byLink.has(node) }]
}

/** A heading is set in its own way all over. */
function stylesOf({ heading, options }: Corte, node: MarkupElement): MarcaAberta[] {
  return heading === null ? marcasOf(node, options.classes) : []
}

/** One that stands before the text of its block stays before it; any other comes after. */
function walkImage(corte: Corte, node: MarkupElement, context: Context): void {
  const href = node.attribs.src ?? attribute(node, 'href') ?? ''
  const alt = cleanLine(node.attribs.alt ?? '')
  if (INITIAL.test(alt) || href === '') corte.text.append(alt)
  else corte.images.push({ href, alt })
  if (corte.text.isEmpty()) pushImages(corte, context)
}

/** The caption of one image is its text; that of anything else comes after it. */
function walkFigure(corte: Corte, node: MarkupElement, context: Context): void {
  const { blocos } = corte
  const caption = node.children.filter(isElement).find(({ name }) => name === 'figcaption')
  const start = blocos.length
  walkChildren(corte, { children: node.children.filter((child) => child !== caption) }, context)
  flush(corte, context)
  if (!caption) return
  const captionStart = blocos.length
  walkElement(corte, caption, context)
  flush(corte, context)
  const [only, ...others] = blocos.slice(start, captionStart)
  const [legenda, ...more] = blocos.slice(captionStart)
  if (only?.tipo !== 'imagem' || only.texto !== '' || others.length > 0 || !legenda || more.length > 0) return
  if (only.imagem && foldText(only.imagem.alt) === foldText(legenda.texto)) only.imagem.alt = ''
  only.texto = legenda.texto
  only.marcas = legenda.marcas
  only.ids.push(...legenda.ids)
  blocos.length = captionStart
}

function walkTable(corte: Corte, node: MarkupElement, outer: Context): void {
  for (const row of rowsOf(node)) {
    if (row.element) rememberIds(corte, row.element)
    walkRow(corte, row, row.element ? contextOf(row.element, outer, corte.options.rodapes) : outer)
  }
}

/** A row is one block, in which tabs part the cells; in a footnote it is text like any other. */
function walkRow(corte: Corte, { cells, caption, cabecalho }: Fileira, context: Context): void {
  const { text } = corte
  for (const [index, cell] of cells.entries()) {
    rememberIds(corte, cell)
    if (index > 0 && context.rodape) text.append(' ')
    else if (index > 0) text.nextCell()
    walkCell(corte, cell, context)
  }
  const block = text.take()
  const own = caption || context.rodape ? takeTipo(corte, context) : ROW
  if (block.texto.trim() !== '') {
    const detalhes = { ...own.detalhes, ...(cabecalho && { cabecalho }) }
    pushBloco(corte, { ...block, ...own, detalhes }, context)
  }
  pushImages(corte, context)
}

/** Blocks inside a cell are one after the other on its line. */
function walkCell(corte: Corte, cell: MarkupElement, context: Context): void {
  const { text, options } = corte
  for (const node of cell.children) {
    if (node.type === 'text' && 'data' in node) text.append(node.data)
    else if (!isElement(node) || options.rodapes.dropped.has(node)) continue
    else if (node.name === 'br') text.append(' ')
    else if (isBlock(node)) {
      text.append(' ')
      rememberIds(corte, node)
      walkCell(corte, node, context)
      text.append(' ')
    } else walkInline(corte, node, context)
  }
}

function walkPreformatted(corte: Corte, node: MarkupElement, outer: Context): void {
  const { blocos, text } = corte
  const context: Context = { ...outer, tipo: outer.tipo === 'verso' ? 'verso' : 'codigo' }
  const start = blocos.length
  text.keepSpaces(true)
  walkChildren(corte, node, context)
  flush(corte, context)
  text.keepSpaces(false)
  for (const bloco of blocos.slice(start)) {
    if (bloco.tipo === 'codigo') bloco.marcas = bloco.marcas.filter((marca) => marca.tipo !== 'codigo')
  }
}
