import { useQueryClient } from '@tanstack/react-query'
import type { Titulado } from '#contract/padrao-texto.ts'
import { PageTurn } from '../ui/page-turn.tsx'
import type { FichaDoPadrao } from './fichas.ts'
import { paginaQuery } from './queries.ts'
import { capitalize } from './unidades.ts'
import { formatVizinha } from './vizinha.ts'

interface PaginaVizinhasProps {
  readonly ficha: FichaDoPadrao
  readonly numero: number
  /** Titles of the standard; empty while they are on their way. */
  readonly titulos: readonly Titulado[]
}

/** The foot of a chapter or question: the one before, the index, the one after. */
export function PaginaVizinhas({ ficha, numero, titulos }: PaginaVizinhasProps) {
  const queryClient = useQueryClient()
  const toVizinha = (vizinha: number, rotulo: string) => {
    const titulo = formatVizinha(ficha, vizinha, titulos)
    if (titulo === null) return null
    return {
      to: ficha.paginaPath(vizinha),
      rotulo,
      titulo,
      prefetch: () => void queryClient.prefetchQuery(paginaQuery(ficha.padrao, vizinha)),
    }
  }
  const { anterior, proxima, plural } = ficha.unidade
  return (
    <PageTurn
      label={capitalize(plural)}
      anterior={toVizinha(numero - 1, anterior)}
      indice={{ to: ficha.indexPath, rotulo: ficha.sigla }}
      proximo={toVizinha(numero + 1, proxima)}
    />
  )
}
