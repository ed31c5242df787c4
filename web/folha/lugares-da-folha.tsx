import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatLugarDaFolha, type LugarDaFolha } from '../ui/impressao/lugar-da-folha.ts'
import { AcrescentarLugar } from './acrescentar-lugar.tsx'
import { moveLugar } from './move-lugar.ts'

interface LugaresDaFolhaProps {
  readonly lugares: readonly LugarDaFolha[]
  /** 'CFW 8.1–3' */
  readonly citar: (lugar: LugarDaFolha) => string
  readonly onChange: (lugares: readonly LugarDaFolha[]) => void
  /** @returns why not, as a sentence; null when they were put at the end */
  readonly onAdd: (lugares: readonly LugarDaFolha[]) => string | null
}

/** What the handout holds: in another order, without one of them, with others. The keyboard keeps its place. */
export function LugaresDaFolha({ lugares, citar, onChange, onAdd }: LugaresDaFolhaProps) {
  const lista = useRef<HTMLOListElement>(null)
  const campo = useRef<HTMLDivElement>(null)
  const [dito, setDito] = useState('')

  function handleMove(index: number, passo: 1 | -1) {
    const lugar = lugares[index]
    const destino = index + passo
    if (!lugar || destino < 0 || destino >= lugares.length) return
    flushSync(() => {
      onChange(moveLugar(lugares, index, passo))
      setDito(`${citar(lugar)} agora é o ${destino + 1}º de ${lugares.length}.`)
    })
    focusButton(destino, passo === -1 ? 'subir' : 'descer')
  }
  function handleRemove(index: number) {
    const lugar = lugares[index]
    if (!lugar) return
    flushSync(() => {
      onChange(lugares.filter((outro) => outro !== lugar))
      setDito(`${citar(lugar)} saiu da folha.`)
    })
    focusButton(Math.min(index, lugares.length - 2), 'remover')
  }
  function focusButton(index: number, ato: string) {
    const button = lista.current?.children.item(index)?.querySelector<HTMLElement>(`[data-ato=${ato}]`)
    const field = campo.current?.querySelector('input')
    const target = button ?? field
    target?.focus()
  }
  return (
    <section className="folha-lugares" aria-label="Textos da folha">
      <h2 className="label">Textos</h2>
      {lugares.length > 0 && (
        <ol ref={lista}>
          {lugares.map((lugar, index) => (
            <li key={formatLugarDaFolha(lugar)}>
              <span className="lugar">{citar(lugar)}</span>
              <button
                type="button"
                className="icon-btn"
                data-ato="subir"
                aria-label={`Mover ${citar(lugar)} para cima`}
                aria-disabled={index === 0}
                onClick={() => handleMove(index, -1)}
              >
                <ArrowUp className="i" />
              </button>
              <button
                type="button"
                className="icon-btn"
                data-ato="descer"
                aria-label={`Mover ${citar(lugar)} para baixo`}
                aria-disabled={index === lugares.length - 1}
                onClick={() => handleMove(index, 1)}
              >
                <ArrowDown className="i" />
              </button>
              <button
                type="button"
                className="icon-btn"
                data-ato="remover"
                aria-label={`Remover ${citar(lugar)}`}
                onClick={() => handleRemove(index)}
              >
                <X className="i" />
              </button>
            </li>
          ))}
        </ol>
      )}
      <div ref={campo}>
        <AcrescentarLugar
          onAdd={(novos) => {
            const recusa = onAdd(novos)
            if (recusa === null) setDito(`${novos.map(citar).join(', ')} na folha.`)
            return recusa
          }}
        />
      </div>
      <p className="sr" role="status">
        {dito}
      </p>
    </section>
  )
}
