import '../styles/indice.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { IndexHeader } from './index-header.tsx'
import { IndexList } from './index-list.tsx'
import { paginaQuery, titulosQuery } from './queries.ts'
import { capitalize } from './unidades.ts'

/** /cfw, /cmw, /bcw, /fgop, /dcpu, /dcpr: the title page of a standard and its chapters or questions. */
export function IndexPage({ ficha }: { ficha: FichaDoPadrao }) {
  useTituloPagina(ficha.titulo)
  return (
    <>
      <IndexHeader ficha={ficha} />
      <section aria-label={capitalize(ficha.unidade.plural)}>
        <Titulos ficha={ficha} />
      </section>
    </>
  )
}

function Titulos({ ficha }: { ficha: FichaDoPadrao }) {
  const { padrao, unidade } = ficha
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery(titulosQuery(padrao))
  if (!data && isError) return <EstadoErro message={unidade.erroDoIndice} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.length === 0) return <EstadoVazio>O texto deste padrão aparecerá aqui.</EstadoVazio>
  const itens = data.map((titulado) => ({
    ...titulado,
    to: ficha.paginaPath(titulado.numero),
    prefetch: () => {
      preloadPaginaPage()
      void queryClient.prefetchQuery(paginaQuery(padrao, titulado.numero))
    },
  }))
  return <IndexList itens={itens} unidade={unidade} />
}

/** The code of the page too; the router says what a failed download means when the reader gets there. */
function preloadPaginaPage(): void {
  import('./pagina-page.tsx').catch(() => undefined)
}
