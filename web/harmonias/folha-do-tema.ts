import { paths } from '../paths.ts'
import { formatLugarDaFolha } from '../ui/impressao/lugar-da-folha.ts'
import type { TemaComparado } from './comparacao.ts'

/** As many places as a handout takes. */
const MAX_LUGARES = 30

/** The handout of a theme: its pages in the one standard, then in the other. */
export function folhaDoTema({ tema, a, b }: TemaComparado): string {
  const lugares = [...a, ...b].map(({ padrao, numero }) =>
    formatLugarDaFolha({ padrao, de: numero, ate: numero, secoes: null }),
  )
  return paths.folha(lugares.slice(0, MAX_LUGARES), { titulo: tema })
}
