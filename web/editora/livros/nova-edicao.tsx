import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import type { LivroCompleto } from '#contract/editora/livros.ts'
import { criarRascunho } from '#contract/editora/rascunhos.ts'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { request } from '../../platform/request.ts'
import { useNavigate } from '../../platform/router/use-navigate.ts'
import { showErro } from '../../ui/banner-store.ts'
import { rascunhoQuery } from './queries.ts'

/** The ways to the next edition of a book. */
export function NovaEdicao({ livro }: { livro: LivroCompleto }) {
  const id = useId()
  return (
    <section className="mesa-secao" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        Nova edição
      </h2>
      <p className="muted mesa-texto">{fraseDe(livro)}</p>
      <Caminho livro={livro} />
    </section>
  )
}

function fraseDe({ origem, rascunho }: LivroCompleto): string {
  if (rascunho !== null) return 'A nova edição já foi começada, e espera para ser publicada.'
  if (origem === 'arquivos')
    return 'Este livro vem dos arquivos da biblioteca (content/ebooks), e a nova edição vem com eles.'
  return 'Quem lê este livro continua do lugar em que está, e os destaques vão com o texto.'
}

function Caminho({ livro: { id, origem, rascunho, titulo } }: { livro: LivroCompleto }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(criarRascunho, { body: { tipo: 'artigo', titulo, livro: id } }),
    onSuccess: (novo) => {
      queryClient.setQueryData(rascunhoQuery(novo.id).queryKey, novo)
      void navigate(paths.editora(`livros/rascunhos/${novo.id}`))
    },
    onError: (error) => showErro(failureSentence(error, 'A nova edição não foi começada')),
  })
  if (rascunho !== null) {
    return (
      <Link className="btn btn-2" to={paths.editora(`livros/rascunhos/${rascunho}`)}>
        Abrir o rascunho da nova edição
      </Link>
    )
  }
  if (origem === 'arquivos') return null
  if (origem === 'epub') {
    return (
      <Link className="btn btn-2" to={paths.editora(`livros/enviar?livro=${id}`)}>
        Enviar a nova edição
      </Link>
    )
  }
  return (
    <button
      type="button"
      className="btn btn-2"
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      {isPending ? 'Abrindo…' : 'Editar o texto'}
    </button>
  )
}
