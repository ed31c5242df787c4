/** An article written at the desk: Markdown with '##' for chapters and '###' for sections, read into the model of a book. */
import type { BlockContent, DefinitionContent, FootnoteDefinition, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { FUNDO_DEMAIS } from '#server/arquivos/fundo-demais.ts'
import type { Report } from '#server/arquivos/report.ts'
import type { ParsedEbookCapitulo } from '../parsers/content-model.ts'
import { type CapituloAberto, createCapitulo, placeNotas } from './capitulo-aberto.ts'
import { readTexto } from './texto-com-marcas.ts'

export const MAX_CAPITULOS_DO_ARTIGO = 200
const MAX_NIVEL = 6

/** Words, not signs: pasted texts are indented, and underlined lines and tags are text. */
const PLAIN_TEXT = ['autolink', 'codeIndented', 'definition', 'htmlFlow', 'htmlText', 'setextUnderline']

/** @param titulo of the article, for what stands above its first '##' @param report receives what is wrong, by line */
export function parseArtigo(fonte: string, titulo: string, report: Report): ParsedEbookCapitulo[] {
  const funda = findFunda(fonte)
  if (funda !== null) {
    report(funda, FUNDO_DEMAIS)
    return []
  }
  const root = readMarkdown(fonte, report)
  const notas = new Map<string, FootnoteDefinition>()
  for (const node of root.children) {
    if (node.type === 'footnoteDefinition' && !notas.has(node.identifier)) notas.set(node.identifier, node)
  }
  const capitulos: CapituloAberto[] = []
  const numeros = new Map<string, number>()
  const numeroOf = (rotulo: string) => {
    const numero = numeros.get(rotulo) ?? numeros.size + 1
    numeros.set(rotulo, numero)
    return numero
  }
  for (const node of root.children) {
    const line = lineOf(node)
    if (node.type === 'heading' && node.depth <= 2) {
      if (node.depth === 1) report(line, 'Os capítulos levam “##”; o título do artigo fica na ficha.')
      const { texto } = readTexto(node.children, numeroOf, { report, line })
      if (texto.trim() === '') report(line, 'O título do capítulo está vazio.')
      capitulos.push(createCapitulo(texto.trim(), line))
    } else if (node.type !== 'footnoteDefinition') {
      if (capitulos.length === 0) capitulos.push(createCapitulo(titulo, line))
      const capitulo = capitulos.at(-1)
      if (capitulo) readBloco(node, capitulo, { nivel: 0, numeroOf, report })
    }
  }
  if (capitulos.length === 0) report(undefined, 'O artigo não tem texto.')
  if (capitulos.length > MAX_CAPITULOS_DO_ARTIGO)
    report(undefined, `O artigo tem mais de ${MAX_CAPITULOS_DO_ARTIGO} capítulos.`)
  return placeNotas(capitulos, notas, { numeroOf, report })
}

/** Signs of quotations and lists before the words of a line; the parser's time grows with the square of them. */
const SINAIS = /(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\]\n]{0,100}\]:)){9}/y

/** @returns the number of a line with more signs before its words than any text needs */
function findFunda(fonte: string): number | null {
  const index = fonte.split('\n').findIndex((line) => {
    SINAIS.lastIndex = 0
    return SINAIS.test(line)
  })
  return index < 0 ? null : index + 1
}

/** The parser calls itself for what lies in each other. */
function readMarkdown(fonte: string, report: Report): Root {
  try {
    return fromMarkdown(fonte, {
      extensions: [gfmFootnote(), { disable: { null: PLAIN_TEXT } }],
      mdastExtensions: [gfmFootnoteFromMarkdown()],
    })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    report(undefined, FUNDO_DEMAIS)
    return { type: 'root', children: [] }
  }
}

interface Contexto {
  /** Depth of the block quote or list around it. */
  nivel: number
  numeroOf(rotulo: string): number
  report: Report
}

function readBloco(
  node: RootContent | BlockContent | DefinitionContent,
  capitulo: CapituloAberto,
  contexto: Contexto,
): void {
  const { nivel, numeroOf, report } = contexto
  const line = lineOf(node)
  if (nivel > MAX_NIVEL) {
    report(line, FUNDO_DEMAIS)
    return
  }
  switch (node.type) {
    case 'heading': {
      if (nivel > 0) report(line, 'Um título não pode estar numa lista nem numa citação.')
      const { texto } = readTexto(node.children, numeroOf, { report, line })
      if (texto.trim() === '') report(line, 'O título está vazio.')
      capitulo.openSecao(texto.trim(), node.depth)
      break
    }
    case 'paragraph': {
      const tipo = nivel > 0 ? 'citacao' : 'paragrafo'
      const lido = readTexto(node.children, numeroOf, { report, line })
      capitulo.push({ tipo, detalhes: nivel > 0 ? { nivel } : {}, ...lido })
      break
    }
    case 'blockquote':
      for (const child of node.children) readBloco(child, capitulo, { ...contexto, nivel: nivel + 1 })
      break
    case 'list':
      node.children.forEach((item, index) => {
        const marcador = node.ordered ? `${(node.start ?? 1) + index}.` : '•'
        readItem(item.children, capitulo, { ...contexto, nivel: nivel + 1 }, marcador)
      })
      break
    case 'code':
      capitulo.push({ tipo: 'codigo', detalhes: {}, texto: node.value, marcas: [], chamadas: [] })
      break
    case 'thematicBreak':
      capitulo.push({ tipo: 'separador', detalhes: {}, texto: '', marcas: [], chamadas: [] })
      break
    default:
      report(line, 'Aqui só pode haver parágrafos, títulos, citações, listas e notas.')
  }
}

/** What follows the first paragraph of an item belongs to it, without a marker. */
function readItem(
  children: readonly (BlockContent | DefinitionContent)[],
  capitulo: CapituloAberto,
  contexto: Contexto,
  marcador: string,
): void {
  const { nivel, numeroOf, report } = contexto
  for (const [index, child] of children.entries()) {
    const line = lineOf(child)
    if (child.type !== 'paragraph') readBloco(child, capitulo, contexto)
    else if (nivel > MAX_NIVEL) report(line, FUNDO_DEMAIS)
    else {
      const lido = readTexto(child.children, numeroOf, { report, line })
      capitulo.push({ tipo: 'item', detalhes: { nivel, ...(index === 0 && { marcador }) }, ...lido })
    }
  }
}

function lineOf(node: { position?: { start: { line: number } } | undefined }): number {
  return node.position?.start.line ?? 1
}
