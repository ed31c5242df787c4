import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatReais } from '#contract/reais.ts'
import { paths } from '../paths.ts'
import { formatDia } from '../platform/format-dia.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { recibosQuery } from './queries.ts'

/** What the reader has paid, each with its receipt. */
export function ListaDeRecibos({ valeAte }: { valeAte: string | null }) {
  const { data: recibos, isPending, refetch } = useQuery(recibosQuery(valeAte))
  if (isPending) return <Loading label="Carregando os recibos" />
  if (!recibos)
    return <EstadoErro message="Não foi possível carregar os recibos." onRetry={() => void refetch()} />
  if (recibos.length === 0) return <EstadoVazio>Aqui ficam os recibos do que você pagar.</EstadoVazio>
  return (
    <ul className="conta-sessoes">
      {recibos.map(({ numero, pago_em, plano_nome, valor, estornado_em }) => (
        <li key={numero}>
          <div>
            <p className="conta-navegador">
              {formatReais(valor)}, {plano_nome}
            </p>
            <p className="meta">
              Pago em {formatDia(pago_em)}
              {estornado_em && `, devolvido em ${formatDia(estornado_em)}`}
            </p>
          </div>
          <Link className="link" to={paths.recibo(numero)}>
            Recibo {numero}
          </Link>
        </li>
      ))}
    </ul>
  )
}
