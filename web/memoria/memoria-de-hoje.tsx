import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PerfilDaMemoria } from '#contract/memoria.ts'
import { paths } from '../paths.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { useAgora } from '../ui/use-agora.ts'
import { makeAgenda } from './agenda.ts'
import { perfisQuery } from './queries.ts'
import { useMateria } from './use-materia.ts'

/** One line on what the reader has to review today; the way to it when that is not known. */
export function MemoriaDeHoje() {
  const [perfil] = useQuery(perfisQuery()).data ?? []
  return (
    <li className="hoje-linha">
      <Link className="link" to={paths.memoria()}>
        Memorizar
      </Link>
      {perfil && <Devidos perfil={perfil} />}
    </li>
  )
}

function Devidos({ perfil }: { readonly perfil: PerfilDaMemoria }) {
  const agora = useAgora()
  const { cartoes, revisoes, isPending } = useMateria(perfil)
  if (!revisoes || isPending) return null
  const { devidos, novos } = makeAgenda({ cartoes, revisoes, novosPorDia: perfil.novos_por_dia, agora })
  const total = devidos.length + novos.length
  return (
    <span className="small faint">
      {total === 0 ? 'nada para hoje' : `${formatQuantidade(total, 'cartão', 'cartões')} para hoje`}
    </span>
  )
}
