import { useEffect, useId, useRef, useState } from 'react'
import { useTeclas } from '../ui/use-teclas.ts'
import { AVALIACOES, computeIntervalos, type EstadoDoCartao, type NotaDoCartao } from './estado-do-cartao.ts'
import { formatIntervalo } from './format-intervalo.ts'

const NOMES: Readonly<Record<NotaDoCartao, string>> = { 1: 'De novo', 2: 'Difícil', 3: 'Bom', 4: 'Fácil' }

interface AvaliacaoDoCartaoProps {
  readonly estado: EstadoDoCartao | null
  readonly onAvaliar: (nota: NotaDoCartao) => void
}

/** Four grades, each with when the card then comes again. The group has the focus, so that a key too many grades nothing. */
export function AvaliacaoDoCartao({ estado, onAvaliar }: AvaliacaoDoCartaoProps) {
  const [intervalos] = useState(() => computeIntervalos(estado, Date.now()))
  const group = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => group.current?.focus(), [])
  useTeclas(Object.fromEntries(AVALIACOES.map((nota) => [String(nota), () => onAvaliar(nota)])))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around its buttons.
    <div className="memoria-avaliacao" role="group" aria-labelledby={id} ref={group} tabIndex={-1}>
      <p className="label" id={id}>
        Como foi?
      </p>
      <div className="memoria-notas">
        {AVALIACOES.map((nota) => (
          <button key={nota} type="button" className="btn btn-2" onClick={() => onAvaliar(nota)}>
            <span>
              <span className="tecla" aria-hidden="true">
                {nota}
              </span>{' '}
              {NOMES[nota]}
            </span>{' '}
            <span className="small faint">em {formatIntervalo(intervalos[nota - 1] ?? 0)}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
