import { useQuery } from '@tanstack/react-query'
import { useEdicaoEscolhida } from './edicao-escolhida.ts'
import { pickEdicao } from './pick-edicao.ts'
import { edicoesQuery } from './queries.ts'

/**
 * What an address names so that a place, in the numbers of one edition, is read in that edition; undefined where the reader reads in it
 * anyway. @param edicao its short name; absent: the library's own
 */
export function useEdicaoDoLink(): (edicao?: string) => string | undefined {
  const escolhida = useEdicaoEscolhida(({ sigla }) => sigla)
  const { data } = useQuery({ ...edicoesQuery(), enabled: escolhida !== null })
  const emUso = pickEdicao(data, { doEndereco: null, escolhida })
  const propria = data?.find(({ padrao }) => padrao)?.sigla ?? undefined
  return (edicao) => {
    if (edicao !== undefined) return edicao === emUso ? undefined : edicao
    return emUso === undefined ? undefined : propria
  }
}
