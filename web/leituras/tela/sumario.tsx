import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { CapituloResumo } from '#contract/ebook-texto.ts'

interface SumarioProps {
  readonly sumario: readonly CapituloResumo[]
  readonly atual: number
  readonly onAbrir: (capituloId: number) => void
  readonly onSecao: (capituloId: number, paragrafoId: number) => void
}

/** The contents: chapters, and the sections of those that are unfolded. */
export function SumarioDaTela({ sumario, atual, onAbrir, onSecao }: SumarioProps) {
  const [abertos, setAbertos] = useState<ReadonlySet<number>>(new Set())
  function toggle(id: number) {
    const next = new Set(abertos)
    if (!next.delete(id)) next.add(id)
    setAbertos(next)
  }
  return (
    <ol className="sumario-do-livro">
      {sumario.map((capitulo, index) => {
        const { id, titulo, nivel, secoes } = capitulo
        const isAberto = abertos.has(id)
        return (
          <li key={id} data-nivel={Math.min(nivel, 3)}>
            <div className="linha">
              <button
                type="button"
                className="capitulo"
                aria-current={id === atual ? 'true' : undefined}
                data-foco={id === atual || undefined}
                onClick={() => onAbrir(id)}
              >
                <span className="cn">{index + 1}</span>
                <span>{titulo}</span>
              </button>
              {secoes.length > 0 && (
                <button
                  type="button"
                  className="icon-btn"
                  aria-expanded={isAberto}
                  aria-label={`Seções de ${titulo}`}
                  onClick={() => toggle(id)}
                >
                  <ChevronDown className="i" />
                </button>
              )}
            </div>
            {isAberto && <Secoes capitulo={capitulo} onSecao={onSecao} />}
          </li>
        )
      })}
    </ol>
  )
}

function Secoes({ capitulo, onSecao }: { capitulo: CapituloResumo; onSecao: SumarioProps['onSecao'] }) {
  return (
    <ol className="secoes">
      {capitulo.secoes.map(({ titulo, nivel, paragrafo_id }) => (
        <li key={paragrafo_id} data-nivel={Math.min(nivel, 3)}>
          <button type="button" className="secao-do-livro" onClick={() => onSecao(capitulo.id, paragrafo_id)}>
            {titulo}
          </button>
        </li>
      ))}
    </ol>
  )
}
