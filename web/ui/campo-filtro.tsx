import { Search } from 'lucide-react'

interface CampoFiltroProps {
  /** Label and placeholder: 'Filtrar por título'. */
  readonly rotulo: string
  readonly filtro: string
  readonly onChange: (filtro: string) => void
  /** Says how many rows are shown: '33 capítulos'; empty when none is. */
  readonly total: string
  /** Places the field and the count in their page. */
  readonly className: string
}

/** The filter of a list, which works as one types, and how many rows it leaves. */
export function CampoFiltro({ rotulo, filtro, onChange, total, className }: CampoFiltroProps) {
  return (
    <div className={className}>
      <label className="field">
        <span className="sr">{rotulo}</span>
        <Search className="i" />
        <input
          className="input"
          type="search"
          placeholder={rotulo}
          autoComplete="off"
          value={filtro}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <p className="small faint" role="status">
        {total || <span className="sr">Nenhum resultado encontrado.</span>}
      </p>
    </div>
  )
}
