import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { isInstalada, pickEdicoesComparadas } from './edicoes-comparadas.ts'
import { findLugarComparado, toCapituloDoLugar } from './lugar-comparado.ts'
import { comparacaoQuery } from './queries.ts'
import { useEdicao } from './use-edicao.ts'

/** The way from a comparison to the chapter where its words are read; by the library's number while they are on their way. */
export function useCapituloComparado(livroId: number, capitulo: number): string {
  const [search] = useSearchParams()
  const { edicao, edicoes } = useEdicao()
  const escolhidas = pickEdicoesComparadas(search.get('edicoes'), edicoes.filter(isInstalada))
  const siglas = escolhidas.map(({ sigla }) => sigla)
  const { data } = useQuery({ ...comparacaoQuery(livroId, capitulo, siglas), enabled: siglas.length > 1 })
  const lugares = data?.map((linha) => findLugarComparado(linha, escolhidas, edicao?.sigla ?? null))
  const lugar = lugares?.find((each) => each !== null)
  return lugar ? toCapituloDoLugar(livroId, lugar) : paths.capituloBiblia(livroId, capitulo)
}
