/** Markdown reduced to what content/README.md allows: all else is switched off, so that words come out letter for letter. */
import type { Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { readOnce } from '#server/arquivos/read-once.ts'
import type { Report } from '#server/arquivos/report.ts'
import type { YamlSource } from '#server/arquivos/yaml-source.ts'
import { type Inline, plainText, splitParagraph, startLine } from './inlines.ts'

export type BlocoEscrito =
  | { tipo: 'paragrafo'; line: number; inlines: Inline[] }
  | { tipo: 'titulo'; line: number; nivel: number; texto: string }
  | { tipo: 'destaque'; line: number; texto: string }

/** A footnote's definition: '[^3]: Gn 1.1'. */
export interface RodapeEscrito {
  rotulo: string
  texto: string
  line: number
}

interface MarkdownPage {
  /** Null when the file does not begin with '---'. */
  frontMatter: YamlSource | null
  blocos: BlocoEscrito[]
  rodapes: RodapeEscrito[]
}

const PLAIN_TEXT = [
  'attention',
  'autolink',
  'characterEscape',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'hardBreakEscape',
  'htmlFlow',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'list',
  'setextUnderline',
  'thematicBreak',
]

/** @param text in NFC, Unix line ends @param report receives broken lines, misplaced markers, notes of several paragraphs */
export function parseMarkdownPage(text: string, report: Report): MarkdownPage {
  return readOnce(text, parseMarkdownPage, report, (to) => readPage(text, to))
}

function readPage(text: string, report: Report): MarkdownPage {
  const root: Root = fromMarkdown(text, {
    extensions: [frontmatter(['yaml']), gfmFootnote(), { disable: { null: PLAIN_TEXT } }],
    mdastExtensions: [frontmatterFromMarkdown(['yaml']), gfmFootnoteFromMarkdown()],
  })
  const page: MarkdownPage = { frontMatter: null, blocos: [], rodapes: [] }
  for (const node of root.children) readNode(node, page, report)
  return page
}

function readNode(node: RootContent, page: MarkdownPage, report: Report): void {
  const line = startLine(node)
  switch (node.type) {
    case 'yaml':
      page.frontMatter = { text: node.value, firstLine: line + 1 }
      break
    case 'heading':
      page.blocos.push({ tipo: 'titulo', line, nivel: node.depth, texto: plainText(node.children, report) })
      break
    case 'paragraph':
      for (const inlines of splitParagraph(node, report)) {
        page.blocos.push({ tipo: 'paragrafo', line: inlines[0]?.line ?? line, inlines })
      }
      break
    case 'blockquote': {
      const texto = onlyParagraph(node.children, 'O destaque', line, report)
      page.blocos.push({ tipo: 'destaque', line, texto })
      break
    }
    case 'footnoteDefinition': {
      const rotulo = node.label ?? node.identifier
      const texto = onlyParagraph(node.children, `A nota [^${rotulo}]`, line, report)
      page.rodapes.push({ rotulo, texto, line })
      break
    }
    default:
      report(line, `Só pode haver parágrafos, títulos, destaques e notas (aqui há “${node.type}”).`)
  }
}

function onlyParagraph(children: RootContent[], what: string, line: number, report: Report): string {
  const [first, ...others] = children
  if (first?.type !== 'paragraph' || others.length > 0) {
    report(line, `${what} deve ter um só parágrafo, com texto.`)
    return ''
  }
  return plainText(first.children, report)
}
