import { useQuery } from '@tanstack/react-query'
import { Banda } from '../ui/banda.tsx'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { CategoriaLink } from './categoria-link.tsx'
import { areasAleatoriasQuery } from './queries.ts'

/** The band 'Categorias': up to six at random, with how many ebooks each has. */
export function CategoriasAoAcaso() {
  const { data, isError, refetch } = useQuery(areasAleatoriasQuery())
  return (
    <Banda titulo="Categorias" isBusy={!data && !isError}>
      {!data && isError && <EstadoErro message="Erro ao carregar dados" onRetry={() => void refetch()} />}
      {!data && !isError && <Loading label="Carregando: Categorias" />}
      {data?.length === 0 && <EstadoVazio>As categorias dos ebooks aparecerão aqui.</EstadoVazio>}
      <ul className="cats">
        {data?.map(({ area_tematica: area, quantidade_ebooks }) => (
          <li key={area.id}>
            <CategoriaLink categoriaId={area.id}>
              <span>{area.descricao}</span>{' '}
              <small>
                {quantidade_ebooks}
                <span className="sr">{quantidade_ebooks === 1 ? ' ebook' : ' ebooks'}</span>
              </small>
            </CategoriaLink>
          </li>
        ))}
      </ul>
    </Banda>
  )
}
