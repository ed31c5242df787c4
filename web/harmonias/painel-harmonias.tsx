import '../styles/harmonias.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Padrao } from '#contract/padroes.ts'
import { FICHAS, PERGUNTA } from '../padroes/public.ts'
import { paths } from '../paths.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { onIntent } from '../ui/intent.ts'
import { Loading } from '../ui/loading.tsx'
import { padraoAoLado } from './escolha.ts'
import { GrupoHarmonias } from './grupo-harmonias.tsx'
import { groupHarmonias } from './grupos.ts'
import { harmoniasQuery, temasQuery } from './queries.ts'

interface PainelHarmoniasProps {
  readonly padrao: Padrao
  /** Number of the chapter or question. What is no whole number is told, not asked for. */
  readonly id: number
}

/** The panel 'Harmonias' under a chapter or question: the pages and ebooks that treat the same themes. */
export function PainelHarmonias({ padrao, id }: PainelHarmoniasProps) {
  const tituloId = useId()
  const queryClient = useQueryClient()
  const prefetchTemas = () => void queryClient.prefetchQuery(temasQuery())
  return (
    <section aria-labelledby={tituloId}>
      <div className="panel-head">
        <h2 className="h3" id={tituloId}>
          Harmonias
        </h2>
        <Link
          className="link"
          to={paths.harmonias(padrao, padraoAoLado(padrao))}
          {...onIntent(prefetchTemas)}
        >
          Comparar padrões
        </Link>
      </div>
      {Number.isInteger(id) ? (
        <Lista key={`${padrao}-${id}`} padrao={padrao} id={id} />
      ) : (
        <EstadoErro message={isPergunta(padrao) ? 'ID da pergunta inválido.' : 'Erro ao buscar harmonia.'} />
      )}
    </section>
  )
}

function Lista({ padrao, id }: PainelHarmoniasProps) {
  const { data, isError, refetch } = useQuery(harmoniasQuery(padrao, id))
  if (data?.length === 0) {
    return (
      <EstadoVazio>
        {isPergunta(padrao) ? 'Nenhuma harmonia encontrada.' : 'Não existem harmonias para este Capítulo'}
      </EstadoVazio>
    )
  }
  if (data) return groupHarmonias(data).map((grupo) => <GrupoHarmonias key={grupo.chave} grupo={grupo} />)
  if (isError) return <EstadoErro message="Erro ao buscar harmonia." onRetry={() => void refetch()} />
  return (
    <div className="harm-carregando">
      <Loading label="Carregando as harmonias" />
    </div>
  )
}

function isPergunta(padrao: Padrao): boolean {
  return FICHAS[padrao].unidade === PERGUNTA
}
