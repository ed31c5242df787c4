/** A document while it is cut: the blocks that are complete, and the one under way. */
import type { Bloco } from './bloco.ts'
import type { Context } from './contexto.ts'
import { createInlineText, type InlineText } from './inline-text.ts'
import type { Rodapes } from './rodapes.ts'
import type { MarcasDasClasses } from './semantics.ts'
import type { MarkupElement } from './xml.ts'

export interface BlocosOptions {
  rodapes: Rodapes
  classes: MarcasDasClasses
  /** Language of the book, and whether it runs from right to left. */
  idioma: string
  direcao: 'ltr' | 'rtl'
}

export interface Corte {
  readonly options: BlocosOptions
  readonly blocos: Bloco[]
  /** Of the block under way. */
  readonly text: InlineText
  /** Ids that were passed since the last block: the next one has them. */
  ids: string[]
  /** Images that stood in the block under way: they come after it. */
  images: { href: string; alt: string }[]
  /** Level of the heading around the text; null outside. */
  heading: number | null
}

export function createCorte(options: BlocosOptions): Corte {
  return { options, blocos: [], text: createInlineText(), ids: [], images: [], heading: null }
}

export function pushBloco(
  corte: Corte,
  bloco: Omit<Bloco, 'ids' | 'detalhes'> & { detalhes?: Bloco['detalhes'] },
  { direcao, idioma, rodape }: Context,
): void {
  const { options } = corte
  const detalhes = {
    ...bloco.detalhes,
    ...(direcao && direcao !== options.direcao && { direcao }),
    ...(idioma && primary(idioma) !== primary(options.idioma) && { idioma }),
  }
  corte.blocos.push({ ...bloco, detalhes, ids: corte.ids, ...(rodape && { rodape }) })
  corte.ids = []
}

/** Ends the block under way, if it has text; then come the images that stood in it. */
export function flush(corte: Corte, context: Context): void {
  const { text } = corte
  if (context.estrofe && !text.isEmpty()) {
    text.endLine()
    return
  }
  const isEmpty = text.isEmpty()
  const block = text.take()
  if (!isEmpty) pushBloco(corte, { ...block, ...takeTipo(corte, context) }, context)
  pushImages(corte, context)
}

export function pushImages(corte: Corte, context: Context): void {
  const shown = corte.images
  corte.images = []
  for (const imagem of shown) {
    pushBloco(corte, { tipo: 'imagem', texto: '', marcas: [], imagem }, context)
  }
}

/** What the block under way is. The first block of a list's item takes its marker. */
export function takeTipo(
  { heading }: Corte,
  { tipo, citacao, lista, item, rodape }: Context,
): Pick<Bloco, 'tipo' | 'detalhes' | 'heading'> {
  if (heading !== null && !rodape)
    return { tipo: 'titulo', detalhes: { nivel: Math.max(2, heading) }, heading }
  if (rodape) return { tipo: 'nota', detalhes: {} }
  const marcador = item?.marcador ?? null
  if (item) item.marcador = null
  const nivel = tipo === 'item' ? lista?.nivel : tipo === 'citacao' ? citacao : undefined
  return { tipo, detalhes: { ...(nivel && { nivel }), ...(marcador !== null && { marcador }) } }
}

/** Links and the table of contents name the next block by the ids of the elements that begin in it. */
export function rememberIds(corte: Corte, node: MarkupElement): void {
  for (const id of [node.attribs.id, node.name === 'a' ? node.attribs.name : undefined]) {
    if (id) corte.ids.push(id)
  }
}

function primary(idioma: string): string {
  return idioma.toLowerCase().split(/[-_]/)[0] ?? ''
}
