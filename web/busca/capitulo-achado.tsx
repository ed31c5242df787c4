import { Link } from 'react-router'
import { formatLugar } from '#contract/lugar.ts'
import { type AchadoNosPadroes, isTituloDaPagina } from './join-by-pagina.ts'
import { keyOf, pathOf, toLugar } from './lugar.ts'
import { TrechoAchado } from './trecho.tsx'

interface CapituloAchadoProps {
  /** Hits in one chapter, at least one. */
  readonly resultados: readonly [AchadoNosPadroes, ...AchadoNosPadroes[]]
  /** Place of the first of them among all hits. */
  readonly ordem: number
}

/** A chapter, and the sections of it in which there are hits. */
export function CapituloAchado({ resultados, ordem }: CapituloAchadoProps) {
  const [first] = resultados
  const titulo = resultados.find(isTituloDaPagina)
  const lugares = resultados.filter((resultado) => resultado !== titulo)
  return (
    <li className="capitulo-da-busca">
      <div className="achado-da-busca" data-ordem={titulo && ordem}>
        <h3>
          <Link to={pathOf(first)}>
            <TrechoAchado trecho={titulo?.titulo ?? first.titulo} />
          </Link>
        </h3>
        <p className="onde">
          {formatLugar(first.simbolo, first.numero)} · {first.contexto}
        </p>
      </div>
      {lugares.length > 0 && (
        <ol>
          {lugares.map((lugar, index) => (
            <li key={keyOf(lugar)} className="achado-da-busca" data-ordem={ordem + index + (titulo ? 1 : 0)}>
              <h4>
                <Link to={toLugar(lugar) ?? pathOf(lugar)}>
                  {formatLugar(lugar.simbolo, lugar.numero, lugar.secao)}
                </Link>
              </h4>
              <p className="trecho" dir="auto">
                <TrechoAchado trecho={lugar.trecho} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}
