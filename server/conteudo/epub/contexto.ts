/** What the elements around a text say about it: quotation, list, verse, language, footnote. */
import type { TipoDeParagrafo } from '#contract/ebook-texto.ts'
import { createLista, type Lista } from './lista.ts'
import type { Rodape, Rodapes } from './rodapes.ts'
import { isBlock, semanticsOf } from './semantics.ts'
import type { MarkupElement } from './xml.ts'

export interface Context {
  tipo: TipoDeParagrafo
  citacao: number
  lista: Lista | null
  /** The item that has not shown its marker yet. */
  item: { marcador: string | null } | null
  /** Lines of one stanza: the end of a block is the end of a line. */
  estrofe: boolean
  direcao: 'ltr' | 'rtl' | null
  idioma: string | null
  rodape: Rodape | null
}

const VERSO = /(?:^|[-_:])(?:poem|poetry|verse|verso|poesia|poema)s?(?:$|[-_])/
const ESTROFE = /^(?:stanza|estrofe|line-?group|linegroup|lg|line-block)$/
const IDIOMA = /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*$/i
const RTL_LANGUAGE = /^(?:ar|he|iw|fa|ur|yi|syr|dv|ps)\b/i

export const TOP: Context = {
  tipo: 'paragrafo',
  citacao: 0,
  lista: null,
  item: null,
  estrofe: false,
  direcao: null,
  idioma: null,
  rodape: null,
}

/** The context inside an element. */
export function contextOf(node: MarkupElement, outer: Context, rodapes: Rodapes): Context {
  const { dir, lang } = node.attribs
  const own = lang ?? node.attribs['xml:lang'] ?? ''
  const idioma = IDIOMA.test(own) ? own : outer.idioma
  const context: Context = {
    ...outer,
    idioma,
    direcao: dir === 'rtl' || dir === 'ltr' ? dir : directionOf(idioma, outer),
    rodape: rodapes.byElement.get(node) ?? outer.rodape,
  }
  if (!isBlock(node)) return context
  const words = semanticsOf(node)
  if (node.name === 'blockquote') Object.assign(context, { tipo: 'citacao', citacao: outer.citacao + 1 })
  if (words.some((word) => VERSO.test(word))) context.tipo = 'verso'
  if (words.some((word) => ESTROFE.test(word))) Object.assign(context, { tipo: 'verso', estrofe: true })
  if (node.name === 'ul' || node.name === 'ol') context.lista = createLista(node, outer.lista)
  if (node.name === 'li' || node.name === 'dd' || node.name === 'dt') {
    const marcador = node.name === 'li' ? (context.lista?.next(node) ?? '•') : null
    const lista = context.lista ?? { nivel: 1, next: () => '•' }
    Object.assign(context, { tipo: node.name === 'dt' ? 'paragrafo' : 'item', item: { marcador }, lista })
  }
  return context
}

function directionOf(idioma: string | null, outer: Context): Context['direcao'] {
  if (idioma === outer.idioma) return outer.direcao
  return idioma && RTL_LANGUAGE.test(idioma) ? 'rtl' : outer.direcao
}
