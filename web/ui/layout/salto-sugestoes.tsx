import { CornerDownLeft } from 'lucide-react'
import type { Sugestao } from '../../biblia/salto/interpret-salto.ts'

interface SaltoSugestoesProps {
  /** Of the box; those of the list and its options begin with it. */
  readonly id: string
  readonly sugestoes: readonly Sugestao[]
  /** Index of the suggestion that Enter opens; -1 when there is none. */
  readonly ativa: number
  /** What is being waited for or what went wrong; null when all is well. */
  readonly estado: string | null
  readonly isErro: boolean
  readonly onRetry: (() => void) | undefined
  readonly onOpen: (sugestao: Sugestao) => void
}

/** What the typed reference may mean, and what is wrong with it. */
export function SaltoSugestoes(props: SaltoSugestoesProps) {
  const { id, sugestoes, ativa, estado, isErro, onRetry, onOpen } = props
  return (
    <>
      <div className="salto-estado" id={`${id}-estado`} role="status">
        {estado ? (
          <p className={isErro ? 'rubrica-erro' : undefined}>{estado}</p>
        ) : (
          sugestoes.length > 1 && <p className="sr">{sugestoes.length} sugestões.</p>
        )}
        {!estado && sugestoes.length === 0 && (
          <p>Por exemplo: Jo 3.16, Salmo 23, 1 Coríntios 13.4–7, CFW 8, CMW 97.</p>
        )}
        {onRetry && (
          <button type="button" className="btn btn-2 btn-sm" onClick={onRetry}>
            Tentar de novo
          </button>
        )}
      </div>
      <div className="salto-lista" id={`${id}-lista`} role="listbox" aria-label="Sugestões">
        {sugestoes.map((sugestao, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          <div
            key={sugestao.to}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === ativa}
            onClick={() => onOpen(sugestao)}
          >
            <span>{sugestao.rotulo}</span>
            <small>{sugestao.detalhe}</small>
            <CornerDownLeft className="i" aria-hidden="true" />
          </div>
        ))}
      </div>
    </>
  )
}
