import { useQuery } from '@tanstack/react-query'
import type { Livro } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import { PageTurn } from '../ui/page-turn.tsx'
import { livroQuery } from './queries.ts'
import { useCapituloComparado } from './use-capitulo-comparado.ts'
import { type CapituloVizinho, findVizinhos, livrosVizinhosNeeded } from './vizinhos.ts'

interface CapitulosComparadosProps {
  readonly livro: Livro
  readonly capitulo: number
  /** Short names of the editions, which stay. */
  readonly edicoes: readonly string[]
}

/** The foot of a comparison: the chapter before, the chapter itself, the chapter after. */
export function CapitulosComparados({ livro, capitulo, edicoes }: CapitulosComparadosProps) {
  const needed = livrosVizinhosNeeded(livro, capitulo)
  const { data: livroAnterior } = useQuery({
    ...livroQuery(needed.anterior ?? 0),
    enabled: needed.anterior !== null,
  })
  const { data: livroProximo } = useQuery({
    ...livroQuery(needed.proximo ?? 0),
    enabled: needed.proximo !== null,
  })
  const noCapitulo = useCapituloComparado(livro.id, capitulo)
  const { anterior, proximo } = findVizinhos(livro, capitulo, livroAnterior, livroProximo)
  const toPagina = (vizinho: CapituloVizinho | null, rotulo: string) =>
    vizinho && {
      to: paths.compararBiblia(vizinho.livro, vizinho.capitulo, edicoes),
      rotulo,
      titulo: vizinho.rotulo,
    }
  return (
    <PageTurn
      label="Capítulos"
      anterior={toPagina(anterior, 'Capítulo Anterior')}
      indice={{ to: noCapitulo, rotulo: `${livro.livro} ${capitulo}` }}
      proximo={toPagina(proximo, 'Próximo Capítulo')}
    />
  )
}
