import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Parte } from '#contract/padrao-texto.ts'
import { useAoLado } from './ao-lado-store.ts'
import type { Referencias } from './use-referencias.ts'

interface MarcadorProps {
  readonly parte: Parte
  readonly referencias: Referencias
  /** The marker in the text is raised and padded; the one in the margin is a plain number. */
  readonly className?: string
}

const PASSOS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * The bracketed number that opens the references of a part. The markers of a section are one stop of the Tab key and
 * the arrows lead from one to the next; those of the margin repeat them and are none. All of them have names.
 */
export function Marcador({ parte, referencias, className }: MarcadorProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isInText = className !== undefined
  const prefetch = () => referencias.prefetch(parte)
  const { isAoLado } = referencias
  const isAtual = useAoLado(({ parteId }) => isAoLado && parteId === parte.id)

  useLayoutEffect(() => {
    const marker = button.current
    if (marker) marker.tabIndex = isInText && markersBeside(marker)[0] === marker ? 0 : -1
  }, [isInText])

  function handleFocus() {
    prefetch()
    const marker = button.current
    if (!marker || !isInText) return
    if (isAoLado) referencias.follow(parte)
    for (const other of markersBeside(marker)) other.tabIndex = other === marker ? 0 : -1
  }
  function handleKey(event: KeyboardEvent<HTMLButtonElement>) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const passo = PASSOS[key]
    if (passo === undefined || !isInText || altKey || ctrlKey || metaKey || shiftKey) return
    const markers = markersBeside(event.currentTarget)
    const next = markers[markers.indexOf(event.currentTarget) + passo]
    // From the first and the last one the page turns, as it does from everywhere else.
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <button
      ref={button}
      type="button"
      className={className}
      data-parte={parte.id}
      aria-haspopup={isAoLado ? undefined : 'dialog'}
      aria-expanded={isAoLado ? undefined : referencias.aberta?.id === parte.id}
      aria-current={isAtual || undefined}
      aria-label={`Referências bíblicas, nota ${parte.marcador}`}
      onClick={(event) => referencias.open(parte, event.currentTarget)}
      onMouseEnter={prefetch}
      onFocus={handleFocus}
      onKeyDown={handleKey}
      onTouchStart={prefetch}
    >
      [{parte.marcador}]
    </button>
  )
}

/** The markers in the text of the section that a marker stands in, itself among them. */
function markersBeside(marker: HTMLButtonElement): HTMLButtonElement[] {
  const secao = marker.closest('.sec')
  return secao ? [...secao.querySelectorAll<HTMLButtonElement>('.read button.ref')] : [marker]
}
