import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { useLembrado } from '../ui/use-lembrado.ts'

const Prova = z.object({ referencia: z.string(), capitulo: z.number() })
/** A reference, and the chapter of it that is read. */
export type Prova = z.infer<typeof Prova>

/** Which reference of a dialog is being read in its chapter. */
export interface ProvaLida {
  /** Null while the list is shown. */
  readonly prova: Prova | null
  readonly tituloRef: RefObject<HTMLHeadingElement | null>
  readonly open: (prova: Prova, trigger: HTMLElement) => void
  /** Back to the list, where it was left. */
  readonly close: () => void
  /** The dialog has closed. */
  readonly forget: () => void
}

/** What is read in its chapter, found again by who comes back to the open dialog. */
export function useProvaLida(): ProvaLida {
  const [prova, setProva] = useLembrado('prova-no-capitulo', z.nullable(Prova), null)
  const tituloRef = useRef<HTMLHeadingElement>(null)
  const scrolled = useRef<number>(undefined)
  return {
    prova,
    tituloRef,
    open: (aberta, trigger) => {
      scrolled.current = trigger.closest('dialog')?.scrollTop
      flushSync(() => setProva(aberta))
      tituloRef.current?.focus({ preventScroll: true })
    },
    close: () => {
      const dialog = tituloRef.current?.closest('dialog')
      flushSync(() => setProva(null))
      const trigger =
        prova && dialog?.querySelector<HTMLElement>(`[data-prova="${CSS.escape(keyOf(prova))}"]`)
      if (dialog && scrolled.current !== undefined) dialog.scrollTop = scrolled.current
      trigger?.focus({ preventScroll: scrolled.current !== undefined })
    },
    forget: () => setProva(null),
  }
}

/** Tells the references of a dialog, and their chapters, apart. */
export function keyOf({ referencia, capitulo }: Prova): string {
  return `${referencia} ${capitulo}`
}
