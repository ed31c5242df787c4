import type { Versiculo } from '#contract/biblia.ts'
import { ultimoDoVersiculo } from './ultimo-do-versiculo.ts'

/** A place in the library's own numbers, by which editions are compared. */
interface LugarNoCanon {
  readonly capitulo: number
  readonly versiculo: number
}

/** Where a verse of a chapter stands in the library's numbers. @param numero as its edition counts; its first verse when absent */
export function findLugarNoCanon(
  versiculos: readonly Versiculo[],
  capitulo: number,
  numero?: number,
): LugarNoCanon {
  const found =
    numero === undefined
      ? versiculos[0]
      : versiculos.find(
          (versiculo) => versiculo.numero_versiculo <= numero && ultimoDoVersiculo(versiculo) >= numero,
        )
  if (found?.canon === undefined) return { capitulo, versiculo: numero ?? 1 }
  return { capitulo: Math.floor(found.canon / 1_000) % 1_000, versiculo: found.canon % 1_000 }
}
