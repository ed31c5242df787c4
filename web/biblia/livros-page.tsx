import '../styles/leitura.css'
import '../styles/biblia.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Livro } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { onIntent } from '../ui/intent.ts'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { capitulosQuery, livroQuery, livrosQuery } from './queries.ts'
import { nomeDoTestamento, type Testamento } from './vizinhos.ts'

/** /biblia: the books of both testaments. */
export function LivrosPage() {
  useTituloPagina('Bíblia')
  return (
    <>
      <header className="chap-head">
        <h1 className="h1">Bíblia</h1>
      </header>
      <div className="testamentos">
        <ListaLivros testamento="antigo" />
        <ListaLivros testamento="novo" />
      </div>
    </>
  )
}

function ListaLivros({ testamento }: { testamento: Testamento }) {
  const nome = nomeDoTestamento(testamento)
  return (
    <section aria-labelledby={testamento}>
      <h2 className="caps faint" id={testamento}>
        {nome}
      </h2>
      <Livros testamento={testamento} />
    </section>
  )
}

function Livros({ testamento }: { testamento: Testamento }) {
  const { data, isError, refetch } = useQuery(livrosQuery(testamento))
  if (isError) {
    const message = `Erro ao carregar livros do ${nomeDoTestamento(testamento)}.`
    return <EstadoErro message={message} onRetry={() => void refetch()} />
  }
  if (!data) return <Loading />
  if (data.length === 0) return <EstadoVazio>Os livros aparecerão aqui.</EstadoVazio>
  return (
    <ul className="bks">
      {data.map((livro) => (
        <LivroLink key={livro.id} livro={livro} />
      ))}
    </ul>
  )
}

function LivroLink({ livro }: { livro: Livro }) {
  const queryClient = useQueryClient()
  const prefetch = () => {
    void queryClient.prefetchQuery(livroQuery(livro.id))
    void queryClient.prefetchQuery(capitulosQuery(livro.id))
  }
  const total = livro.quantidade_capitulos
  return (
    <li>
      <Link to={paths.livroBiblia(livro.id)} {...onIntent(prefetch)}>
        <span>{livro.livro}</span>
        <small>
          {total} <span className="sr">{total === 1 ? 'capítulo' : 'capítulos'}</span>
        </small>
      </Link>
    </li>
  )
}
