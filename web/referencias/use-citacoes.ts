import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import * as z from 'zod/mini'
import type { Citacao } from '#contract/referencias.ts'
import { useEdicao } from '../biblia/public.ts'
import { useLembrado } from '../ui/use-lembrado.ts'
import { type CitacoesDoCapitulo, groupCitacoes } from './citacoes.ts'
import { citacoesQuery } from './citacoes-query.ts'
import { findChamada } from './find-chamada.ts'

/** A verse, or null for the chapter as a whole. */
export type Citado = number | null

/** What the marks in the text, the margin and the dialog of one chapter share. */
export interface Citacoes {
  /** Null while they are on their way or could not be fetched. */
  readonly grupos: CitacoesDoCapitulo | null
  /** Fetches them again; null unless they could not be fetched. */
  readonly retry: (() => void) | null
  /** What the dialog shows; null while it is closed. */
  readonly aberto: { readonly citado: Citado; readonly citacoes: readonly Citacao[] } | null
  /** @param trigger what was used, which takes the focus back when the dialog closes */
  readonly open: (citado: Citado, trigger: HTMLElement) => void
  readonly close: () => void
}

/** The dialog: closed, or what it shows. */
const Aberto = z.nullable(z.object({ citado: z.nullable(z.number()) }))

/** The citations of a chapter in the standards, and their dialog, open for who comes back to it. @param ultimoVersiculo of the chapter */
export function useCitacoes(livro: number, capitulo: number, ultimoVersiculo: number): Citacoes {
  const { sigla, edicao } = useEdicao()
  const { data, isError, refetch } = useQuery(citacoesQuery(livro, capitulo, sigla))
  const [aberto, setAberto] = useLembrado('citacoes', Aberto, null)
  const trigger = useRef<HTMLElement>(null)
  const grupos = data ? groupCitacoes(data, ultimoVersiculo, edicao?.parcial) : null
  return {
    grupos,
    retry: isError && !data ? () => void refetch() : null,
    aberto: aberto && grupos && { citado: aberto.citado, citacoes: pickCitacoes(grupos, aberto.citado) },
    open: (citado, chamada) => {
      trigger.current = chamada
      setAberto({ citado })
    },
    close: () => {
      // Browsers that do not focus a clicked button would return the focus to the top of the page.
      const versiculo = aberto?.citado
      const chamada =
        trigger.current ??
        (versiculo ? findChamada(versiculo) : document.querySelector<HTMLElement>('.inteiro'))
      chamada?.focus({ preventScroll: true })
      setAberto(null)
    },
  }
}

/**
 * Whether the marks of a chapter are there. They break its lines anew, so the text waits for them, but not for a second try.
 * @param edicao undefined for the library's own
 */
export function useHasCitacoes(livro: number, capitulo: number, edicao: string | undefined): boolean {
  const { isPending, failureCount } = useQuery(citacoesQuery(livro, capitulo, edicao))
  return !isPending || failureCount > 0
}

function pickCitacoes(grupos: CitacoesDoCapitulo, citado: Citado): readonly Citacao[] {
  return citado === null ? grupos.inteiro : (grupos.porVersiculo.get(citado) ?? [])
}
