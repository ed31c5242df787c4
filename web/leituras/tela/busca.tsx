import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { CapituloResumo } from '#contract/ebook-texto.ts'
import { type Achado, MAX_ACHADOS, MAX_BUSCA_NO_EBOOK } from '#contract/ebooks.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Carregando } from '../../ui/loading.tsx'
import { buscaQuery } from './queries.ts'

interface BuscaProps {
  readonly ebookId: number
  readonly sumario: readonly CapituloResumo[]
  readonly onIr: (achado: Achado) => void
}

/** The search inside the book. */
export function Busca({ ebookId, sumario, onIr }: BuscaProps) {
  const [q, setQ] = useState('')
  const busca = useQuery(buscaQuery(ebookId, q))

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setQ(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <div className="busca-no-livro">
      <search>
        <form onSubmit={handleSubmit}>
          <label className="field">
            <span className="sr">Procurar neste livro</span>
            <Search className="i" />
            <input
              className="input"
              type="search"
              name="q"
              placeholder="Procurar neste livro"
              maxLength={MAX_BUSCA_NO_EBOOK}
              autoComplete="off"
              enterKeyHint="search"
              data-foco=""
            />
          </label>
          <button type="submit" className="btn btn-2">
            Procurar
          </button>
        </form>
      </search>
      {busca.isLoading && <Carregando texto="Procurando..." />}
      {busca.isError && !busca.data && (
        <EstadoErro message="Não foi possível procurar no livro." onRetry={() => void busca.refetch()} />
      )}
      <p className="small faint total" role="status">
        {busca.data && formatTotal(busca.data.length)}
      </p>
      {busca.data?.length === 0 && <EstadoVazio>Nenhum resultado encontrado.</EstadoVazio>}
      {busca.data && <Achados achados={busca.data} sumario={sumario} onIr={onIr} />}
    </div>
  )
}

function formatTotal(total: number): string {
  if (total === 0) return ''
  if (total >= MAX_ACHADOS) return `Os primeiros ${MAX_ACHADOS} resultados.`
  return total === 1 ? '1 resultado.' : `${total} resultados.`
}

interface AchadosProps extends Pick<BuscaProps, 'sumario' | 'onIr'> {
  readonly achados: readonly Achado[]
}

/** The hits under the chapters in which they are. */
function Achados({ achados, sumario, onIr }: AchadosProps) {
  const porCapitulo = Map.groupBy(achados, ({ capitulo_id }) => capitulo_id)
  return [...porCapitulo].map(([capituloId, grupo]) => (
    <section key={capituloId} className="achados">
      <h3 className="caps caps-sm">{sumario.find(({ id }) => id === capituloId)?.titulo}</h3>
      <ul>
        {grupo.map((achado) => (
          <li key={`${achado.paragrafo_id} ${achado.inicio}`}>
            <button type="button" className="resultado" onClick={() => onIr(achado)}>
              {achado.trecho.slice(0, achado.trecho_inicio)}
              <mark>{achado.trecho.slice(achado.trecho_inicio, achado.trecho_fim)}</mark>
              {achado.trecho.slice(achado.trecho_fim)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}
