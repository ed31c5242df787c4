import { CircleAlert, Search } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { MAX_BUSCA } from '#contract/busca.ts'
import { checkBusca } from './pedido.ts'

interface CampoDeBuscaProps {
  /** What the page shows. */
  readonly q: string
  readonly onSearch: (q: string) => void
}

/** The field of the search. A text that cannot be looked for stays in it, with the reason below. */
export function CampoDeBusca({ q, onSearch }: CampoDeBuscaProps) {
  const campo = useRef<HTMLInputElement>(null)
  const id = useId()
  const [texto, setTexto] = useState(q)
  const [shown, setShown] = useState(q)
  const [erro, setErro] = useState<string | null>(null)

  // A link, or Back, led to another search.
  if (q !== shown) {
    setShown(q)
    setTexto(q)
    setErro(null)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const found = checkBusca(texto.trim())
    setErro(found)
    if (found === null) onSearch(texto.trim())
    else campo.current?.focus()
  }
  return (
    <search>
      <form className="campo-de-busca" onSubmit={handleSubmit} noValidate>
        <label className="label" htmlFor={id}>
          Buscar em toda a biblioteca
        </label>
        <span className="field">
          <Search className="i" aria-hidden="true" />
          <input
            ref={campo}
            className={erro ? 'input bad' : 'input'}
            id={id}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_BUSCA}
            aria-invalid={erro ? true : undefined}
            aria-describedby={erro ? `${id}-erro` : undefined}
            value={texto}
            onChange={(event) => {
              setTexto(event.target.value)
              setErro(null)
            }}
          />
        </span>
        <button type="submit" className="btn btn-1">
          Buscar
        </button>
        {erro && (
          <p className="er" id={`${id}-erro`} role="alert">
            <CircleAlert className="i" aria-hidden="true" /> {erro}
          </p>
        )}
      </form>
    </search>
  )
}
