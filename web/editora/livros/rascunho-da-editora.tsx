import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import type { RascunhoCompleto } from '#contract/editora/rascunhos.ts'
import { paths } from '../../paths.ts'
import { ApiError } from '../../platform/api-error.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Carregando, Loading } from '../../ui/loading.tsx'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { EnvioDoArquivo } from '../envio/envio-do-arquivo.tsx'
import { LeituraInterrompida } from './leitura-interrompida.tsx'
import { LeituraRecusada } from './leitura-recusada.tsx'
import { rascunhoQuery } from './queries.ts'
import { RascunhoDeArtigo } from './rascunho-de-artigo.tsx'
import { RascunhoLido } from './rascunho-lido.tsx'
import { RascunhoPublicado } from './rascunho-publicado.tsx'
import type { RenderCapitulo } from './render-capitulo.ts'
import { useLivrosMudaram } from './use-livros-mudaram.ts'

interface RascunhoDaEditoraProps {
  readonly id: string
  readonly renderCapitulo: RenderCapitulo
}

/** A book or an article that is not published yet: what it waits for, and what can be done with it. */
export function RascunhoDaEditora({ id, renderCapitulo }: RascunhoDaEditoraProps) {
  const { data, error, refetch } = useQuery(rascunhoQuery(id))
  useTituloPagina(`${data?.titulo ?? 'Rascunho'} · Livros · Editora`)
  const onPublicado = useEffectEvent(useLivrosMudaram())
  const isPublicado = data?.estado === 'publicado'
  useEffect(() => {
    if (isPublicado) onPublicado()
  }, [isPublicado])
  return (
    <>
      <Link className="link mesa-volta" to={paths.editora('livros')}>
        <ArrowLeft className="i" aria-hidden="true" /> Livros
      </Link>
      {data && (
        <>
          <Rosto rascunho={data} />
          <Corpo rascunho={data} renderCapitulo={renderCapitulo} />
        </>
      )}
      {!data && !error && <Loading label="Carregando o rascunho" />}
      {!data && error && <Ausente error={error} onRetry={() => void refetch()} />}
    </>
  )
}

function Rosto({ rascunho: { titulo, tipo, livro, arquivo, estado } }: { rascunho: RascunhoCompleto }) {
  return (
    <header className="mesa-rosto rosto-do-livro">
      <p className="caps faint">
        {estado === 'publicado' ? 'Publicado' : `Rascunho de ${tipo === 'artigo' ? 'artigo' : 'EPUB'}`}
      </p>
      <h1 className="h1 titulo-do-rascunho">{titulo}</h1>
      {livro && estado !== 'publicado' && (
        <p className="lead">
          Nova edição de{' '}
          <Link className="link" to={paths.editora(`livros/${livro.id}`)}>
            {livro.titulo}
          </Link>
          {livro.situacao === 'retirado' && ', que está fora do catálogo'}.
        </p>
      )}
      {arquivo && (
        <p className="small faint">
          <code>{arquivo.nome}</code>
        </p>
      )}
    </header>
  )
}

function Corpo({
  rascunho,
  renderCapitulo,
}: Omit<RascunhoDaEditoraProps, 'id'> & { rascunho: RascunhoCompleto }) {
  const { estado, tipo } = rascunho
  if (estado === 'publicado') return <RascunhoPublicado rascunho={rascunho} />
  if (estado === 'publicando')
    return <Carregando texto="Publicando. O texto e o índice da busca são escritos agora." />
  if (estado === 'interrompido') return <LeituraInterrompida rascunho={rascunho} />
  if (tipo === 'artigo') return <RascunhoDeArtigo rascunho={rascunho} renderCapitulo={renderCapitulo} />
  switch (estado) {
    case 'recebendo':
      return <EnvioDoArquivo rascunho={rascunho} />
    case 'lendo':
      return <Carregando texto="O arquivo chegou inteiro, e está sendo lido." />
    case 'recusado':
      return <LeituraRecusada rascunho={rascunho} />
    case 'pronto':
      return <RascunhoLido rascunho={rascunho} renderCapitulo={renderCapitulo} />
  }
}

function Ausente({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422)
  if (!isMissing) {
    return (
      <EstadoErro
        message={failureSentence(error, 'Não foi possível carregar o rascunho')}
        onRetry={onRetry}
      />
    )
  }
  return (
    <>
      <h1 className="h1">Rascunho não encontrado</h1>
      <EstadoVazio>Este rascunho não existe, foi jogado fora ou já foi publicado.</EstadoVazio>
    </>
  )
}
