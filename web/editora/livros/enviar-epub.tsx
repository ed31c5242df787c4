import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { criarRascunho } from '#contract/editora/rascunhos.ts'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { parseId } from '../../platform/parse-id.ts'
import { request } from '../../platform/request.ts'
import { useNavigate } from '../../platform/router/use-navigate.ts'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { startEnvio } from '../envio/envios.ts'
import { EscolhaDeEpub } from '../envio/escolha-de-epub.tsx'
import { livroQuery, rascunhoQuery, rascunhosQuery, refetchRascunho } from './queries.ts'

/** Where an EPUB is chosen: it begins a draft, and is on its way at once. `?livro=` names the book of which it is the new edition. */
export function EnviarEpub() {
  const [search] = useSearchParams()
  const livroId = parseId(search.get('livro') ?? undefined)
  const { data: livro } = useQuery({ ...livroQuery(livroId ?? 0), enabled: livroId !== null })
  const titulo = livroId === null ? 'Enviar EPUB' : 'Enviar nova edição'
  useTituloPagina(`${titulo} · Editora`)
  const { mutate, isPending, error } = useCriarDoArquivo(livroId)
  return (
    <>
      <Link className="link mesa-volta" to={paths.editora(livroId === null ? 'livros' : `livros/${livroId}`)}>
        <ArrowLeft className="i" aria-hidden="true" /> {livro?.titulo ?? 'Livros'}
      </Link>
      <header className="mesa-rosto">
        <h1 className="h1">{titulo}</h1>
        <p className="lead">
          {livroId === null
            ? 'O arquivo é lido antes de ser publicado: você vê os capítulos e o que falta, e corrige a ficha.'
            : 'Quem lê este livro continua do lugar em que está, e os destaques vão com o texto. Antes de publicar, você vê o que muda.'}
        </p>
      </header>
      <EscolhaDeEpub
        isBusy={isPending}
        erro={error && failureSentence(error, 'O envio não começou')}
        onArquivo={(file) => mutate(file)}
      />
    </>
  )
}

function useCriarDoArquivo(livro: number | null) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (file: File) => {
      const arquivo = { nome: file.name, bytes: file.size }
      return request(criarRascunho, { body: { tipo: 'epub', arquivo, ...(livro !== null && { livro }) } })
    },
    onSuccess: (rascunho, file) => {
      queryClient.setQueryData(rascunhoQuery(rascunho.id).queryKey, rascunho)
      startEnvio(rascunho, file, () => refetchRascunho(queryClient, rascunho.id))
      void queryClient.invalidateQueries({ queryKey: rascunhosQuery().queryKey })
      void navigate(paths.editora(`livros/rascunhos/${rascunho.id}`), { replace: true })
    },
  })
}
