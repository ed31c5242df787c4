import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { MAX_TITULO } from '#contract/editora/ficha.ts'
import { criarRascunho } from '#contract/editora/rascunhos.ts'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { request } from '../../platform/request.ts'
import { useNavigate } from '../../platform/router/use-navigate.ts'
import { CampoContado } from '../../ui/campo-contado.tsx'
import { EstadoErro } from '../../ui/estado.tsx'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { rascunhoQuery } from './queries.ts'

/** The title of a new article, with which its draft begins. */
export function EscreverArtigo() {
  useTituloPagina('Escrever artigo · Editora')
  const [titulo, setTitulo] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const { mutate, isPending, error } = useCriarArtigo()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending || titulo.length > MAX_TITULO) return
    setIsRefused(titulo.trim() === '')
    if (titulo.trim() !== '') mutate(titulo.trim())
  }
  return (
    <>
      <Link className="link mesa-volta" to={paths.editora('livros')}>
        <ArrowLeft className="i" aria-hidden="true" /> Livros
      </Link>
      <header className="mesa-rosto">
        <h1 className="h1">Escrever artigo</h1>
        <p className="lead">O texto é escrito aqui mesmo, com a prévia ao lado.</p>
      </header>
      <form className="mesa-secao" noValidate onSubmit={handleSubmit}>
        <CampoContado
          rotulo="Título do artigo"
          nome="O título"
          max={MAX_TITULO}
          value={titulo}
          onChange={(value) => {
            setTitulo(value)
            setIsRefused(false)
          }}
          falta={isRefused ? 'Informe o título. Ele pode ser mudado depois.' : null}
        />
        {error && <EstadoErro message={failureSentence(error, 'O artigo não foi começado')} />}
        <div className="mesa-atos">
          <button type="submit" className="btn btn-1" aria-disabled={isPending}>
            {isPending ? 'Começando…' : 'Começar a escrever'}
          </button>
        </div>
      </form>
    </>
  )
}

function useCriarArtigo() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (titulo: string) => request(criarRascunho, { body: { tipo: 'artigo', titulo } }),
    onSuccess: (rascunho) => {
      queryClient.setQueryData(rascunhoQuery(rascunho.id).queryKey, rascunho)
      void navigate(paths.editora(`livros/rascunhos/${rascunho.id}`), { replace: true })
    },
  })
}
