import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Banda } from '../ui/banda.tsx'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { CategoriaLink } from './categoria-link.tsx'
import { formatEbooks } from './format-ebooks.ts'
import { GradeDeEbooks } from './grade-de-ebooks.tsx'
import { categoriaQuery, ebooksDaCategoriaQuery } from './queries.ts'

/** The ebooks of the category that the dashboard is filtered by. */
export function EbooksDaCategoria({ id }: { id: number }) {
  const { data: categoria } = useQuery(categoriaQuery(id))
  const { data: ebooks, isError, refetch } = useQuery(ebooksDaCategoriaQuery(id))
  const titulo = categoria?.descricao ?? 'Categoria'
  return (
    <Banda
      titulo={titulo}
      isBusy={!ebooks && !isError}
      atos={
        <CategoriaLink categoriaId={id} className="link">
          Ver a categoria <ArrowRight className="i" aria-hidden="true" />
        </CategoriaLink>
      }
    >
      <p className="sr" role="status">
        {ebooks && (formatEbooks(ebooks.length) || 'Nenhum resultado encontrado.')}
      </p>
      {!ebooks && isError && <EstadoErro message="Erro ao carregar dados" onRetry={() => void refetch()} />}
      {!ebooks && !isError && <Loading />}
      {ebooks?.length === 0 && <EstadoVazio>Nenhum resultado encontrado.</EstadoVazio>}
      {ebooks && <GradeDeEbooks ebooks={ebooks} label={titulo} />}
    </Banda>
  )
}
