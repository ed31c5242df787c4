import { ArrowRight } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import type { Titulado } from '#contract/padrao-texto.ts'
import { CampoFiltro } from '../ui/campo-filtro.tsx'
import { EstadoVazio } from '../ui/estado.tsx'
import { onIntent } from '../ui/intent.ts'
import { useLembrado } from '../ui/use-lembrado.ts'
import { filterTitles } from './filter-titles.ts'
import { formatTotal, type Unidade } from './unidades.ts'

/** One card of an index: a chapter, or a question of a catechism. */
interface ItemDoIndice extends Titulado {
  readonly to: string
  /** Fetches the page when its card is about to be used. */
  readonly prefetch: () => void
}

interface IndexListProps {
  readonly itens: readonly ItemDoIndice[]
  readonly unidade: Unidade
}

/** The cards of an index page under a filter that works as one types. */
export function IndexList({ itens, unidade }: IndexListProps) {
  const [filtro, setFiltro] = useLembrado('filtro', z.string(), '')
  // The field answers at once; the 196 cards of the longest index may come a moment later.
  const visiveis = filterTitles(itens, useDeferredValue(filtro))
  return (
    <>
      <CampoFiltro
        className="idx-filtro"
        rotulo={unidade.filtro}
        filtro={filtro}
        onChange={setFiltro}
        total={visiveis.length > 0 ? formatTotal(unidade, visiveis.length) : ''}
      />
      {visiveis.length === 0 ? (
        <EstadoVazio>Nenhum resultado encontrado.</EstadoVazio>
      ) : (
        <ul className="idxs">
          {visiveis.map((item) => (
            <IndexCard key={item.numero} item={item} acao={unidade.acao} />
          ))}
        </ul>
      )}
    </>
  )
}

const IndexCard = memo(function IndexCard({ item, acao }: { item: ItemDoIndice; acao: string }) {
  return (
    <li className="idx">
      <Link to={item.to} {...onIntent(item.prefetch)}>
        <span className="in">{item.numero}</span>
        <span className="it2">{item.titulo}</span>
        <span className="link">
          {acao} <ArrowRight className="i" />
        </span>
      </Link>
    </li>
  )
})
