import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Livro } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { onIntent } from '../ui/intent.ts'
import { Loading } from '../ui/loading.tsx'
import { filterLivros } from './filter-livros.ts'
import { capitulosQuery, livroQuery } from './queries.ts'
import { type EdicaoEmUso, useEdicao } from './use-edicao.ts'
import { nomeDoTestamento, type Testamento } from './vizinhos.ts'

interface LivrosDoTestamentoProps {
  readonly testamento: Testamento
  readonly lista: UseQueryResult<Livro[]>
  /** What the reader typed; a testament without such a book is not shown. */
  readonly filtro: string
  /** Not where a tab says it already. */
  readonly isTituloShown: boolean
}

/** The books of one testament, each with the number of its chapters. */
export function LivrosDoTestamento({ testamento, lista, filtro, isTituloShown }: LivrosDoTestamentoProps) {
  const { data, isError, refetch } = lista
  const { sigla, edicao } = useEdicao()
  const nome = nomeDoTestamento(testamento)
  const visiveis = data && filterLivros(data, filtro)
  if (data && data.length > 0 && visiveis?.length === 0) return null
  return (
    <section aria-labelledby={testamento}>
      <h2 className={isTituloShown ? 'caps faint' : 'sr'} id={testamento}>
        {nome}
      </h2>
      {!data && isError && (
        <EstadoErro message={`Erro ao carregar livros do ${nome}.`} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Loading />}
      {data?.length === 0 && <EstadoVazio>Os livros aparecerão aqui.</EstadoVazio>}
      {visiveis && visiveis.length > 0 && (
        <ul className="bks">
          {visiveis.map((livro) => (
            <LivroLink key={livro.id} livro={livro} edicao={edicao} sigla={sigla} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface LivroLinkProps extends Pick<EdicaoEmUso, 'sigla' | 'edicao'> {
  readonly livro: Livro
}

function LivroLink({ livro, sigla, edicao }: LivroLinkProps) {
  const queryClient = useQueryClient()
  const prefetch = () => {
    void queryClient.prefetchQuery(livroQuery(livro.id, sigla))
    void queryClient.prefetchQuery(capitulosQuery(livro.id, sigla))
  }
  const total = livro.quantidade_capitulos
  const isAusente = edicao !== null && edicao !== undefined && !edicao.livros.includes(livro.id)
  return (
    <li>
      <Link
        className={isAusente ? 'ausente' : undefined}
        to={paths.livroBiblia(livro.id)}
        {...onIntent(prefetch)}
      >
        <span>{livro.livro}</span>
        {isAusente ? (
          <small>
            <span aria-hidden="true">—</span> <span className="sr">não está na edição {edicao.nome}</span>
          </small>
        ) : (
          <small>
            {total} <span className="sr">{total === 1 ? 'capítulo' : 'capítulos'}</span>
          </small>
        )}
      </Link>
    </li>
  )
}
