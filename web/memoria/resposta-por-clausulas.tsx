import { useMemo, useState } from 'react'
import { useTeclas } from '../ui/use-teclas.ts'
import { cutClausulas } from './cut-clausulas.ts'

interface RespostaPorClausulasProps {
  readonly resposta: string
  /** All of it is shown. */
  readonly onDita: () => void
}

/** The answer, clause by clause; each is read out as it comes. */
export function RespostaPorClausulas({ resposta, onDita }: RespostaPorClausulasProps) {
  const clausulas = useMemo(() => cutClausulas(resposta), [resposta])
  const [ditas, setDitas] = useState(0)
  const isToda = ditas >= clausulas.length
  const show = (count: number) => {
    if (isToda) return
    setDitas(count)
    if (count >= clausulas.length) onDita()
  }
  useTeclas({ ' ': () => show(ditas + 1) })
  return (
    <>
      <div className="memoria-resposta" role="log" aria-label="Resposta">
        {clausulas.slice(0, ditas).map((clausula, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places in an answer that does not change.
          <span key={index}>{clausula}</span>
        ))}
      </div>
      {!isToda && (
        <div className="memoria-acoes">
          <button type="button" className="btn btn-1 btn-lg" onClick={() => show(ditas + 1)}>
            {ditas === 0 ? 'Mostrar o começo' : 'Mostrar mais'}
          </button>
          <button type="button" className="btn btn-2 btn-lg" onClick={() => show(clausulas.length)}>
            Mostrar tudo
          </button>
        </div>
      )}
    </>
  )
}
