import { formatLacuna } from './lacunas.ts'
import type { Intervalo } from './passagem.ts'

/** Stands in a text where verses are left out. */
export function Lacuna({ lacuna, capitulo }: { lacuna: Intervalo; capitulo: number }) {
  return (
    <>
      {lacuna.from === 1 && (
        <span className="numeral" aria-hidden="true">
          {capitulo}
        </span>
      )}
      <span className="lacuna" role="img" aria-label={formatLacuna(lacuna)}>
        […]
      </span>{' '}
    </>
  )
}
