import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ApiError } from '../../platform/api-error.ts'
import { contaQuery } from '../leitores/queries.ts'

interface LeitorDoRegistroProps {
  readonly id: string
  readonly onTodos: () => void
}

/** Whose account the log is about, and the way back to all of it. */
export function LeitorDoRegistro({ id, onTodos }: LeitorDoRegistroProps) {
  const { data: conta, error } = useQuery({ ...contaQuery(id), retry: false })
  const isGone = error instanceof ApiError && error.status === 404
  const aConta = isGone ? 'a conta que já não existe' : 'uma conta'
  return (
    <p className="mesa-texto">
      Só o que se fez com{' '}
      {conta ? (
        <Link className="link mesa-email" to={paths.editora(`leitores/${id}`)}>
          {conta.email}
        </Link>
      ) : (
        aConta
      )}
      .{' '}
      <button type="button" className="link" onClick={onTodos}>
        Mostrar todas as contas
      </button>
    </p>
  )
}
