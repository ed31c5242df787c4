import { paths } from '../paths.ts'
import { formatLugarDaFolha } from '../ui/impressao/lugar-da-folha.ts'
import type { Intervalo } from './passagem.ts'

/** As many as a place of a handout takes. */
const MAX_INTERVALOS = 12

/** The handout of a chapter of the Bible. @param versiculos those of it; none for all @param edicao named by the address */
export function folhaDaPassagem(
  livro: number,
  capitulo: number,
  versiculos: readonly Intervalo[],
  edicao: string | undefined,
): string {
  const lugar = { livro, capitulo, versiculos: versiculos.slice(0, MAX_INTERVALOS) }
  return paths.folha([formatLugarDaFolha(lugar)], { edicao: edicao ?? null })
}
