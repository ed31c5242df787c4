import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Parte } from '#contract/padrao-texto.ts'
import type { PadraoComReferencias } from '#contract/padroes.ts'
import { conteudoQuery } from './conteudo-query.ts'
import { referenciasQuery } from './queries.ts'

/** What the markers, the printed margin and the dialog of one page share. */
export interface Referencias {
  readonly padrao: PadraoComReferencias
  /** The part whose references are shown; null while the dialog is closed. */
  readonly aberta: Parte | null
  /** @param trigger the marker, which takes the focus back when the dialog closes */
  readonly open: (parte: Parte, trigger: HTMLElement) => void
  readonly close: () => void
  /** Fetches a part's references, and the code that shows them, before the click. */
  readonly prefetch: (parte: Parte) => void
}

/** The state of the dialog 'Referências Bíblicas' of a page. */
export function useReferencias(padrao: PadraoComReferencias): Referencias {
  const queryClient = useQueryClient()
  const [aberta, setAberta] = useState<{ parte: Parte; trigger: HTMLElement } | null>(null)
  return {
    padrao,
    aberta: aberta?.parte ?? null,
    open: (parte, trigger) => setAberta({ parte, trigger }),
    close: () => {
      // Browsers that do not focus a clicked button would return the focus to the top of the page.
      aberta?.trigger.focus()
      setAberta(null)
    },
    prefetch: (parte) => {
      void queryClient.prefetchQuery(conteudoQuery())
      void queryClient.prefetchQuery(referenciasQuery(parte.id, padrao))
    },
  }
}
