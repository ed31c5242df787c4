/** Who may do what, from the contract alone. */
import type { Endpoint } from '#contract/endpoint.ts'
import { mayCall } from '#contract/papel.ts'

export const CALLERS = [
  'visitor',
  'visitor without CSRF',
  'reader',
  'other reader',
  'editor',
  'administrador',
  'reader without CSRF',
  'reader with the CSRF token of another session',
  'reader with the CSRF token of an ended session',
  'revoked session',
  'expired session',
  'deleted account',
] as const
export type Caller = (typeof CALLERS)[number]

/** `allowed`: whatever the call itself answers, the caller is not turned away. */
export type Outcome = 'allowed' | 'sem_sessao' | 'sem_permissao' | 'csrf_invalido' | 'nao_encontrado'

/** @param isPrivate whether the call names a row that belongs to one reader, who is not the other reader */
export function expectOutcome(endpoint: Endpoint, caller: Caller, isPrivate: boolean): Outcome {
  const asksSession = endpoint.access !== 'public' && endpoint.access !== 'optional'
  const asksToken = endpoint.csrf ?? endpoint.method !== 'GET'
  switch (caller) {
    case 'reader':
      return mayCall('leitor', endpoint.access) ? 'allowed' : 'sem_permissao'
    case 'other reader':
    case 'editor':
    case 'administrador':
      if (!mayCall(caller === 'other reader' ? 'leitor' : caller, endpoint.access)) return 'sem_permissao'
      return isPrivate ? 'nao_encontrado' : 'allowed'
    case 'reader without CSRF':
    case 'reader with the CSRF token of another session':
    case 'reader with the CSRF token of an ended session':
      if (!mayCall('leitor', endpoint.access)) return 'sem_permissao'
      return asksToken ? 'csrf_invalido' : 'allowed'
    case 'visitor without CSRF':
      if (asksSession) return 'sem_sessao'
      return asksToken ? 'csrf_invalido' : 'allowed'
    default:
      return asksSession ? 'sem_sessao' : 'allowed'
  }
}
