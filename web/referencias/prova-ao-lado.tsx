import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PadraoComReferencias } from '#contract/padroes.ts'
import { useEdicao } from '../biblia/public.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Carregando } from '../ui/loading.tsx'
import { groupByCapitulo } from './capitulos-citados.ts'
import { formatCitacao } from './citacao.ts'
import { prefetchProva } from './prefetch-prova.ts'
import { ProvaNoCapitulo } from './prova-no-capitulo.tsx'
import { referenciasQuery } from './queries.ts'
import { origemDoTexto, type RenderCredito } from './referencias-lidas.ts'

/** Of a reference that goes over more, these are shown whole; the dialog has them all. */
const MAX_CAPITULOS = 3

interface ProvaAoLadoProps {
  readonly parteId: number
  /** As the standards write it: 'Rm 8.14-15'. */
  readonly citacao: string
  readonly padrao: PadraoComReferencias
  /** The parts that the reader comes to next, fetched when this one is there. */
  readonly vizinhas: readonly number[]
  readonly renderCredito: RenderCredito
}

/** One reference of the marker in its chapter, with whose words it is. */
export function ProvaAoLado({ parteId, citacao, padrao, vizinhas, renderCredito }: ProvaAoLadoProps) {
  const queryClient = useQueryClient()
  const { sigla } = useEdicao()
  // The choice of edition that was just made stays, under the words of the edition before.
  const { data, isError, refetch } = useQuery({
    ...referenciasQuery(parteId, padrao, sigla),
    placeholderData: keepPreviousData,
  })
  const isPronta = data !== undefined
  const proximas = vizinhas.join()
  useEffect(() => {
    if (!isPronta || proximas === '') return
    for (const id of proximas.split(',')) void prefetchProva(queryClient, Number(id), padrao, sigla)
  }, [isPronta, proximas, queryClient, padrao, sigla])

  if (!data) {
    if (!isError) return <Carregando texto="Carregando referências..." />
    return <EstadoErro message="Erro ao carregar referências." onRetry={() => void refetch()} />
  }
  const referencia = data.referencias.find((each) => each.referencia === citacao)
  const capitulos = referencia ? groupByCapitulo(referencia).slice(0, MAX_CAPITULOS) : []
  return (
    <>
      {capitulos.map((capitulo, index) => (
        <ProvaNoCapitulo
          key={capitulo.capitulo}
          citacao={formatCitacao(citacao)}
          capitulo={capitulo}
          edicao={data.edicao}
          isFirst={index === 0}
        />
      ))}
      {capitulos.length === 0 && (
        <p className="faint prova-sem-capitulo">Este trecho não está na Bíblia instalada.</p>
      )}
      {renderCredito(origemDoTexto([data]))}
    </>
  )
}
