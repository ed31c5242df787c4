import { paths } from '../paths.ts'

export type PainelId = 'perfil' | 'assinatura' | 'notificacoes'

interface PainelDoPerfil {
  readonly id: PainelId
  readonly rotulo: string
  /** The panel's own address; the first one is the page's. */
  readonly to: string
}

/** The three panels of the account, in the order of specification section 2. */
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

/**
 * The panel to which a key leads: the arrows go round, Home and End to the ends.
 * @param key `key` of the keyboard event
 * @returns undefined for any other key
 */
export function painelOfKey(atual: PainelId, key: string): PainelDoPerfil | undefined {
  const index = PAINEIS.findIndex(({ id }) => id === atual)
  switch (key) {
    case 'ArrowRight':
      return PAINEIS[(index + 1) % PAINEIS.length]
    case 'ArrowLeft':
      return PAINEIS.at(index - 1)
    case 'Home':
      return PAINEIS[0]
    case 'End':
      return PAINEIS.at(-1)
    default:
      return undefined
  }
}
