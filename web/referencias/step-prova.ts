import type { Parte } from '#contract/padrao-texto.ts'

/** A reference of a page: its part, and which of that part's references, counted from the end when negative. */
export interface ProvaDaPagina {
  readonly parteId: number
  readonly indice: number
}

/** The index of a reference among those of its part. */
export function clampIndice({ referencias }: Parte, indice: number): number {
  const { length } = referencias
  return Math.max(0, Math.min(indice < 0 ? length + indice : indice, length - 1))
}

/**
 * The reference before or after one, over the limits of its part.
 * @param partes those with references, in the order of the page
 * @returns null before the first and after the last
 */
export function stepProva(
  partes: readonly Parte[],
  { parteId, indice }: ProvaDaPagina,
  passo: 1 | -1,
): ProvaDaPagina | null {
  const at = partes.findIndex(({ id }) => id === parteId)
  const parte = partes[at]
  if (!parte) return null
  const next = clampIndice(parte, indice) + passo
  if (next >= 0 && next < parte.referencias.length) return { parteId, indice: next }
  const vizinha = partes[at + passo]
  return vizinha ? { parteId: vizinha.id, indice: passo === 1 ? 0 : -1 } : null
}
