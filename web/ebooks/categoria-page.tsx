import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { paths } from '../paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseId } from '../platform/parse-id.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { formatEbooks } from './format-ebooks.ts'
import { GradeDeEbooks } from './grade-de-ebooks.tsx'
import { categoriaQuery, ebooksDaCategoriaQuery } from './queries.ts'

/** /ebooks/:categoriaId/ebooks: the ebooks of a category. */
export function CategoriaPage() {
  const id = parseId(useParams().categoriaId)
  return id === null ? <CategoriaInexistente /> : <Categoria key={id} id={id} />
}

function Categoria({ id }: { id: number }) {
  const categoria = useQuery(categoriaQuery(id))
  const titulo = categoria.data?.descricao ?? 'Categoria'
  useTituloPagina(titulo)
  if (categoria.error instanceof ApiError && categoria.error.status === 404) return <CategoriaInexistente />
  // The title of a page is announced: it comes with its category.
  if (categoria.isPending) return <Loading />
  return (
    <>
      <Rosto titulo={titulo}>{categoria.data && <p className="lead">{categoria.data.explicacao}</p>}</Rosto>
      <Ebooks id={id} titulo={titulo} />
    </>
  )
}

function Ebooks({ id, titulo }: { id: number; titulo: string }) {
  const { data, isError, refetch } = useQuery(ebooksDaCategoriaQuery(id))
  if (!data && isError) return <EstadoErro message="Erro ao buscar dados." onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.length === 0) return <EstadoVazio>Nenhum resultado encontrado.</EstadoVazio>
  return (
    <>
      <p className="small faint total">{formatEbooks(data.length)}</p>
      <GradeDeEbooks ebooks={data} label={titulo} />
    </>
  )
}

function Rosto({ titulo, children }: { titulo: string; children?: ReactNode }) {
  return (
    <header className="lista-rosto">
      <p className="crumb">
        <Link className="caps faint" to={paths.categorias()}>
          Categorias
        </Link>
      </p>
      <h1 className="h1">{titulo}</h1>
      {children}
    </header>
  )
}

function CategoriaInexistente() {
  useTituloPagina('Categoria')
  return (
    <>
      <Rosto titulo="Categoria" />
      <EstadoErro message="Categoria não encontrada.">
        <div className="adiante">
          <Link className="link" to={paths.categorias()}>
            Ver as categorias
          </Link>
        </div>
      </EstadoErro>
    </>
  )
}
