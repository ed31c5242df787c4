import { useEffect, useRef } from 'react'
import { formatQuantidade } from '../platform/quantidade.ts'

interface FimDaSessaoProps {
  readonly feitas: number
  readonly onEnd: () => void
  /** There is more for who wants it. */
  readonly onContinue?: () => void
}

/** The day is done, or ten minutes are over. */
export function FimDaSessao({ feitas, onEnd, onContinue }: FimDaSessaoProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="memoria-fim">
      <h1 className="h1" ref={heading} tabIndex={-1}>
        {onContinue ? 'Dez minutos.' : 'Por hoje é só.'}
      </h1>
      <p className="lead">
        {feitas > 0 && `Você reviu ${formatQuantidade(feitas, 'cartão', 'cartões')}. `}
        {onContinue
          ? 'É um bom tanto para um dia; o resto espera até amanhã.'
          : 'O que falta volta no seu dia.'}
      </p>
      <div className="acoes">
        <button type="button" className="btn btn-1" onClick={onEnd}>
          Terminar por hoje
        </button>
        {onContinue && (
          <button type="button" className="btn btn-2" onClick={onContinue}>
            Continuar mais um pouco
          </button>
        )}
      </div>
    </div>
  )
}
