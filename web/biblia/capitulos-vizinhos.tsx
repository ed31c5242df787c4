import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Livro } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import { PageTurn } from '../ui/page-turn.tsx'
import { livroQuery, versiculosQuery } from './queries.ts'
import { useEdicao } from './use-edicao.ts'
import { type CapituloVizinho, findVizinhos, livrosVizinhosNeeded } from './vizinhos.ts'

/** The foot of a chapter: the chapter before, the book, the chapter after. */
export function CapitulosVizinhos({ livro, capitulo }: { livro: Livro; capitulo: number }) {
  const queryClient = useQueryClient()
  const { sigla, doEndereco } = useEdicao()
  const needed = livrosVizinhosNeeded(livro, capitulo)
  const { anterior, proximo } = findVizinhos(
    livro,
    capitulo,
    useLivroVizinho(needed.anterior, sigla),
    useLivroVizinho(needed.proximo, sigla),
  )
  const toPagina = (vizinho: CapituloVizinho | null, rotulo: string) =>
    vizinho && {
      to: paths.capituloBiblia(vizinho.livro, vizinho.capitulo, undefined, doEndereco),
      rotulo,
      titulo: vizinho.rotulo,
      prefetch: () => void queryClient.prefetchQuery(versiculosQuery(vizinho.livro, vizinho.capitulo, sigla)),
    }
  return (
    <PageTurn
      label="Capítulos"
      anterior={toPagina(anterior, 'Capítulo Anterior')}
      indice={{ to: paths.livroBiblia(livro.id, doEndereco), rotulo: livro.livro }}
      proximo={toPagina(proximo, 'Próximo Capítulo')}
    />
  )
}

/** The neighbouring book, asked for only at the first and last chapters. */
function useLivroVizinho(id: number | null, edicao: string | undefined): Livro | undefined {
  return useQuery({ ...livroQuery(id ?? 0, edicao), enabled: id !== null }).data
}
