import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MAX_BUSCA_DE_NOTAS } from './filtro.ts'

/** The list follows this many ms after the last letter. */
const DEBOUNCE_MS = 300

interface BuscaDeNotasProps {
  /** What the list shows. */
  readonly busca: string
  readonly onSearch: (busca: string) => void
  readonly rotulo?: string
}

/** The field that searches the notes as one types. */
export function BuscaDeNotas({ busca, onSearch, rotulo = 'Buscar nas notas' }: BuscaDeNotasProps) {
  const [texto, setTexto] = useState(busca)
  const [asked, setAsked] = useState(busca)
  const [shown, setShown] = useState(busca)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // A link led to another search. Our own arrives late, when the reader may have typed on.
  if (busca !== shown) {
    setShown(busca)
    if (busca !== asked) {
      setAsked(busca)
      setTexto(busca)
    }
  }

  function handleChange(next: string) {
    setTexto(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setAsked(next.trim())
      onSearch(next.trim())
    }, DEBOUNCE_MS)
  }
  return (
    <label className="field">
      <span className="sr">{rotulo}</span>
      <Search className="i" aria-hidden="true" />
      <input
        className="input"
        type="search"
        placeholder={rotulo}
        autoComplete="off"
        maxLength={MAX_BUSCA_DE_NOTAS}
        value={texto}
        onChange={(event) => handleChange(event.target.value)}
      />
    </label>
  )
}
