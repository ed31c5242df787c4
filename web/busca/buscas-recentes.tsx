import { History } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { clearBuscas, readBuscas } from '../platform/buscas-recentes.ts'
import { readLeitor } from '../platform/leitor.ts'

/** What the reader looked for last on this device. */
export function BuscasRecentes() {
  const [email] = useState(() => readLeitor()?.email ?? '')
  const [buscas, setBuscas] = useState(() => readBuscas(email))
  const [isCleared, setIsCleared] = useState(false)
  const limpas = useRef<HTMLParagraphElement>(null)
  const id = useId()

  function handleClear() {
    clearBuscas(email)
    setBuscas([])
    setIsCleared(true)
    // The button goes with the list.
    limpas.current?.focus()
  }
  return (
    <>
      {buscas.length > 0 && (
        <section className="buscas-recentes" aria-labelledby={id}>
          <header>
            <h2 className="caps" id={id}>
              Buscas recentes
            </h2>
            <button type="button" className="link" onClick={handleClear}>
              Limpar<span className="sr"> as buscas recentes</span>
            </button>
          </header>
          <ul>
            {buscas.map((busca) => (
              <li key={busca}>
                <Link className="busca-recente" to={paths.busca(busca)}>
                  <History className="i" aria-hidden="true" /> {busca}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="small faint" role="status" ref={limpas} tabIndex={-1}>
        {isCleared && 'As buscas recentes foram apagadas deste aparelho.'}
      </p>
    </>
  )
}
