import '../../styles/page-turn.css'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { CapituloResumo } from '#contract/ebook-texto.ts'
import { onIntent } from '../../ui/intent.ts'

interface VizinhosProps {
  readonly anterior: CapituloResumo | undefined
  readonly proximo: CapituloResumo | undefined
  readonly onAbrir: (capituloId: number) => void
  readonly onIntencao: (capituloId: number) => void
}

/** The foot of a chapter: the one before and the one after. */
export function Vizinhos({ anterior, proximo, onAbrir, onIntencao }: VizinhosProps) {
  return (
    <nav className="turn" aria-label="Capítulo anterior e próximo">
      {anterior ? (
        <button
          type="button"
          onClick={() => onAbrir(anterior.id)}
          {...onIntent(() => onIntencao(anterior.id))}
        >
          <small>
            <ArrowLeft className="i" /> Capítulo Anterior
          </small>
          <span>{anterior.titulo}</span>
        </button>
      ) : (
        <span />
      )}
      <span className="mid" />
      {proximo ? (
        <button
          type="button"
          className="next"
          onClick={() => onAbrir(proximo.id)}
          {...onIntent(() => onIntencao(proximo.id))}
        >
          <small>
            Próximo Capítulo <ArrowRight className="i" />
          </small>
          <span>{proximo.titulo}</span>
        </button>
      ) : (
        <span />
      )}
    </nav>
  )
}
