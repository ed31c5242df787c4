import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as z from 'zod/mini'
import type { Parte } from '#contract/padrao-texto.ts'
import type { PadraoComReferencias } from '#contract/padroes.ts'
import { useEdicao } from '../biblia/public.ts'
import { useLembrado } from '../ui/use-lembrado.ts'
import { chooseProva, followProva, useIsAoLado } from './ao-lado-store.ts'
import { conteudoQuery } from './conteudo-query.ts'
import { referenciasQuery } from './queries.ts'

/** What the markers, the printed margin and the dialog of one page share. */
export interface Referencias {
  readonly padrao: PadraoComReferencias
  /** The part whose references are shown; null while the dialog is closed. */
  readonly aberta: Parte | null
  /** The Bible stands beside the page: the markers lead it, and open no dialog. */
  readonly isAoLado: boolean
  /** Shows the references of a part. @param trigger the marker, which takes the focus back when the dialog closes */
  readonly open: (parte: Parte, trigger: HTMLElement) => void
  /** In the dialog, whatever stands beside the page. */
  readonly openDialogo: Referencias['open']
  /** The focus has come to the marker of a part. */
  readonly follow: (parte: Parte) => void
  readonly close: () => void
  /** Fetches a part's references, and the code that shows them, before the click. */
  readonly prefetch: (parte: Parte) => void
}

/**
 * The state of the dialog 'Referências Bíblicas' of a page; open it is found open by whoever comes back.
 * @param partes all parts of the page
 */
export function useReferencias(padrao: PadraoComReferencias, partes: readonly Parte[]): Referencias {
  const queryClient = useQueryClient()
  const { sigla } = useEdicao()
  const [aberta, setAberta] = useLembrado('referencias', z.nullable(z.number()), null)
  const trigger = useRef<HTMLElement>(null)
  const isAoLado = useIsAoLado()
  const openDialogo: Referencias['open'] = (parte, marcador) => {
    trigger.current = marcador
    setAberta(parte.id)
  }
  return {
    padrao,
    isAoLado,
    aberta: partes.find(({ id }) => id === aberta) ?? null,
    open: isAoLado ? ({ id }) => chooseProva(id) : openDialogo,
    openDialogo,
    follow: ({ id }) => followProva(id, true),
    close: () => {
      // Browsers that do not focus a clicked button would return the focus to the top of the page.
      const marcador = trigger.current ?? document.querySelector<HTMLElement>('.ref[aria-expanded="true"]')
      marcador?.focus({ preventScroll: true })
      setAberta(null)
    },
    prefetch: (parte) => {
      void queryClient.prefetchQuery(conteudoQuery())
      void queryClient.prefetchQuery(referenciasQuery(parte.id, padrao, sigla))
    },
  }
}
