import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

interface Modal {
  /** For the `<dialog>`, with `events`. */
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly events: {
    readonly onCancel: (event: SyntheticEvent) => void
    readonly onClose: (event: SyntheticEvent) => void
  }
  readonly close: () => void
}

/**
 * The browser's own modal dialog, which opens when it is rendered and goes when it closes.
 *
 * The browser tells that a dialog has closed in a later task, with the focus long back where it was: a dialog
 * asked for in between would be closed by the end of the last. So it ends at once, by the event that comes before.
 * @param onClose called once when the dialog has closed, whatever closed it; the caller then renders it no more
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const isOver = useRef(false)

  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal()
  }, [])

  function close() {
    if (isOver.current) return
    isOver.current = true
    ref.current?.close()
    flushSync(onClose)
  }
  function handleEnd(event: SyntheticEvent) {
    // A dialog around this one ends by events of the same names.
    event.stopPropagation()
    if (event.target === ref.current) close()
  }
  return { ref, events: { onCancel: handleEnd, onClose: handleEnd }, close }
}

/** Closes the dialog that something stands in, as Esc does. */
export function closeModalOf(element: Element): void {
  element.closest('dialog')?.dispatchEvent(new Event('cancel'))
}
