import { Link } from 'react-router'
import { FONTES_DA_BUSCA } from '#contract/fontes-da-busca.ts'
import { paths } from '../paths.ts'
import { FONTES } from './fontes.ts'
import type { PedidoDaPagina } from './pedido.ts'

/** Where the same search looks: everywhere or in one place. */
export function FiltrosDaBusca({ q, em, isLiteral }: PedidoDaPagina) {
  return (
    <nav aria-label="Onde buscar">
      <ul className="onde-buscar">
        {[null, ...FONTES_DA_BUSCA].map((fonte) => (
          <li key={fonte}>
            <Link to={paths.busca(q, fonte, isLiteral)} aria-current={fonte === em ? 'page' : undefined}>
              {fonte === null ? 'Tudo' : FONTES[fonte].nome}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
