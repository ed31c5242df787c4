import { snapToWords } from '../texto-marcado/snap-to-words.ts'
import { type LinhaDoTexto, lugarNaLinha, selecionadoNaLinha, textoDaLinha } from './linha-do-texto.ts'

/** Marked words: from a character of one part up to, not including, one of another or the same. */
export interface PassagemNaPagina {
  readonly parte_inicio: number
  readonly inicio: number
  readonly parte_fim: number
  readonly fim: number
  /** The words, lines separated by a line break. */
  readonly trecho: string
}

/** The passage that is selected, in whole words and without spaces at its ends; null when none is, or the selection lies elsewhere. */
export function readPassagemNaPagina(
  linhas: readonly LinhaDoTexto[],
  selection: Selection | null,
): PassagemNaPagina | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const pedacos = linhas.flatMap((linha) => {
    const selecionado = selecionadoNaLinha(linha, range)
    const pedaco = selecionado && trimPedaco(textoDaLinha(linha), selecionado)
    return pedaco ? [{ linha, ...pedaco }] : []
  })
  const [first] = pedacos
  const last = pedacos.at(-1)
  const inicio = first && lugarNaLinha(first.linha, first.inicio, false)
  const fim = last && lugarNaLinha(last.linha, last.fim, true)
  if (!inicio || !fim) return null
  return {
    parte_inicio: inicio.parte,
    inicio: inicio.deslocamento,
    parte_fim: fim.parte,
    fim: fim.deslocamento,
    trecho: pedacos
      .map(({ linha, ...pedaco }) => textoDaLinha(linha).slice(pedaco.inicio, pedaco.fim))
      .join('\n'),
  }
}

function trimPedaco(
  texto: string,
  selecionado: { inicio: number; fim: number },
): { inicio: number; fim: number } | null {
  const { inicio, fim } = snapToWords(texto, selecionado)
  const palavras = texto.slice(inicio, fim)
  if (palavras.trim() === '') return null
  return {
    inicio: inicio + palavras.length - palavras.trimStart().length,
    fim: inicio + palavras.trimEnd().length,
  }
}
