import { Copy, X } from 'lucide-react'

interface BarraDeMarcadosProps {
  /** 'João 3.16–18'. */
  readonly referencia: string
  readonly onCopy: () => void
  readonly onClear: () => void
}

/** What can be done with the marked verses; it stays in sight while their chapter is. */
export function BarraDeMarcados({ referencia, onCopy, onClear }: BarraDeMarcadosProps) {
  return (
    <section className="marcados" aria-label="Versículos marcados">
      <p aria-live="polite">{referencia}</p>
      <div>
        <button type="button" className="btn btn-sm" onClick={onCopy}>
          <Copy className="i" aria-hidden="true" /> Copiar
        </button>
        <button type="button" className="btn btn-sm" onClick={onClear}>
          <X className="i" aria-hidden="true" /> Limpar
        </button>
      </div>
    </section>
  )
}
