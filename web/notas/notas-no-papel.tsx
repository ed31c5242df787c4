import { nomeDaAncora } from '#contract/lugar.ts'
import type { Nota } from '#contract/notas.ts'
import { formatDia } from '../platform/format-dia.ts'
import { tituloOf } from './texto-da-nota.ts'

interface NotasNoPapelProps {
  readonly notas: readonly Nota[]
  /** Symbol of the standard: 'CFW'. */
  readonly sigla: string
}

/** The reader's notes on a printed page, whole. */
export function NotasNoPapel({ notas, sigla }: NotasNoPapelProps) {
  if (notas.length === 0) return null
  return (
    <section className="no-papel">
      <h2>Suas notas</h2>
      {notas.map((nota) => (
        <div key={nota.id}>
          <h3 dir="auto">{tituloOf(nota)}</h3>
          <p className="data">
            {[nomeDaAncora(sigla, nota.ancora), formatDia(nota.data_criacao)].filter(Boolean).join(' · ')}
          </p>
          <p className="texto-da-nota" dir="auto">
            {nota.anotacao}
          </p>
        </div>
      ))}
    </section>
  )
}
