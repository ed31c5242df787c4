import { Fragment } from 'react'
import type { Versiculo } from '#contract/biblia.ts'
import type { Disposicao } from './disposicao.ts'
import { type Intervalo, splitByPassagem } from './passagem.ts'

interface VersiculosTextoProps {
  readonly capitulo: number
  readonly versiculos: readonly Versiculo[]
  readonly disposicao: Disposicao
  /** Verses that the address marks. */
  readonly passagem: readonly Intervalo[]
}

/** The text of a chapter: the psalm's title, the chapter's numeral as an initial, the numbered verses. */
export function VersiculosTexto({ capitulo, versiculos, disposicao, passagem }: VersiculosTextoProps) {
  const titulo = versiculos[0]?.titulo
  return (
    <section className="sec bib">
      <div className={disposicao === 'linhas' ? 'read versos' : 'read'}>
        {titulo && <p className="titulo-salmo">{titulo}</p>}
        <p className="capitulo">
          <span className="numeral" aria-hidden="true">
            {capitulo}
          </span>
          {splitByPassagem(versiculos, passagem).map(({ marcada, versiculos: corrida }, index) => {
            const versos = <Versos versiculos={corrida} />
            return (
              <Fragment key={corrida[0]?.id}>
                {index > 0 && ' '}
                {marcada ? <mark>{versos}</mark> : versos}
              </Fragment>
            )
          })}
        </p>
      </div>
    </section>
  )
}

function Versos({ versiculos }: { versiculos: readonly Versiculo[] }) {
  return versiculos.map(({ id, numero_versiculo, texto_biblico }, index) => (
    <Fragment key={id}>
      {index > 0 && ' '}
      <span className="v" id={`v${numero_versiculo}`}>
        {/* The chapter's numeral stands in the place of the first number. */}
        <sup className={numero_versiculo === 1 ? 'sr' : undefined}>{numero_versiculo}</sup>
        {texto_biblico}
      </span>
    </Fragment>
  ))
}
