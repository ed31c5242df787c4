import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { FotoAberta } from './abrir-foto.ts'
import { moveRecorte, type Recorte, recorteOfKey } from './recorte.ts'
import { RecorteCanvas } from './recorte-canvas.tsx'

/** A press that moves less than this, in pixels of the screen, is a click. */
const CLIQUE = 4

interface RecorteAreaProps {
  readonly foto: FotoAberta
  readonly recorte: Recorte
  readonly onChange: (recorte: Recorte) => void
  /** Id of the text that says how it is used. */
  readonly describedBy: string
}

interface Arrasto {
  readonly x: number
  readonly y: number
  /** How far the pointer has come since it went down. */
  readonly distancia: number
}

/**
 * The square over the photo. The photo is dragged under it; without dragging, a click brings a point to the
 * middle and the keys do everything.
 */
export function RecorteArea({ foto, recorte, onChange, describedBy }: RecorteAreaProps) {
  const arrasto = useRef<Arrasto | null>(null)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const changed = recorteOfKey(recorte, event, foto)
    if (!changed) return
    event.preventDefault()
    onChange(changed)
  }

  function handlePointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    arrasto.current = { x: event.clientX, y: event.clientY, distancia: 0 }
  }

  function handlePointerMove(event: PointerEvent) {
    const antes = arrasto.current
    if (!antes) return
    const [dx, dy] = [event.clientX - antes.x, event.clientY - antes.y]
    const distancia = antes.distancia + Math.hypot(dx, dy)
    arrasto.current = { x: event.clientX, y: event.clientY, distancia }
    // The photo follows the pointer, so the square goes the other way.
    const escala = recorte.lado / event.currentTarget.getBoundingClientRect().width
    onChange(moveRecorte(recorte, -dx * escala, -dy * escala, foto))
  }

  function handlePointerUp(event: PointerEvent) {
    const isClick = arrasto.current !== null && arrasto.current.distancia < CLIQUE
    arrasto.current = null
    if (!isClick) return
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const escala = recorte.lado / width
    const meio = recorte.lado / 2
    const [dx, dy] = [(event.clientX - left) * escala - meio, (event.clientY - top) * escala - meio]
    onChange(moveRecorte(recorte, dx, dy, foto))
  }

  return (
    <div
      className="recorte-area"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move the square are its own
      tabIndex={0}
      aria-label="Recorte da foto"
      aria-describedby={describedBy}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={() => {
        arrasto.current = null
      }}
    >
      <RecorteCanvas foto={foto} recorte={recorte} pixels={640} className="recorte-foto" />
    </div>
  )
}
