/** What marks mean for the verses of a chapter as an edition has them. */
import type { Versiculo } from '#contract/biblia.ts'
import type { MarcaNoCapitulo } from '#contract/marcas.ts'

/** A verse by its numbers; an edition may join several in one text. */
export type NumeroNoTexto = Pick<Versiculo, 'numero_versiculo' | 'ate'>

/** Verses that follow one another, both included. */
export interface VersosSeguidos {
  readonly de: number
  readonly ate: number
}

/** Of several marks on a verse the one that was made last gives it its colour; none where only notes are. */
export function findMarcaNoAlto(
  marcas: readonly MarcaNoCapitulo[],
  versiculo: NumeroNoTexto,
): MarcaNoCapitulo | undefined {
  return pickUltima(marcas.filter((marca) => marca.cor !== null && isSobre(marca, versiculo)))
}

/** Marks whose note stands at a verse: the last that each has in this text. */
export function notasNoFim(
  marcas: readonly MarcaNoCapitulo[],
  versiculos: readonly NumeroNoTexto[],
): ReadonlyMap<number, readonly MarcaNoCapitulo[]> {
  const notas = new Map<number, MarcaNoCapitulo[]>()
  for (const marca of marcas) {
    if (marca.nota === '') continue
    const numero = versiculos.findLast((versiculo) => isSobre(marca, versiculo))?.numero_versiculo
    if (numero !== undefined) notas.set(numero, [...(notas.get(numero) ?? []), marca])
  }
  return notas
}

/** Gathers chosen verses that follow one another in the text, also where its numbers leave one out. */
export function toSeguidos(
  versiculos: readonly NumeroNoTexto[],
  escolhidos: readonly NumeroNoTexto[],
): VersosSeguidos[] {
  const chosen = new Set(escolhidos)
  const seguidos: VersosSeguidos[] = []
  versiculos.forEach((versiculo, index) => {
    if (!chosen.has(versiculo)) return
    const { de, ate } = toLugar(versiculo)
    const previous = versiculos[index - 1]
    const last = previous && chosen.has(previous) ? seguidos.pop() : undefined
    seguidos.push({ de: last?.de ?? de, ate })
  })
  return seguidos
}

/** Marks that have a verse in common with some places. */
export function listTocadas(
  marcas: readonly MarcaNoCapitulo[],
  lugares: readonly VersosSeguidos[],
): MarcaNoCapitulo[] {
  return marcas.filter((marca) => lugares.some(({ de, ate }) => marca.de <= ate && marca.ate >= de))
}

/**
 * How chosen verses come to be of one colour: marks that lie among them take it, and the verses that those leave are
 * marked. A mark that goes beyond them keeps its own, under the new one.
 */
export function planCores(
  marcas: readonly MarcaNoCapitulo[],
  versiculos: readonly NumeroNoTexto[],
  escolhidos: readonly NumeroNoTexto[],
): { readonly mudar: readonly MarcaNoCapitulo[]; readonly marcar: readonly VersosSeguidos[] } {
  const seguidos = toSeguidos(versiculos, escolhidos)
  const dentro = marcas.filter((marca) => seguidos.some(({ de, ate }) => de <= marca.de && marca.ate <= ate))
  const rest = escolhidos.filter((versiculo) => {
    const shown = marcas.filter((marca) => marca.cor !== null || dentro.includes(marca))
    const alto = pickUltima(shown.filter((marca) => isSobre(marca, versiculo)))
    return !alto || !dentro.includes(alto)
  })
  return { mudar: dentro, marcar: toSeguidos(versiculos, rest) }
}

function pickUltima(marcas: readonly MarcaNoCapitulo[]): MarcaNoCapitulo | undefined {
  return marcas.reduce<MarcaNoCapitulo | undefined>(
    (last, marca) => (last && orderOf(last) > orderOf(marca) ? last : marca),
    undefined,
  )
}

function orderOf({ criado_em, id }: MarcaNoCapitulo): string {
  return `${criado_em} ${id}`
}

function isSobre(marca: VersosSeguidos, versiculo: NumeroNoTexto): boolean {
  const { de, ate } = toLugar(versiculo)
  return marca.de <= ate && marca.ate >= de
}

function toLugar({ numero_versiculo, ate }: NumeroNoTexto): VersosSeguidos {
  return { de: numero_versiculo, ate: ate ?? numero_versiculo }
}
