const MENOR = 6
const MAIOR = 15.5

/**
 * The class of capas.css for a size of a cover's title. There is one for each half: the next smaller one, which fits.
 * @param cqw hundredths of the cover's width
 * @returns 'titulo-14-5'
 */
export function tamanhoClass(cqw: number): string {
  const half = Math.floor(Math.min(MAIOR, Math.max(MENOR, cqw)) * 2) / 2
  return `titulo-${String(half).replace('.', '-')}`
}
