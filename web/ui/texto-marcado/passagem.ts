import { inicioDe, type PosicaoNoTexto, portadorDe, portadoresDe, toPosicao } from './posicoes.ts'
import { snapToWords } from './snap-to-words.ts'

/** Marked words: from a character of one paragraph up to, not including, one of another or the same. */
export interface Passagem {
  readonly paragrafo_inicio_id: number
  readonly inicio: number
  readonly paragrafo_fim_id: number
  readonly fim: number
  /** The words, paragraphs separated by a line break. */
  readonly trecho: string
}

/** A piece of text that a selection covers, as it stands in one element. */
export interface Pedaco {
  readonly paragrafo: number
  readonly inicio: number
  readonly texto: string
}

/** The passage of a selection without spaces at its ends. @param pedacos in reading order @returns null for only space */
export function toPassagem(pedacos: readonly Pedaco[]): Passagem | null {
  const escritos = pedacos.filter(({ texto }) => texto.trim() !== '')
  const primeiro = escritos[0]
  const ultimo = escritos.at(-1)
  if (!primeiro || !ultimo) return null
  const antes = primeiro.texto.length - primeiro.texto.trimStart().length
  return {
    paragrafo_inicio_id: primeiro.paragrafo,
    inicio: primeiro.inicio + antes,
    paragrafo_fim_id: ultimo.paragrafo,
    fim: ultimo.inicio + ultimo.texto.trimEnd().length,
    trecho: joinPedacos(escritos).trim(),
  }
}

/** Cells of one row are separated by a tab, paragraphs by a line break. */
function joinPedacos(pedacos: readonly Pedaco[]): string {
  return pedacos.reduce((trecho, { paragrafo, texto }, index) => {
    if (index === 0) return texto
    return `${trecho}${pedacos[index - 1]?.paragrafo === paragrafo ? '\t' : '\n'}${texto}`
  }, '')
}

/** The passage that is selected in a text, in whole words; null when none is, or the selection lies elsewhere. */
export function readPassagem(container: HTMLElement, selection: Selection | null): Passagem | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!range.intersectsNode(container)) return null
  const covered = portadoresDe(container).filter((portador) => range.intersectsNode(portador))
  return toPassagem(covered.map((portador) => toPedaco(portador, range)))
}

function toPedaco(portador: HTMLElement, range: Range): Pedaco {
  const piece = document.createRange()
  piece.selectNodeContents(portador)
  if (portadorDe(range.startContainer) === portador) piece.setStart(range.startContainer, range.startOffset)
  if (portadorDe(range.endContainer) === portador) piece.setEnd(range.endContainer, range.endOffset)
  const { paragrafo, deslocamento }: PosicaoNoTexto = toPosicao(
    portador,
    piece.startContainer,
    piece.startOffset,
  )
  const inteiro = portador.textContent
  const before = deslocamento - inicioDe(portador)
  const { inicio, fim } = snapToWords(inteiro, { inicio: before, fim: before + piece.toString().length })
  return { paragrafo, inicio: inicioDe(portador) + inicio, texto: inteiro.slice(inicio, fim) }
}
