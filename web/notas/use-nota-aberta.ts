import { type RefObject, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Nota } from '#contract/notas.ts'
import type { AlvoDaNota } from './nota-em-escrita.ts'

/** The dialog that is open, and for what. */
export type NotaAberta =
  | { readonly acao: 'editar'; readonly alvo: AlvoDaNota }
  | { readonly acao: 'excluir'; readonly nota: Nota }

export interface DialogoDeNota {
  readonly aberta: NotaAberta | null
  /** @param trigger the button, which takes the focus back when the dialog closes */
  readonly open: (aberta: NotaAberta, trigger: HTMLElement) => void
  /** @param isDeleted whether the trigger goes with its note */
  readonly close: (isDeleted?: boolean) => void
}

/** The state of the dialogs of a list of notes. @param heading takes the focus when the note's button is gone */
export function useNotaAberta(heading: RefObject<HTMLElement | null>): DialogoDeNota {
  const [state, setState] = useState<{ aberta: NotaAberta; trigger: HTMLElement } | null>(null)
  const open = useCallback((aberta: NotaAberta, trigger: HTMLElement) => setState({ aberta, trigger }), [])
  return {
    aberta: state?.aberta ?? null,
    open,
    close: (isDeleted = false) => {
      // Nothing behind an open modal dialog can take the focus.
      flushSync(() => setState(null))
      const target = isDeleted || !state?.trigger.isConnected ? heading.current : state.trigger
      target?.focus({ preventScroll: !isDeleted })
    },
  }
}
