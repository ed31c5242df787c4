import { Link } from 'react-router'
import type { FonteDaBusca } from '#contract/busca.ts'
import { paths } from '../paths.ts'

interface SugestaoProps {
  readonly sugestao: string
  readonly em: FonteDaBusca | null
}

/** The same search with words that the library knows. */
export function SugestaoDaBusca({ sugestao, em }: SugestaoProps) {
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
