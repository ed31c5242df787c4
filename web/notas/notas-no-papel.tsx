import type { Nota } from '#contract/notas.ts'
import { formatData, tituloOf } from './texto-da-nota.ts'

/** The reader's notes on a printed page, whole. */
export function NotasNoPapel({ notas }: { notas: readonly Nota[] }) {
  if (notas.length === 0) return null
  return (
    <section className="no-papel">
      <h2>Suas notas</h2>
      {notas.map((nota) => (
        <div key={nota.id}>
          <h3 dir="auto">{tituloOf(nota)}</h3>
          <p className="data">{formatData(nota.data_criacao)}</p>
          <p className="texto-da-nota" dir="auto">
            {nota.anotacao}
          </p>
        </div>
      ))}
    </section>
  )
}
