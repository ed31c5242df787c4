/** The words of a Markdown paragraph as plain text, and what is set differently in them as ranges. */
import type { PhrasingContent } from 'mdast'
import type { Report } from '#server/arquivos/report.ts'
import type { ParsedMarca } from '../parsers/content-model.ts'

/** A footnote's marker in a text: where it stands, and the note that it calls. */
export interface Chamada {
  inicio: number
  fim: number
  rotulo: string
}

export interface TextoComMarcas {
  texto: string
  marcas: ParsedMarca[]
  chamadas: Chamada[]
}

const ENDERECO = /^(?:https?:\/\/|mailto:)[^\s]{1,2000}$/i
const IMAGEM = 'Os artigos não têm imagens: retire “![…](…)”.'

/** @param numeroOf number of a note by its label, given when it is first called @param line of the paragraph, for what has none */
export function readTexto(
  nodes: readonly PhrasingContent[],
  numeroOf: (rotulo: string) => number,
  { report, line }: { report: Report; line: number },
): TextoComMarcas {
  const lido: TextoComMarcas = { texto: '', marcas: [], chamadas: [] }
  const walk = (children: readonly PhrasingContent[]) => {
    for (const node of children) readNode(node)
  }
  const within = (
    children: readonly PhrasingContent[],
    toMarca: (inicio: number, fim: number) => ParsedMarca,
  ) => {
    const inicio = lido.texto.length
    walk(children)
    if (lido.texto.length > inicio) lido.marcas.push(toMarca(inicio, lido.texto.length))
  }
  const readNode = (node: PhrasingContent): void => {
    const at = node.position?.start.line ?? line
    switch (node.type) {
      case 'text':
        lido.texto += node.value.replace(/[ \t]*\n[ \t]*/g, ' ')
        break
      case 'break':
        lido.texto += '\n'
        break
      case 'emphasis':
        within(node.children, (inicio, fim) => ({ tipo: 'enfase', inicio, fim }))
        break
      case 'strong':
        within(node.children, (inicio, fim) => ({ tipo: 'forte', inicio, fim }))
        break
      case 'inlineCode': {
        const inicio = lido.texto.length
        lido.texto += node.value
        lido.marcas.push({ tipo: 'codigo', inicio, fim: lido.texto.length })
        break
      }
      case 'link': {
        const { url: href } = node
        if (!ENDERECO.test(href)) report(at, `O endereço “${href.slice(0, 100)}” deve começar com https://.`)
        within(node.children, (inicio, fim) => ({ tipo: 'externa', inicio, fim, href }))
        break
      }
      case 'footnoteReference': {
        const inicio = lido.texto.length
        const rotulo = node.identifier
        lido.texto += String(numeroOf(rotulo))
        lido.chamadas.push({ inicio, fim: lido.texto.length, rotulo })
        break
      }
      default:
        report(at, IMAGEM)
    }
  }
  walk(nodes)
  return lido
}
