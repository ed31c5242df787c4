import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { descreverParada } from './descrever-parada.ts'
import { obraOf, readParadas } from './paradas-do-aparelho.ts'
import { paradasQuery } from './queries.ts'

/** The latest, and so many others. */
const MAX_OUTRAS = 3

/** Where the reader stopped, on any device: the latest place, and under it other works. Nothing on a first visit. */
export function OndeVoceParou() {
  // What the device knows is shown at once; an answer of the account changes that, and draws this again.
  useQuery({ ...paradasQuery(), notifyOnChangeProps: ['dataUpdatedAt'] })
  const [ultima, ...outras] = readParadas()
  if (!ultima) return null
  const { titulo, lugar, obra, path } = descreverParada(ultima)
  return (
    <div className="resume">
      <Link className="ultima" to={path}>
        <span className="caps caps-sm rubric">Onde você parou</span>
        <span className="h3">{titulo}</span>
        <span className="small faint">{obra ? `${lugar} · ${obra}` : lugar}</span>
        <span className="link">
          Continuar <ArrowRight className="i" />
        </span>
      </Link>
      {outras.length > 0 && (
        <ul aria-label="Onde você parou em outras obras">
          {outras.slice(0, MAX_OUTRAS).map((outra) => {
            const descricao = descreverParada(outra)
            return (
              <li key={obraOf(outra)}>
                <Link className="outra" to={descricao.path}>
                  <span className="t">{descricao.titulo}</span>
                  <span className="small faint">{descricao.lugar}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
