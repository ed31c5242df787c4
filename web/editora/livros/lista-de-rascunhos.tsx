import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { DIAS_DO_RASCUNHO, type Rascunho } from '#contract/editora/rascunhos.ts'
import { foldText } from '#contract/fold.ts'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { formatMomento } from '../../platform/format-momento.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useEnvios } from '../envio/envios.ts'
import { formatMegabytes } from '../envio/format-megabytes.ts'
import { rascunhosQuery } from './queries.ts'
import { fraseDoEstado } from './rotulo-do-livro.tsx'

interface ListaDeRascunhosProps {
  /** What is looked for; '' for all. */
  readonly q: string
  /** Nothing else is shown: then it says so when there are none. */
  readonly isAlone: boolean
}

/** What was begun and is not published yet. */
export function ListaDeRascunhos({ q, isAlone }: ListaDeRascunhosProps) {
  const { data, error, refetch } = useQuery(rascunhosQuery())
  const rascunhos = data?.filter(({ titulo }) => foldText(titulo).includes(foldText(q.trim())))
  if (rascunhos?.length === 0 && !isAlone) return null
  return (
    <section className="mesa-secao" aria-labelledby="rascunhos">
      <h2 className="h2" id="rascunhos">
        Rascunhos
      </h2>
      {!data && !error && <Loading label="Carregando os rascunhos" />}
      {!data && error && (
        <EstadoErro
          message={failureSentence(error, 'Não foi possível carregar os rascunhos')}
          onRetry={() => void refetch()}
        />
      )}
      {rascunhos?.length === 0 && <EstadoVazio>Nenhum rascunho encontrado.</EstadoVazio>}
      {rascunhos && rascunhos.length > 0 && (
        <>
          <ul className="mesa-lista">
            {rascunhos.map((rascunho) => (
              <Linha key={rascunho.id} rascunho={rascunho} />
            ))}
          </ul>
          <p className="small muted rascunhos-ate">
            Um rascunho em que ninguém mexe é esquecido depois de {DIAS_DO_RASCUNHO} dias.
          </p>
        </>
      )}
    </section>
  )
}

function Linha({ rascunho: { id, titulo, tipo, estado, livro, alterado_em } }: { rascunho: Rascunho }) {
  const envio = useEnvios((envios) => envios[id])
  return (
    <li>
      <div>
        <Link className="h3" to={paths.editora(`livros/rascunhos/${id}`)}>
          {titulo}
        </Link>
        {livro && <p className="small muted">Nova edição de {livro.titulo}</p>}
      </div>
      <p className="small faint">
        {tipo === 'artigo' ? 'Artigo' : 'EPUB'}.{' '}
        {envio && !envio.falha
          ? `Enviando: ${formatMegabytes(envio.enviado)} de ${formatMegabytes(envio.total)}`
          : fraseDoEstado(estado)}
        . <time dateTime={alterado_em}>{formatMomento(alterado_em)}</time>
      </p>
    </li>
  )
}
