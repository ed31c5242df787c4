import type { Preferencias } from '#contract/perfil.ts'
import { paths } from '../paths.ts'

/** Of the address; read by plano-do-endereco.ts. */
export const PARAMETRO_DO_PLANO = 'plano'

/** Address of the registration form for a visitor who chose a plan: '/login?modo=cadastro&plano=anual'. */
export function cadastroComPlano(plano: NonNullable<Preferencias['plano']>): string {
  return `${paths.cadastro()}&${PARAMETRO_DO_PLANO}=${plano}`
}
