import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsNavigating } from '../platform/router/use-is-navigating.ts'
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
  const [due, setDue] = useState<string | null>(null)
  const isNavigating = useIsNavigating()
  const ask = useEffectEvent((next: string) => {
    setDue(null)
    setAsked(next)
    onSearch(next)
  })
  useEffect(() => {
    // A page that is on its way would be overtaken; when it comes this one is gone, or shows another filter.
    if (due !== null && !isNavigating) ask(due)
  }, [due, isNavigating])

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
    setDue(null)
    timer.current = setTimeout(() => setDue(next.trim()), DEBOUNCE_MS)
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
