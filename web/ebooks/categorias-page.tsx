import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Categoria } from '#contract/ebooks.ts'
import { parseFiltro } from '../platform/filtro.ts'
import { CampoFiltro } from '../ui/campo-filtro.tsx'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useLembrado } from '../ui/use-lembrado.ts'
import { CategoriaLink } from './categoria-link.tsx'
import { areasQuery } from './queries.ts'

/** /ebooks/categorias: all thematic areas that have ebooks. */
export function CategoriasPage() {
  useTituloPagina('Categorias')
  return (
    <>
      <header className="lista-rosto">
        <h1 className="h1">Categorias</h1>
      </header>
      <Categorias />
    </>
  )
}

function Categorias() {
  const { data, isError, refetch } = useQuery(areasQuery())
  const [filtro, setFiltro] = useLembrado('filtro', z.string(), '')
  if (!data && isError) {
    return <EstadoErro message="Erro ao buscar categorias." onRetry={() => void refetch()} />
  }
  if (!data) return <Loading />
  if (data.length === 0) return <EstadoVazio>As categorias dos ebooks aparecerão aqui.</EstadoVazio>
  const stays = parseFiltro(filtro)
  const visiveis = data.filter(({ descricao }) => stays(descricao, []))
  const total = visiveis.length === 1 ? '1 categoria' : `${visiveis.length} categorias`
  return (
    <>
      <CampoFiltro
        className="lista-filtro"
        rotulo="Filtrar por categoria"
        filtro={filtro}
        onChange={setFiltro}
        total={visiveis.length === 0 ? '' : total}
      />
      {visiveis.length === 0 ? (
        <EstadoVazio>Nenhum resultado encontrado.</EstadoVazio>
      ) : (
        <ul className="cats">
          {visiveis.map((categoria) => (
            <Linha key={categoria.id} categoria={categoria} />
          ))}
        </ul>
      )}
    </>
  )
}

function Linha({
  categoria: { id, descricao, explicacao, quantidade_ebooks: total },
}: {
  categoria: Categoria
}) {
  return (
    <li>
      <CategoriaLink categoriaId={id}>
        <span>
          {descricao} <span className="explicacao">{explicacao}</span>
        </span>{' '}
        <small>
          {total}
          <span className="sr">{total === 1 ? ' ebook' : ' ebooks'}</span>
        </small>
      </CategoriaLink>
    </li>
  )
}
