import '../styles/indice.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SIMBOLOS } from '#contract/atoms.ts'
import { paths } from '../paths.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { IndexHeader } from './index-header.tsx'
import { IndexList } from './index-list.tsx'
import { capituloCfwCompletoQuery, capitulosCfwQuery } from './queries.ts'

const TITULO = 'Confissão de Fé de Westminster'

/** /cfw: the title page and the chapters of the Confession. */
export function CfwIndexPage() {
  useTituloPagina(TITULO)
  return (
    <>
      <IndexHeader simboloId={SIMBOLOS.CFW} titulo={TITULO} textoCompleto={paths.textoCfw()} />
      <section aria-label="Capítulos">
        <Capitulos />
      </section>
    </>
  )
}

function Capitulos() {
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery(capitulosCfwQuery())
  if (isError) return <EstadoErro message="Erro ao carregar capítulos." onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.length === 0) return <EstadoVazio>Os capítulos aparecerão aqui.</EstadoVazio>
  const itens = data.map(({ id, numero_capitulo, titulo }) => ({
    numero: numero_capitulo,
    titulo,
    to: paths.capituloCfw(id),
    prefetch: () => {
      preloadCapituloPage()
      void queryClient.prefetchQuery(capituloCfwCompletoQuery(id))
    },
  }))
  return (
    <IndexList
      itens={itens}
      rotuloDoFiltro="Filtrar por título"
      acao="Ver Seções"
      formatTotal={(total) => (total === 1 ? '1 capítulo' : `${total} capítulos`)}
    />
  )
}

/** The code of the page too; the router says what a failed download means when the reader gets there. */
function preloadCapituloPage(): void {
  import('./cfw-capitulo-page.tsx').catch(() => undefined)
}
