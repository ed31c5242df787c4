import type { Versiculo } from '#contract/biblia.ts'
import type { Intervalo } from './passagem.ts'
import { ultimoDoVersiculo } from './ultimo-do-versiculo.ts'

/** The verses that a chapter lacks, by the verse before which they would stand. */
export function findLacunas(
  versiculos: readonly Pick<Versiculo, 'numero_versiculo' | 'ate'>[],
): ReadonlyMap<number, Intervalo> {
  const lacunas = new Map<number, Intervalo>()
  let previous = 0
  for (const versiculo of versiculos) {
    const { numero_versiculo: numero } = versiculo
    if (numero > previous + 1) lacunas.set(numero, { from: previous + 1, to: numero - 1 })
    previous = ultimoDoVersiculo(versiculo)
  }
  return lacunas
}

/** What a chapter lacks after its last verse here. */
export function findLacunaFinal(
  versiculos: readonly Pick<Versiculo, 'numero_versiculo' | 'ate' | 'faltam_ate'>[],
): Intervalo | null {
  const last = versiculos.at(-1)
  if (last?.faltam_ate === undefined) return null
  return { from: ultimoDoVersiculo(last) + 1, to: last.faltam_ate }
}

/** How a gap is read aloud. */
export function formatLacuna({ from, to }: Intervalo): string {
  if (from === to) return `versículo ${from} não está nesta edição`
  return `versículos ${from} a ${to} não estão nesta edição`
}
