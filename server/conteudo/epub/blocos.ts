/** Walks a document of the book and cuts it into blocks: paragraphs, headings, list items, rows, images. */
import { foldText } from '#contract/fold.ts'
import type { Bloco } from './bloco.ts'
import { type Context, contextOf, TOP } from './contexto.ts'
import { hasType, headingLevel, isBlock, type MarcasDasClasses, marcasOf } from './elementos.ts'
import { createInlineText, type InlineText, type MarcaAberta } from './inline-text.ts'
import type { Notas } from './notas.ts'
import { isLayoutTable, rowsOf } from './tabela.ts'
import { attribute, cleanLine, isElement, type MarkupElement, type MarkupNode, textOf } from './xml.ts'

export interface BlocosOptions {
  notas: Notas
  classes: MarcasDasClasses
  /** Language of the book, and whether it runs from right to left. */
  idioma: string
  direcao: 'ltr' | 'rtl'
}

const ROW: Pick<Bloco, 'tipo' | 'detalhes'> = { tipo: 'linha', detalhes: {} }
const PAGEBREAK = new Set(['pagebreak'])
/** An image of one letter is a decorated initial: the word needs it. */
const INITIAL = /^\p{L}\p{P}?$/u

export function toBlocos(root: { children: MarkupNode[] }, options: BlocosOptions): Bloco[] {
  return createWalker(options)(root)
}

function createWalker(options: BlocosOptions) {
  const blocos: Bloco[] = []
  const text: InlineText = createInlineText()
  let ids: string[] = []
  let images: { href: string; alt: string }[] = []
  let heading: number | null = null

  function push(
    bloco: Omit<Bloco, 'ids' | 'detalhes'> & { detalhes?: Bloco['detalhes'] },
    context: Context,
  ): void {
    const { direcao, idioma, nota } = context
    const detalhes = {
      ...bloco.detalhes,
      ...(direcao && direcao !== options.direcao && { direcao }),
      ...(idioma && primary(idioma) !== primary(options.idioma) && { idioma }),
    }
    blocos.push({ ...bloco, detalhes, ids, ...(nota && { nota }) })
    ids = []
  }

  /** Ends the block under way, if it has text; then come the images that stood in it. */
  function flush(context: Context): void {
    if (context.estrofe && !text.isEmpty()) {
      text.endLine()
      return
    }
    const isEmpty = text.isEmpty()
    const block = text.take()
    if (!isEmpty) push({ ...block, ...toTipo(context) }, context)
    pushImages(context)
  }

  function pushImages(context: Context): void {
    const shown = images
    images = []
    for (const imagem of shown) push({ tipo: 'imagem', texto: '', marcas: [], imagem }, context)
  }

  function toTipo(context: Context): Pick<Bloco, 'tipo' | 'detalhes' | 'heading'> {
    const { tipo, citacao, lista, item, nota } = context
    if (heading !== null && !nota)
      return { tipo: 'titulo', detalhes: { nivel: Math.max(2, heading) }, heading }
    if (nota) return { tipo: 'nota', detalhes: {} }
    const marcador = item?.marcador ?? null
    if (item) item.marcador = null
    const nivel = tipo === 'item' ? lista?.nivel : tipo === 'citacao' ? citacao : undefined
    return { tipo, detalhes: { ...(nivel && { nivel }), ...(marcador !== null && { marcador }) } }
  }

  function children(parent: { children: MarkupNode[] }, context: Context): void {
    for (const node of parent.children) {
      if (node.type === 'text' && 'data' in node) text.append(node.data)
      else if (isElement(node)) element(node, context)
    }
  }

  function element(node: MarkupElement, outer: Context): void {
    if (options.notas.dropped.has(node) || node.name === 'head' || node.name === 'title') return
    if (hasType(node, PAGEBREAK)) {
      rememberIds(node)
      return
    }
    const context = contextOf(node, outer, options.notas)
    if (isBlock(node)) block(node, context, outer)
    else inline(node, context)
  }

  function rememberIds(node: MarkupElement): void {
    for (const id of [node.attribs.id, node.name === 'a' ? node.attribs.name : undefined])
      if (id) ids.push(id)
  }

  function block(node: MarkupElement, context: Context, outer: Context): void {
    flush(outer)
    rememberIds(node)
    const level = headingLevel(node)
    if (level !== null) heading = level
    if (node.name === 'hr') push({ tipo: 'separador', texto: '', marcas: [] }, context)
    else if (node.name === 'figure') figure(node, context)
    else if (node.name === 'table' && !isLayoutTable(node)) table(node, context)
    else if (node.name === 'pre') preformatted(node, context)
    else {
      if (node.name === 'dt') text.open({ tipo: 'forte' })
      children(node, context)
      if (node.name === 'dt') text.close()
    }
    flush(context.estrofe && !outer.estrofe ? { ...context, estrofe: false } : context)
    if (level !== null) heading = null
  }

  function inline(node: MarkupElement, context: Context): void {
    rememberIds(node)
    if (node.name === 'br') text.breakLine()
    else if (node.name === 'img' || node.name === 'image') image(node, context)
    else if (node.name === 'math') text.append(node.attribs.alttext || textOf(node))
    else if (node.name !== 'rp') span(node, context)
  }

  function span(node: MarkupElement, context: Context): void {
    const marcas = [...linkOf(node), ...stylesOf(node)]
    for (const marca of marcas) text.open(marca)
    if (node.name === 'q') text.append('“')
    if (node.name === 'rt') text.append('(')
    if (node.name === 'text') text.append(' ')
    children(node, context)
    if (node.name === 'q') text.append('”')
    if (node.name === 'rt') text.append(')')
    for (const _ of marcas) text.close()
  }

  function linkOf(node: MarkupElement): MarcaAberta[] {
    if (node.name !== 'a' || !node.attribs.href) return []
    return [{ tipo: 'link', element: node, isNota: options.notas.byLink.has(node) }]
  }

  /** A heading is set in its own way all over. */
  function stylesOf(node: MarkupElement): MarcaAberta[] {
    return heading === null ? marcasOf(node, options.classes) : []
  }

  /** One that stands before the text of its block stays before it; any other comes after. */
  function image(node: MarkupElement, context: Context): void {
    const href = node.attribs.src ?? attribute(node, 'href') ?? ''
    const alt = cleanLine(node.attribs.alt ?? '')
    if (INITIAL.test(alt) || href === '') text.append(alt)
    else images.push({ href, alt })
    if (text.isEmpty()) pushImages(context)
  }

  function figure(node: MarkupElement, context: Context): void {
    const caption = node.children.filter(isElement).find(({ name }) => name === 'figcaption')
    const start = blocos.length
    children({ children: node.children.filter((child) => child !== caption) }, context)
    flush(context)
    const shown = blocos.slice(start)
    if (!caption) return
    const captionStart = blocos.length
    element(caption, context)
    flush(context)
    const [only, ...others] = shown
    const [legenda, ...more] = blocos.slice(captionStart)
    if (only?.tipo !== 'imagem' || only.texto !== '' || others.length > 0 || !legenda || more.length > 0)
      return
    if (only.imagem && foldText(only.imagem.alt) === foldText(legenda.texto)) only.imagem.alt = ''
    only.texto = legenda.texto
    only.marcas = legenda.marcas
    only.ids.push(...legenda.ids)
    blocos.length = captionStart
  }

  function table(node: MarkupElement, outer: Context): void {
    for (const { element: row, cells, caption, cabecalho } of rowsOf(node)) {
      const context = row ? contextOf(row, outer, options.notas) : outer
      if (row) rememberIds(row)
      for (const [index, cell] of cells.entries()) {
        rememberIds(cell)
        if (index > 0 && context.nota) text.append(' ')
        else if (index > 0) text.nextCell()
        cellText(cell, context)
      }
      const block = text.take()
      const own = caption || context.nota ? toTipo(context) : ROW
      if (block.texto.trim() !== '') {
        push({ ...block, ...own, detalhes: { ...own.detalhes, ...(cabecalho && { cabecalho }) } }, context)
      }
      pushImages(context)
    }
  }

  /** Blocks inside a cell are one after the other on its line. */
  function cellText(cell: MarkupElement, context: Context): void {
    for (const node of cell.children) {
      if (node.type === 'text' && 'data' in node) text.append(node.data)
      else if (!isElement(node) || options.notas.dropped.has(node)) continue
      else if (node.name === 'br') text.append(' ')
      else if (isBlock(node)) {
        text.append(' ')
        rememberIds(node)
        cellText(node, context)
        text.append(' ')
      } else inline(node, context)
    }
  }

  function preformatted(node: MarkupElement, context: Context): void {
    const tipo = context.tipo === 'verso' ? 'verso' : 'codigo'
    const start = blocos.length
    text.keepSpaces(true)
    children(node, { ...context, tipo })
    flush({ ...context, tipo })
    text.keepSpaces(false)
    for (const bloco of blocos.slice(start)) {
      if (bloco.tipo === 'codigo') bloco.marcas = bloco.marcas.filter((marca) => marca.tipo !== 'codigo')
    }
  }

  return (root: { children: MarkupNode[] }): Bloco[] => {
    children(root, TOP)
    flush(TOP)
    blocos.at(-1)?.ids.push(...ids)
    return blocos
  }
}

function primary(idioma: string): string {
  return idioma.toLowerCase().split(/[-_]/)[0] ?? ''
}
