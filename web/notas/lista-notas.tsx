import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router'
import type { Usuario } from '#contract/auth.ts'
import { paths } from '../paths.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { CarregarMais } from './carregar-mais.tsx'
import { falhaAoCarregar } from './falha-ao-carregar.ts'
import type { Filtro } from './filtro.ts'
import { LinhaNota } from './linha-nota.tsx'
import type { ParteDaLista } from './queries.ts'
import { notaKey } from './rascunhos.ts'
import type { DialogoDeNota } from './use-nota-aberta.ts'
import { useRascunhoKeys } from './use-rascunho.ts'

interface ListaNotasProps {
  readonly lista: UseInfiniteQueryResult<InfiniteData<ParteDaLista>>
  readonly filtro: Filtro
  readonly leitor: Usuario | null
  readonly dialogo: DialogoDeNota
}

/** The notes that a filter shows, fetched part by part as they are scrolled to. */
export function ListaNotas({ lista, filtro, leitor, dialogo }: ListaNotasProps) {
  const rascunhos = useRascunhoKeys(leitor?.email ?? '', dialogo.aberta)
  const { data, error } = lista
  if (!data) {
    if (!error) return <Carregando />
    return <EstadoErro message={falhaAoCarregar(error)} onRetry={() => void lista.refetch()} />
  }
  const isEmpty = data.pages.every(({ notas }) => notas.length === 0) && !lista.hasNextPage
  if (isEmpty) return <Vazia filtro={filtro} />
  return (
    <>
      {data.pages.some(({ isParcial }) => isParcial) && (
        <p className="small muted">Sem internet: estas são só as notas que já estão neste aparelho.</p>
      )}
      <div className="notas-lista" aria-busy={lista.isPlaceholderData}>
        {data.pages.map((parte, index) => (
          <Parte
            key={data.pages[index - 1]?.proxima?.ultima.id ?? 'primeira'}
            parte={parte}
            rascunhos={rascunhos}
            leitor={leitor}
            open={dialogo.open}
          />
        ))}
      </div>
      {lista.isFetchNextPageError ? (
        <EstadoErro message={falhaAoCarregar(error)} onRetry={() => void lista.fetchNextPage()} />
      ) : (
        lista.hasNextPage && (
          <CarregarMais isLoading={lista.isFetching} onMore={() => void lista.fetchNextPage()} />
        )
      )}
    </>
  )
}

interface ParteProps {
  readonly parte: ParteDaLista
  readonly rascunhos: ReadonlySet<string>
  readonly leitor: Usuario | null
  readonly open: DialogoDeNota['open']
}

/** Height of a row that was not drawn yet. */
const ROW_REM = 9

/** Of ten thousand notes only the part that changed is looked at, and only those in the window drawn (style sheet). */
const Parte = memo(function Parte({ parte: { notas }, rascunhos, leitor, open }: ParteProps) {
  return (
    <ul className="notas-parte" style={{ containIntrinsicBlockSize: `auto ${notas.length * ROW_REM}rem` }}>
      {notas.map((nota) => (
        <LinhaNota
          key={nota.id}
          nota={nota}
          leitor={leitor}
          hasRascunho={rascunhos.has(notaKey(leitor?.email ?? '', nota.id))}
          open={open}
        />
      ))}
    </ul>
  )
})

function Carregando() {
  return (
    <div className="notas-carregando">
      <Loading label="Carregando as notas" />
    </div>
  )
}

function Vazia({ filtro }: { filtro: Filtro }) {
  const isFiltered = filtro.sigla !== null || filtro.busca !== ''
  return (
    <div className="notas-vazia">
      <EstadoVazio>Você não tem notas neste filtro.</EstadoVazio>
      {!isFiltered && (
        <p className="muted">
          As notas nascem ao pé de cada capítulo e pergunta.{' '}
          <Link className="link" to={paths.home()}>
            Ir para os padrões
          </Link>
        </p>
      )}
    </div>
  )
}
