import type { Titulado } from '#contract/padrao-texto.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { formatUnidade } from './unidades.ts'

/**
 * How the page turn names a chapter or question: '8. De Cristo, o Mediador'.
 * @param titulos titles of the standard; empty while they are on their way
 * @returns null before the first and after the last page: the link is hidden
 */
export function formatVizinha(
  { unidade, ultima }: Pick<FichaDoPadrao, 'unidade' | 'ultima'>,
  numero: number,
  titulos: readonly Titulado[],
): string | null {
  if (numero < 1 || numero > ultima) return null
  const vizinha = titulos.find((titulado) => titulado.numero === numero)
  return vizinha ? `${numero}. ${vizinha.titulo}` : formatUnidade(unidade, numero)
}
