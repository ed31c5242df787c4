import type { Versiculo } from '#contract/biblia.ts'

/** The last verse in the text of a verse, where an edition joins several. */
export function ultimoDoVersiculo(versiculo: Pick<Versiculo, 'numero_versiculo' | 'ate'>): number {
  return versiculo.ate ?? versiculo.numero_versiculo
}
