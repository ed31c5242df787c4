import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { CapituloResumo } from '#contract/ebook-texto.ts'
import type { Leitura } from '#contract/leituras.ts'
import { paths } from '../paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { leituraQuery } from './queries.ts'
import { sumarioQuery } from './sumario-query.ts'
import { Moldura } from './tela/moldura.tsx'
import { useLerDaLista } from './use-ler.ts'

/** The loader has just asked: its answer, good or bad, is not asked for again. */
const FRESH_MS = 5_000

/** What there is once a book is open. */
export interface LivroAberto {
  readonly leitura: Leitura
  readonly sumario: readonly CapituloResumo[]
  /** Where it opens. */
  readonly capituloId: number
}

interface AberturaProps {
  /** Of the reading. */
  readonly id: string
  readonly children: (livro: LivroAberto) => ReactNode
}

/** Opens the book at the place that the server has now: an older answer may be another device's past. */
export function Abertura({ id, children }: AberturaProps) {
  const leitura = useQuery({ ...leituraQuery(id), staleTime: FRESH_MS, retryOnMount: false })
  const [aberta, setAberta] = useState<Leitura | null>(null)
  const ebookId = (aberta ?? leitura.data)?.ebook.id
  const sumario = useQuery({ ...sumarioQuery(ebookId ?? 0), enabled: ebookId !== undefined })
  if (aberta === null && leitura.data && leitura.data.estado !== 'quero_ler' && !leitura.isFetching) {
    setAberta(leitura.data)
  }

  const capituloId = aberta?.capitulo_atual ?? sumario.data?.[0]?.id
  if (aberta && sumario.data && capituloId !== undefined) {
    return children({ leitura: leitura.data ?? aberta, sumario: sumario.data, capituloId })
  }
  if (leitura.data?.estado === 'quero_ler') return <AindaNaoComecada leitura={leitura.data} />
  const failed = [leitura, sumario].find(({ isError }) => isError)
  if (failed) return <Falha error={failed.error} onRetry={() => void failed.refetch()} />
  return (
    <Moldura>
      <Loading />
    </Moldura>
  )
}

function Falha({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  useTituloPagina('Leitura')
  const isAusente = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <Moldura>
      <h1 className="sr">Leitura</h1>
      <EstadoErro
        message={isAusente ? 'Esta leitura não está na sua estante.' : 'Erro ao carregar o e-book.'}
        {...(!isAusente && { onRetry })}
      >
        <p className="saida">
          <Link className="link" to={paths.estante()}>
            Ir para a estante
          </Link>
        </p>
      </EstadoErro>
    </Moldura>
  )
}

/** A book that waits in Quero Ler is begun by an act of the reader, not by an address. */
function AindaNaoComecada({ leitura }: { leitura: Leitura }) {
  const { abrir, isPending } = useLerDaLista()
  useTituloPagina(leitura.ebook.titulo)
  return (
    <Moldura>
      <h1 className="h1">{leitura.ebook.titulo}</h1>
      <p className="lead subtitulo-do-capitulo">Este livro está na sua lista Quero Ler.</p>
      <p className="fim-do-livro">
        <button
          type="button"
          className="btn btn-1"
          aria-disabled={isPending}
          onClick={() => abrir(leitura.id)}
        >
          Começar a Ler
        </button>
      </p>
    </Moldura>
  )
}
