import { Search } from 'lucide-react'

interface FiltroDeTemasProps {
  readonly filtro: string
  readonly onChange: (filtro: string) => void
  /** Says how many themes are shown; empty when none is. */
  readonly total: string
}

/** The filter of the themes, which works as one types, and how many it leaves. */
export function FiltroDeTemas({ filtro, onChange, total }: FiltroDeTemasProps) {
  return (
    <div className="temas-filtro">
      <label className="field">
        <span className="sr">Filtrar por tema</span>
        <Search className="i" />
        <input
          className="input"
          type="search"
          placeholder="Filtrar por tema"
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
