import type { EstruturaDoVersiculo } from '#contract/biblia.ts'
import { movePositions } from '../move-positions.ts'
import { tidyText } from './tidy-text.ts'

interface Parte {
  texto: string
  estrutura?: EstruturaDoVersiculo | undefined
}

/** Joins the parts of a split verse ('3a', '3b'), whose marks move along with their words. */
export function joinVersiculos(a: Parte, b: Parte): Parte {
  const joined = `${a.texto} ${b.texto}`
  const texto = tidyText(joined)
  if (!a.estrutura && !b.estrutura) return { texto }
  const estrutura = concat(a.estrutura ?? {}, shift(b.estrutura ?? {}, a.texto.length + 1))
  return { texto, estrutura: movePositions(joined, texto, estrutura) }
}

function shift({ titulos, blocos, jesus, notas }: EstruturaDoVersiculo, by: number): EstruturaDoVersiculo {
  const move = <T extends { posicao: number }>(mark: T): T => ({ ...mark, posicao: mark.posicao + by })
  return {
    ...(titulos && { titulos: titulos.map(move) }),
    ...(blocos && { blocos: blocos.map(move) }),
    ...(jesus && { jesus: jesus.map(({ inicio, fim }) => ({ inicio: inicio + by, fim: fim + by })) }),
    ...(notas && { notas: notas.map(move) }),
  }
}

function concat(a: EstruturaDoVersiculo, b: EstruturaDoVersiculo): EstruturaDoVersiculo {
  const joinLists = <T>(x: T[] | undefined, y: T[] | undefined): T[] | undefined =>
    x && y ? [...x, ...y] : (x ?? y)
  const titulos = joinLists(a.titulos, b.titulos)
  const blocos = joinLists(a.blocos, b.blocos)
  const jesus = joinLists(a.jesus, b.jesus)
  const notas = joinLists(a.notas, b.notas)
  return {
    ...(titulos && { titulos }),
    ...(blocos && { blocos }),
    ...(jesus && { jesus }),
    ...(notas && { notas }),
  }
}
