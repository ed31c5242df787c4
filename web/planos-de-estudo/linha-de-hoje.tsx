import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { diaDe } from '#contract/etapas-do-plano.ts'
import { paths } from '../paths.ts'
import { useAgora } from '../ui/use-agora.ts'
import { diaDoPlano, resumoDoDia } from './dia-do-plano.ts'
import { etapasQuery, iniciadosQuery } from './queries.ts'

/** One line of what the reader's plans have for today; nothing while none goes on. */
export function LinhaDeHoje() {
  const emCurso = useQuery(iniciadosQuery()).data?.filter(({ encerrado }) => !encerrado) ?? []
  const planos = useQueries({ queries: emCurso.map(({ plano }) => etapasQuery(plano)) })
  const hoje = diaDe(new Date(useAgora()))
  // All or none: a line that grows would be read twice.
  if (planos.some(({ isPending }) => isPending)) return null
  const resumo = resumoDoDia(
    emCurso.flatMap((iniciado, index) => {
      const plano = planos[index]?.data
      return plano ? [diaDoPlano(iniciado, plano, hoje)] : []
    }),
  )
  if (resumo === null) return null
  return (
    <Link className="linha-de-hoje" to={paths.hoje()}>
      <span className="caps rubric">Hoje:</span> {resumo}
    </Link>
  )
}
