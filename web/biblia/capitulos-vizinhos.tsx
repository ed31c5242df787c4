import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Livro } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import { PageTurn } from '../ui/page-turn.tsx'
import { livroQuery, versiculosQuery } from './queries.ts'
import { type CapituloVizinho, findVizinhos, livrosVizinhosNeeded } from './vizinhos.ts'

/** The foot of a chapter: the chapter before, the book, the chapter after. */
export function CapitulosVizinhos({ livro, capitulo }: { livro: Livro; capitulo: number }) {
  const queryClient = useQueryClient()
  const needed = livrosVizinhosNeeded(livro, capitulo)
  const { anterior, proximo } = findVizinhos(
    livro,
    capitulo,
    useLivroVizinho(needed.anterior),
    useLivroVizinho(needed.proximo),
  )
  const toPagina = (vizinho: CapituloVizinho | null, rotulo: string) =>
    vizinho && {
      to: paths.capituloBiblia(vizinho.livro, vizinho.capitulo),
      rotulo,
      titulo: vizinho.rotulo,
      prefetch: () => void queryClient.prefetchQuery(versiculosQuery(vizinho.livro, vizinho.capitulo)),
    }
  return (
    <PageTurn
      label="Capítulos"
      anterior={toPagina(anterior, 'Capítulo Anterior')}
      indice={{ to: paths.livroBiblia(livro.id), rotulo: livro.livro }}
      proximo={toPagina(proximo, 'Próximo Capítulo')}
    />
  )
}

/** The neighbouring book, asked for only at the first and last chapters. */
function useLivroVizinho(id: number | null): Livro | undefined {
  return useQuery({ ...livroQuery(id ?? 0), enabled: id !== null }).data
}
