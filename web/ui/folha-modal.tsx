import '../styles/dialogo.css'
import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useModal } from './use-modal.ts'

/** The page behind a dialog stops scrolling; where its scroll bar took room, the room stays. @returns puts things back */
function keepGutter(): () => void {
  const { style, clientWidth } = document.documentElement
  style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : 'auto'
  return () => {
    style.scrollbarGutter = ''
  }
}

interface FolhaModalProps {
  readonly titulo: string
  /** Called once when the dialog has closed, whatever closed it. */
  readonly onClose: () => void
  /** What has the focus when it opens, if not the close button. */
  readonly focusRef?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/**
 * A sheet over the page (a bottom sheet below 640 px): the browser's own modal dialog, which keeps the focus
 * inside, makes the page inert and closes on Esc. It opens when it is rendered, with the focus on its close
 * button unless told otherwise; a click beside it closes it.
 */
export function FolhaModal({ titulo, onClose, focusRef, children }: FolhaModalProps) {
  const { ref, events, close } = useModal(onClose)
  // Of the moment of opening: what is shown in it may change.
  const [first] = useState(focusRef)
  const closeButton = useRef<HTMLButtonElement>(null)
  const pressedBeside = useRef(false)
  const tituloId = useId()

  useEffect(() => {
    const restoreGutter = keepGutter()
    const target = first?.current ?? closeButton.current
    target?.focus()
    return restoreGutter
  }, [first])

  const isBeside = (event: { target: EventTarget }) => event.target === ref.current
  // Text selected from inside out ends beside the sheet: only a press that also began there closes it.
  const handlePointerDown = (event: PointerEvent) => {
    pressedBeside.current = isBeside(event)
  }
  const handlePointerUp = (event: PointerEvent) => {
    if (pressedBeside.current && isBeside(event)) close()
  }

  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={tituloId}
      {...events}
      onPointerDown={handlePointerDown}
      onPointerUp={handlePointerUp}
    >
      <div className="folha">
        <header>
          <h2 className="caps" id={tituloId}>
            {titulo}
          </h2>
          <button ref={closeButton} type="button" className="icon-btn" aria-label="Fechar" onClick={close}>
            <X className="i" />
          </button>
        </header>
        <div className="in">{children}</div>
      </div>
    </dialog>
  )
}
