/** Words of a page that is drawn without marks: where they stand in its elements, and which part of the text they are of. */
import { ENTRE_AS_PALAVRAS } from '../selecao/palavras.ts'

/** A part of the text: of a paragraph of a standard, or a verse. */
interface ParteDaLinha {
  readonly id: number
  readonly texto: string
  /** What stands between it and the part before in the same line. */
  readonly junta: string
}

/** A paragraph or a verse, and the elements that hold its words, in reading order. */
export interface LinhaDoTexto {
  readonly partes: readonly ParteDaLinha[]
  readonly elementos: readonly Element[]
}

/** A place in the words of a line. */
interface LugarNaLinha {
  readonly parte: number
  readonly deslocamento: number
}

interface Pedaco {
  readonly node: Text
  /** Place of its first character in the line. */
  readonly inicio: number
}

/** It says that a line may not break, and is no word of the text. */
const WORD_JOINER = '\u2060'

/** The words of a line, as the text has them. */
export function textoDaLinha({ partes }: LinhaDoTexto): string {
  return partes.map(({ texto, junta }, index) => (index === 0 ? texto : junta + texto)).join('')
}

/** The ranges of characters of a line. @returns none where the page shows other words than the text has */
export function rangesDaLinha(linha: LinhaDoTexto, inicio: number, fim: number): Range[] {
  return pedacosDe(linha).flatMap(({ node, inicio: at }) => {
    const from = Math.max(inicio - at, 0)
    const to = Math.min(fim - at, node.data.length)
    if (from >= to) return []
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return [range]
  })
}

/** What a selection covers of a line, in its characters. @returns null for nothing */
export function selecionadoNaLinha(
  linha: LinhaDoTexto,
  range: Range,
): { inicio: number; fim: number } | null {
  const { length } = textoDaLinha(linha)
  const covered = pedacosDe(linha).filter(({ node }) => range.intersectsNode(node))
  const [first] = covered
  const last = covered.at(-1)
  if (!first || !last) return null
  const inicio = first.inicio + (range.startContainer === first.node ? range.startOffset : 0)
  const fim = last.inicio + (range.endContainer === last.node ? range.endOffset : last.node.data.length)
  return inicio < Math.min(fim, length) ? { inicio, fim: Math.min(fim, length) } : null
}

/** Where a part begins in its line. @returns -1 for a part of another line */
export function inicioDaParte({ partes }: LinhaDoTexto, id: number): number {
  let at = 0
  for (const [index, parte] of partes.entries()) {
    if (index > 0) at += parte.junta.length
    if (parte.id === id) return at
    at += parte.texto.length
  }
  return -1
}

/** The part in which a character of a line stands; the end of a passage is of the part that ends with it. */
export function lugarNaLinha(linha: LinhaDoTexto, at: number, isFim: boolean): LugarNaLinha | null {
  const parte = linha.partes.find(({ id, texto }) => {
    const end = inicioDaParte(linha, id) + texto.length
    return isFim ? at <= end : at < end
  })
  return parte ? { parte: parte.id, deslocamento: Math.max(0, at - inicioDaParte(linha, parte.id)) } : null
}

function pedacosDe(linha: LinhaDoTexto): Pedaco[] {
  const pedacos: Pedaco[] = []
  let texto = ''
  for (const elemento of linha.elementos) {
    for (const node of textNodes(elemento)) {
      pedacos.push({ node, inicio: texto.length })
      texto += node.data
    }
  }
  return texto.startsWith(textoDaLinha(linha)) ? pedacos : []
}

function textNodes(elemento: Element): Text[] {
  const walker = document.createTreeWalker(
    elemento,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) => {
      if (node instanceof Text) return NodeFilter.FILTER_ACCEPT
      return node instanceof Element && node.matches(ENTRE_AS_PALAVRAS)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP
    },
  )
  const found: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && node.data !== WORD_JOINER) found.push(node)
  }
  return found
}
