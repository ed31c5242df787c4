import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { FotoAberta } from './open-foto.ts'
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

/** A press, as it began. */
interface Arrasto {
  readonly x: number
  readonly y: number
  readonly recorte: Recorte
  /** False once the pointer has come away from there. */
  isClick: boolean
}

/** The square over the photo, which is dragged under it; a click brings a point to the middle, the keys do everything. */
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
    arrasto.current = { x: event.clientX, y: event.clientY, recorte, isClick: true }
  }

  // From where the drag began: the pointer may move several times before the square is drawn again.
  function handlePointerMove(event: PointerEvent) {
    const inicio = arrasto.current
    if (!inicio) return
    const [dx, dy] = [event.clientX - inicio.x, event.clientY - inicio.y]
    if (Math.hypot(dx, dy) >= CLIQUE) inicio.isClick = false
    // The photo follows the pointer, so the square goes the other way.
    const escala = inicio.recorte.lado / event.currentTarget.getBoundingClientRect().width
    onChange(moveRecorte(inicio.recorte, -dx * escala, -dy * escala, foto))
  }

  function handlePointerUp(event: PointerEvent) {
    const inicio = arrasto.current
    arrasto.current = null
    if (!inicio?.isClick) return
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const { lado } = inicio.recorte
    const toPhoto = (pixels: number) => (pixels * lado) / width - lado / 2
    onChange(moveRecorte(inicio.recorte, toPhoto(event.clientX - left), toPhoto(event.clientY - top), foto))
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
