import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Marcacao } from '#contract/marcacoes.ts'
import { CarregarMais } from '../notas/public.ts'
import { paths } from '../paths.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { nameOfMarcacao } from './exclusao-adiada.ts'
import type { ParteDasMarcacoes } from './queries.ts'

interface ListaDeMarcacoesProps {
  readonly lista: UseInfiniteQueryResult<InfiniteData<ParteDasMarcacoes>>
  readonly isFiltered: boolean
  /** Names of those that are on their way out. */
  readonly ocultas: ReadonlySet<string>
  readonly renderLinha: (marcacao: Marcacao) => ReactNode
}

const FALHA = 'Não foi possível carregar as marcações'

/** What a filter shows, fetched part by part as it is scrolled to. */
export function ListaDeMarcacoes({ lista, isFiltered, ocultas, renderLinha }: ListaDeMarcacoesProps) {
  const { data, error } = lista
  if (!data) {
    if (!error) return <Loading label="Carregando as marcações" />
    return <EstadoErro message={failureSentence(error, FALHA)} onRetry={() => void lista.refetch()} />
  }
  const isEmpty = data.pages.every(({ marcacoes }) => marcacoes.length === 0) && !lista.hasNextPage
  if (isEmpty) return <Vazia isFiltered={isFiltered} />
  return (
    <>
      <div className="marcacoes-lista" aria-busy={lista.isPlaceholderData}>
        {data.pages.map(({ marcacoes }, index) => (
          <Parte
            key={data.pageParams[index] === undefined ? 'primeira' : String(data.pageParams[index])}
            marcacoes={marcacoes.filter((each) => !ocultas.has(nameOfMarcacao(each)))}
            renderLinha={renderLinha}
          />
        ))}
      </div>
      {lista.isFetchNextPageError ? (
        <EstadoErro message={failureSentence(error, FALHA)} onRetry={() => void lista.fetchNextPage()} />
      ) : (
        lista.hasNextPage && (
          <CarregarMais
            rotulo="marcações"
            isLoading={lista.isFetching}
            onMore={() => void lista.fetchNextPage()}
          />
        )
      )}
    </>
  )
}

/** Height of a row that was not drawn yet. */
const ROW_REM = 11

interface ParteProps {
  readonly marcacoes: readonly Marcacao[]
  readonly renderLinha: (marcacao: Marcacao) => ReactNode
}

/** Only those in the window are drawn (style sheet). */
function Parte({ marcacoes, renderLinha }: ParteProps) {
  if (marcacoes.length === 0) return null
  return (
    <ul
      className="marcacoes-parte"
      style={{ containIntrinsicBlockSize: `auto ${marcacoes.length * ROW_REM}rem` }}
    >
      {marcacoes.map(renderLinha)}
    </ul>
  )
}

function Vazia({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EstadoVazio>Nada do que você marcou ou anotou cabe neste filtro.</EstadoVazio>
  return (
    <div className="marcacoes-vazia">
      <EstadoVazio>Você ainda não marcou nem anotou nada.</EstadoVazio>
      <p className="muted">
        Escolha palavras de um texto para marcá-las, ou escreva uma nota ao pé de um capítulo.{' '}
        <Link className="link" to={paths.home()}>
          Ir para os textos
        </Link>
      </p>
    </div>
  )
}
