import '../styles/leitura.css'
import '../styles/biblia.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { paths } from '../paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseId } from '../platform/parse-id.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTurn } from '../ui/page-turn.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { LivroForaDaEdicao } from './capitulo-sem-texto.tsx'
import { EscolhaDeEdicao } from './escolha-de-edicao.tsx'
import { LivroInexistente } from './livro-inexistente.tsx'
import { capitulosQuery, livroAVistaQuery, livroQuery } from './queries.ts'
import { useEdicao } from './use-edicao.ts'
import { nomeDoTestamento, TOTAL_LIVROS, testamentoOf } from './vizinhos.ts'

/** /biblia/capitulos/:livroId: the chapters of a book. */
export function CapitulosPage() {
  const livroId = parseId(useParams().livroId)
  return livroId === null ? <LivroInexistente /> : <Livro id={livroId} />
}

function Livro({ id }: { id: number }) {
  const { sigla, edicao, isCerta } = useEdicao()
  const livro = useQuery(livroAVistaQuery(id, sigla))
  useTituloPagina(livro.data?.livro ?? 'Bíblia')
  if (livro.error instanceof ApiError && livro.error.status === 404)
    return isCerta ? <LivroInexistente /> : <Loading />
  // The title of a page is announced: it comes with its book.
  if (livro.isPending)
    return (
      <article className="leaf">
        <Loading />
      </article>
    )
  return (
    <Folha id={id} titulo={livro.data?.livro ?? 'Bíblia'}>
      {livro.isError && !livro.data ? (
        <EstadoErro message="Erro ao carregar o livro." onRetry={() => void livro.refetch()} />
      ) : edicao && !edicao.livros.includes(id) ? (
        <LivroForaDaEdicao livroId={id} edicao={edicao} />
      ) : (
        <Capitulos livroId={id} />
      )}
      <Vizinhos key={id} id={id} />
    </Folha>
  )
}

function Folha({ id, titulo, children }: { id: number; titulo: string; children: ReactNode }) {
  return (
    <article className="leaf">
      <header className="chap-head">
        <p className="crumb">
          <Link className="caps faint" to={paths.biblia(testamentoOf(id))}>
            {nomeDoTestamento(testamentoOf(id))}
          </Link>
        </p>
        <div className="bt">
          <h1 className="h1">{titulo}</h1>
          <div className="tools">
            <EscolhaDeEdicao />
          </div>
        </div>
      </header>
      {children}
    </article>
  )
}

function Capitulos({ livroId }: { livroId: number }) {
  const { sigla, doEndereco } = useEdicao()
  const { data, isError, refetch } = useQuery(capitulosQuery(livroId, sigla))
  if (!data && isError)
    return <EstadoErro message="Erro ao carregar capítulos." onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.length === 0) return <EstadoVazio>Nenhum capítulo encontrado.</EstadoVazio>
  return (
    <section aria-labelledby="capitulos">
      <h2 className="caps faint chs-titulo" id="capitulos">
        Capítulos
      </h2>
      <ul className="chs">
        {data.map(({ id, capitulo }) => (
          <li key={id}>
            <Link
              to={paths.capituloBiblia(livroId, id, undefined, doEndereco)}
              aria-label={`Capítulo ${capitulo}`}
            >
              {capitulo}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Vizinhos({ id }: { id: number }) {
  return (
    <PageTurn
      label="Livros"
      anterior={useLivroVizinho(id - 1, 'Livro Anterior')}
      indice={{ to: paths.biblia(testamentoOf(id)), rotulo: 'Bíblia' }}
      proximo={useLivroVizinho(id + 1, 'Próximo Livro')}
    />
  )
}

function useLivroVizinho(id: number, rotulo: string) {
  const queryClient = useQueryClient()
  const { sigla, doEndereco } = useEdicao()
  const exists = id >= 1 && id <= TOTAL_LIVROS
  const { data } = useQuery({ ...livroQuery(id, sigla), enabled: exists })
  if (!exists) return null
  return {
    to: paths.livroBiblia(id, doEndereco),
    rotulo,
    titulo: data?.livro ?? '',
    prefetch: () => void queryClient.prefetchQuery(capitulosQuery(id, sigla)),
  }
}
