import type { Titulado } from '#contract/padrao-texto.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { formatUnidade } from './unidades.ts'

/** '8. De Cristo, o Mediador'. @param titulos empty while on their way @returns null where there is no page: no link */
export function formatVizinha(
  { unidade, ultima }: Pick<FichaDoPadrao, 'unidade' | 'ultima'>,
  numero: number,
  titulos: readonly Titulado[],
): string | null {
  if (numero < 1 || numero > ultima) return null
  const vizinha = titulos.find((titulado) => titulado.numero === numero)
  return vizinha ? `${numero}. ${vizinha.titulo}` : formatUnidade(unidade, numero)
}
