const MENOR = 6
const MAIOR = 15.5

/** The class of capas.css for a title's size, in halves: 'titulo-14-5'. @param cqw hundredths of the cover's width */
export function tamanhoClass(cqw: number): string {
  const half = Math.floor(Math.min(MAIOR, Math.max(MENOR, cqw)) * 2) / 2
  return `titulo-${String(half).replace('.', '-')}`
}
