import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { ancoraDaPagina } from './ancoras.ts'
import type { Unidade } from './unidades.ts'

interface TextoSumarioProps {
  readonly unidade: Unidade
  readonly paginas: readonly PaginaDoTexto[]
}

/** The table of contents. Plain anchors: the browser scrolls to them and a printed file keeps them as links. */
export function TextoSumario({ unidade, paginas }: TextoSumarioProps) {
  return (
    <nav className="leaf sumario" aria-labelledby="sumario">
      <h2 className="h2" id="sumario">
        Sumário
      </h2>
      <ol>
        {paginas.map(({ numero, titulo }) => (
          <li key={numero}>
            <a href={`#${ancoraDaPagina(unidade, numero)}`}>
              <span className="n">{numero}</span>
              {titulo}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
