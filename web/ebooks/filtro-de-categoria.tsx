import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { areasQuery } from './queries.ts'

interface FiltroDeCategoriaProps {
  /** Null for all. */
  readonly categoriaId: number | null
  readonly onChange: (categoriaId: number | null) => void
}

/** The category filter of the dashboard. */
export function FiltroDeCategoria({ categoriaId, onChange }: FiltroDeCategoriaProps) {
  const { data: areas = [], isError, refetch } = useQuery(areasQuery())
  const id = useId()
  return (
    <div className="select">
      <label className="sr" htmlFor={id}>
        Categoria
      </label>
      <select
        className="input"
        id={id}
        value={categoriaId ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        // Without its entries the filter is of no use: the next try to use it fetches them.
        onFocus={() => isError && void refetch()}
      >
        <option value="">Todas as categorias</option>
        {areas.map((area) => (
          <option key={area.id} value={area.id}>
            {area.descricao}
          </option>
        ))}
      </select>
      <ChevronDown className="i" aria-hidden="true" />
    </div>
  )
}
