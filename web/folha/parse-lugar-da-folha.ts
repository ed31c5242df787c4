import { PADROES, Padrao } from '#contract/padroes.ts'
import type { IntervaloDaFolha, LugarDaFolha } from '../ui/impressao/lugar-da-folha.ts'

/** Longer than any place with `MAX_INTERVALOS` ranges of verses. */
const MAX_LUGAR = 120
const MAX_INTERVALOS = 12
const MAX_LIVRO = 66
const MAX_CAPITULO = 150

const DE_PADRAO = /^([a-z]{3,4}):(\d{1,3})(?:-(\d{1,3})|\.(\d{1,3})(?:-(\d{1,3}))?)?$/
const DA_BIBLIA = /^biblia:(\d{1,2}):(\d{1,3})(?::([\d,-]+))?$/
const INTERVALO = /^(\d{1,3})(?:-(\d{1,3}))?$/

/** @param texto of an address: 'cfw:8.1-3' @returns null for what names no place */
export function parseLugarDaFolha(texto: string): LugarDaFolha | null {
  if (texto.length > MAX_LUGAR) return null
  return parseDePadrao(texto) ?? parseDaBiblia(texto)
}

function parseDePadrao(texto: string): LugarDaFolha | null {
  const [, nome, primeiro, ultimo, secao, ultimaSecao] = DE_PADRAO.exec(texto) ?? []
  const padrao = Padrao.options.find((each) => each === nome)
  if (padrao === undefined || primeiro === undefined) return null
  const paginas = toIntervalo(primeiro, ultimo)
  if (!paginas || paginas.to > PADROES[padrao].ultima) return null
  const lugar = { padrao, de: paginas.from, ate: paginas.to, secoes: null }
  if (secao === undefined) return lugar
  const secoes = toIntervalo(secao, ultimaSecao)
  if (!secoes) return null
  // A question has one answer: its number says it all.
  return PADROES[padrao].unidade === 'pergunta' ? lugar : { ...lugar, secoes }
}

function parseDaBiblia(texto: string): LugarDaFolha | null {
  const [, livroDigitado, capituloDigitado, digitados] = DA_BIBLIA.exec(texto) ?? []
  const [livro, capitulo] = [Number(livroDigitado), Number(capituloDigitado)]
  if (!(livro >= 1 && livro <= MAX_LIVRO && capitulo >= 1 && capitulo <= MAX_CAPITULO)) return null
  if (digitados === undefined) return { livro, capitulo, versiculos: [] }
  const itens = digitados.split(',')
  if (itens.length > MAX_INTERVALOS) return null
  const versiculos = itens.map((item) => {
    const [, from, to] = INTERVALO.exec(item) ?? []
    return from === undefined ? null : toIntervalo(from, to)
  })
  const certos = versiculos.filter((intervalo) => intervalo !== null)
  return certos.length === itens.length ? { livro, capitulo, versiculos: certos } : null
}

function toIntervalo(primeiro: string, ultimo: string | undefined): IntervaloDaFolha | null {
  const from = Number(primeiro)
  const to = ultimo === undefined ? from : Number(ultimo)
  return from >= 1 && to >= from ? { from, to } : null
}
