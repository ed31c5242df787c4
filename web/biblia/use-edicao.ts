import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { EdicaoDaBiblia } from '#contract/biblia.ts'
import { useEdicaoEscolhida } from './edicao-escolhida.ts'
import { parseEdicaoDoEndereco, pickEdicao } from './pick-edicao.ts'
import { edicoesQuery } from './queries.ts'

/** The edition in which a page shows the Bible. */
export interface EdicaoEmUso {
  /** What the calls carry; undefined for the library's own. */
  readonly sigla: string | undefined
  /** Undefined while it is on its way, null when no Bible is installed. */
  readonly edicao: EdicaoDaBiblia | null | undefined
  /** All that are installed; empty while they are on their way. */
  readonly edicoes: readonly EdicaoDaBiblia[]
  /** Named by the address of this page, for the pages that it leads to. */
  readonly doEndereco: string | undefined
  /** Not before the installed ones are known is a refusal about the book: the edition may be gone. */
  readonly isCerta: boolean
}

/** The edition that the address names, else the reader's choice, else the library's own. */
export function useEdicao(): EdicaoEmUso {
  const { data } = useQuery(edicoesQuery())
  const escolhida = useEdicaoEscolhida(({ sigla }) => sigla)
  const doEndereco = parseEdicaoDoEndereco(useLocation().search)
  const sigla = pickEdicao(data, { doEndereco, escolhida })
  const isEmUso = (edicao: EdicaoDaBiblia) => (sigla === undefined ? edicao.padrao : edicao.sigla === sigla)
  return {
    sigla,
    edicao: data && (data.find(isEmUso) ?? null),
    edicoes: data ?? [],
    doEndereco: doEndereco ?? undefined,
    isCerta: sigla === undefined || data !== undefined,
  }
}

/** The same for what is asked before there is a page. @param search of its address @returns what the calls carry */
export function readEdicao(queryClient: QueryClient, search: string): string | undefined {
  return pickEdicao(queryClient.getQueryData(edicoesQuery().queryKey), {
    doEndereco: parseEdicaoDoEndereco(search),
    escolhida: useEdicaoEscolhida.getState().sigla,
  })
}
