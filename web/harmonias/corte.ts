import type { ParagrafoDoTexto, SecaoDoTexto, TextoDaPagina } from './texto.ts'

export interface TextoCortado extends TextoDaPagina {
  /** Sections that are not shown at all. */
  readonly secoesOcultas: number
}

/** A little more than the limit is shown whole: an ellipsis before the last line would save no room. */
const FOLGA = 1.25

/** Cuts a page to whole sections that fit, else to the beginning of the first, with an ellipsis. @param limite characters */
export function cutTexto({ secoes }: TextoDaPagina, limite: number): TextoCortado {
  const total = secoes.reduce((sum, secao) => sum + lengthOf(secao), 0)
  if (total <= limite * FOLGA) return { secoes, secoesOcultas: 0 }
  const inteiras = secoes.slice(0, countWhole(secoes, limite))
  const [primeira] = secoes
  const visiveis = inteiras.length === 0 && primeira ? [cutSecao(primeira, limite)] : inteiras
  return { secoes: visiveis, secoesOcultas: secoes.length - visiveis.length }
}

function lengthOf({ paragrafos, destaque }: SecaoDoTexto): number {
  return paragrafos.reduce((sum, { texto }) => sum + texto.length, destaque?.length ?? 0)
}

/** How many sections fit from the start. */
function countWhole(secoes: readonly SecaoDoTexto[], limite: number): number {
  let room = limite
  const overflowing = secoes.findIndex((secao) => {
    room -= lengthOf(secao)
    return room < 0
  })
  return overflowing === -1 ? secoes.length : overflowing
}

function cutSecao(secao: SecaoDoTexto, limite: number): SecaoDoTexto {
  if (lengthOf(secao) <= limite * FOLGA) return secao
  const visiveis: ParagrafoDoTexto[] = []
  let room = limite
  for (const paragrafo of secao.paragrafos) {
    if (paragrafo.texto.length > room) {
      visiveis.push({ ...paragrafo, texto: cutParagrafo(paragrafo.texto, room) })
      break
    }
    visiveis.push(paragrafo)
    room -= paragrafo.texto.length
  }
  return { ...secao, paragrafos: visiveis, destaque: null }
}

/** Cuts after the last clause that fits, or after the last word when it is one long clause. */
function cutParagrafo(texto: string, limite: number): string {
  const inicio = texto.slice(0, limite)
  const clause = Math.max(...['. ', '; ', ': ', '? ', '! '].map((sinal) => inicio.lastIndexOf(sinal)))
  const cut = clause > limite / 2 ? clause + 1 : inicio.lastIndexOf(' ')
  return `${texto.slice(0, Math.max(cut, 0))} …`.trimStart()
}
