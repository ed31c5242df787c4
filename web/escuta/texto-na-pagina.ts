/** The words of a page as sentences, and where they stand. The page draws its text anew as it likes: nothing of it is kept. */
import type { Faixa } from '../ui/texto-marcado/corridas.ts'
import type { LugarDaFrase, TextoEmFrases } from './escuta.ts'
import type { FonteDaEscuta } from './fontes-da-escuta.ts'
import { splitFrases } from './frases.ts'

interface TextoNaPagina extends TextoEmFrases {
  /** The words of a sentence, without what stands among them. */
  readonly rangesOf: (lugar: LugarDaFrase) => Range[]
  /** The sentence in which an element begins, or the first one after it. */
  readonly lugarDe: (element: Element) => LugarDaFrase
  /** The first sentence that can be seen below a line of the window. */
  readonly lugarAbaixo: (line: number) => LugarDaFrase
  /** Where a sentence is now; null when the page no longer has it. */
  readonly lugarDaFrase: (frase: string) => LugarDaFrase | null
}

interface Pedaco {
  readonly node: Node
  /** Place of its first character in the block's text. */
  readonly inicio: number
}

/** Longer pages are not read to their end. */
const MAX_BLOCOS = 10_000

/** Of a line its greater half counts. */
const MEIA_LINHA = 12

export function createTextoNaPagina(readFonte: () => FonteDaEscuta): TextoNaPagina {
  const known = new WeakMap<Element, { readonly texto: string; readonly faixas: readonly Faixa[] }>()

  function listBlocos(): Element[] {
    const { blocos, fora } = readFonte()
    return [...document.querySelectorAll(blocos)].slice(0, MAX_BLOCOS).filter((each) => !each.closest(fora))
  }
  function listPedacos(bloco: Element): Pedaco[] {
    const { fora } = readFonte()
    const walker = document.createTreeWalker(
      bloco,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      (node) => {
        if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT
        return node.matches(fora) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
      },
    )
    const pedacos: Pedaco[] = []
    let inicio = 0
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      pedacos.push({ node, inicio })
      inicio += lengthOf(node)
    }
    return pedacos
  }
  function faixasOf(bloco: Element) {
    const texto = listPedacos(bloco)
      .map(({ node }) => node.nodeValue ?? '')
      .join('')
    const before = known.get(bloco)
    if (before?.texto === texto) return before
    const made = { texto, faixas: splitFrases(texto) }
    known.set(bloco, made)
    return made
  }
  function frasesIn(bloco: Element): string[] {
    const { texto, faixas } = faixasOf(bloco)
    return faixas.map(({ inicio, fim }) => texto.slice(inicio, fim))
  }
  return {
    frasesOf: (bloco) => {
      const element = listBlocos()[bloco]
      return element ? frasesIn(element) : null
    },
    rangesOf: ({ bloco, frase }) => {
      const element = listBlocos()[bloco]
      const faixa = element && faixasOf(element).faixas[frase]
      return element && faixa ? rangesIn(listPedacos(element), faixa) : []
    },
    lugarDe: (element) => {
      const blocos = listBlocos()
      const bloco = blocos.findIndex((each) => each.contains(element) || isAfter(element, each))
      const found = blocos[bloco]
      if (!found) return { bloco: 0, frase: 0 }
      const at = listPedacos(found).find(({ node }) => isAfter(element, node))?.inicio ?? 0
      return {
        bloco,
        frase: Math.max(
          0,
          faixasOf(found).faixas.findIndex(({ fim }) => fim > at),
        ),
      }
    },
    lugarAbaixo: (line) => {
      const blocos = listBlocos()
      const isBelow = (place: Element | Range) => place.getBoundingClientRect().bottom > line + MEIA_LINHA
      const bloco = blocos.findIndex(isBelow)
      const found = blocos[bloco]
      if (!found) return { bloco: 0, frase: 0 }
      const pedacos = listPedacos(found)
      const frase = faixasOf(found).faixas.findIndex((faixa) => rangesIn(pedacos, faixa).some(isBelow))
      return { bloco, frase: Math.max(0, frase) }
    },
    lugarDaFrase: (frase) => {
      for (const [bloco, element] of listBlocos().entries()) {
        const index = frasesIn(element).indexOf(frase)
        if (index !== -1) return { bloco, frase: index }
      }
      return null
    },
  }
}

function rangesIn(pedacos: readonly Pedaco[], { inicio, fim }: Faixa): Range[] {
  return pedacos.flatMap(({ node, inicio: at }) => {
    const from = Math.max(inicio - at, 0)
    const to = Math.min(fim - at, lengthOf(node))
    if (from >= to) return []
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return [range]
  })
}

function lengthOf(node: Node): number {
  return node.nodeValue?.length ?? 0
}

/** Whether a node stands in an element, or after its beginning. */
function isAfter(element: Element, node: Node): boolean {
  const { DOCUMENT_POSITION_CONTAINED_BY, DOCUMENT_POSITION_FOLLOWING } = Node
  const place = element.compareDocumentPosition(node)
  return (place & (DOCUMENT_POSITION_CONTAINED_BY | DOCUMENT_POSITION_FOLLOWING)) !== 0
}
