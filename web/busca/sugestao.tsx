import { Link } from 'react-router'
import { paths } from '../paths.ts'
import type { PedidoDaPagina } from './pedido.ts'
import type { ParteDaBusca } from './queries.ts'

interface SugestaoProps {
  readonly pedido: PedidoDaPagina
  readonly resposta: Pick<ParteDaBusca, 'sugestao' | 'da_sugestao'>
}

/** The same search with words that the library knows: its results stand below, or a step away. */
export function SugestaoDaBusca({ pedido: { q, em }, resposta: { sugestao, da_sugestao } }: SugestaoProps) {
  if (sugestao === null) return null
  if (da_sugestao) {
    return (
      <p className="sugestao-da-busca">
        Mostrando resultados de “<b>{sugestao}</b>”. Buscar mesmo assim por{' '}
        <Link className="link" to={paths.busca(q, em, true)}>
          “{q}”
        </Link>
      </p>
    )
  }
  return (
    <p className="sugestao-da-busca">
      Você quis dizer{' '}
      <Link className="link" to={paths.busca(sugestao, em)}>
        {sugestao}
      </Link>
      ?
    </p>
  )
}
