/** Where a reading goes on in a new edition. */
import { type Edicao, indexEdicao, type ParagrafoDaEdicao, type TrocaDeEdicao } from './edicao.ts'
import { newCapitulo } from './move-destaque.ts'

export interface PosicaoDoLeitor {
  capituloId: number
  /** Null for the beginning of the chapter. */
  paragrafoId: number | null
  deslocamento: number
}

/** Characters at the place where the reader stopped by which it is found in a mended paragraph. */
const QUOTED = 32

/** @returns the place that shows the same words, or what comes next after them; null for an edition without chapters */
export function movePosicao(
  posicao: PosicaoDoLeitor,
  { antes, depois }: TrocaDeEdicao,
): PosicaoDoLeitor | null {
  const { paragrafoId, capituloId } = posicao
  const paragrafo = paragrafoId === null ? null : findSurvivor(posicao, antes, depois)
  if (paragrafo) {
    const stayed = paragrafo.id === paragrafoId
    const before = antes && indexEdicao(antes).paragrafos.get(paragrafoId ?? 0)?.texto
    return {
      capituloId: paragrafo.capituloId,
      paragrafoId: paragrafo.id,
      deslocamento: stayed ? moveOffset(posicao.deslocamento, before, paragrafo.texto) : 0,
    }
  }
  const novo = newCapitulo(capituloId, antes, depois) ?? capituloInPlace(capituloId, antes, depois)
  return novo === null ? null : { capituloId: novo, paragrafoId: null, deslocamento: 0 }
}

/** The paragraph itself, or the next of its chapter that is still there, or the last before it. */
function findSurvivor(
  { capituloId, paragrafoId }: PosicaoDoLeitor,
  antes: Edicao | null,
  depois: Edicao,
): ParagrafoDaEdicao | undefined {
  const alive = indexEdicao(depois).paragrafos
  const itself = alive.get(paragrafoId ?? 0)
  if (itself) return itself
  const capitulo = (antes && indexEdicao(antes).byCapitulo.get(capituloId)) ?? []
  const at = capitulo.findIndex(({ id }) => id === paragrafoId)
  if (at === -1) return undefined
  const nearest = [...capitulo.slice(at + 1), ...capitulo.slice(0, at).reverse()]
  const survivor = nearest.find(({ id }) => alive.has(id))
  return survivor && alive.get(survivor.id)
}

function moveOffset(deslocamento: number, before: string | null | undefined, after: string): number {
  if (before === null || before === undefined || before === after) return Math.min(deslocamento, after.length)
  const words = before.slice(deslocamento, deslocamento + QUOTED)
  const places: number[] = []
  for (let at = after.indexOf(words); words && at !== -1; at = after.indexOf(words, at + 1)) places.push(at)
  const distance = (at: number) => Math.abs(at - deslocamento)
  const nearest = places.sort((a, b) => distance(a) - distance(b))[0]
  return nearest ?? Math.min(deslocamento, after.length)
}

/** The chapter with the same number, or the last one. */
function capituloInPlace(capituloId: number, antes: Edicao | null, depois: Edicao): number | null {
  const ordem = antes?.capitulos.find(({ id }) => id === capituloId)?.ordem ?? 1
  return (depois.capitulos[ordem - 1] ?? depois.capitulos.at(-1))?.id ?? null
}
