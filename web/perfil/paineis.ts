import { paths } from '../paths.ts'

export type PainelId = 'perfil' | 'assinatura' | 'notificacoes'

interface PainelDoPerfil {
  readonly id: PainelId
  readonly rotulo: string
  /** The panel's own address; the first one is the page's. */
  readonly to: string
}

/** The three panels of the account, in their order. */
export const PAINEIS = [
  { id: 'perfil', rotulo: 'Gerenciar Perfil', to: paths.perfil() },
  { id: 'assinatura', rotulo: 'Assinatura', to: paths.perfil('assinatura') },
  { id: 'notificacoes', rotulo: 'Notificações', to: paths.perfil('notificacoes') },
] as const satisfies readonly PainelDoPerfil[]

/** @returns the panel that the address names; the first one when it names none that exists */
export function parsePainel(search: URLSearchParams): PainelId {
  const named = search.get('painel')
  return PAINEIS.find(({ id }) => id === named)?.id ?? 'perfil'
}
