import * as z from 'zod/mini'
import { Cadastro } from '#contract/auth.ts'

/** One sentence for each bad field, in the order in which the fields are checked. */
export type CadastroErrors = Partial<Record<keyof Cadastro, string>>

/**
 * Checks a registration before it is sent, by the contract's own rules (specification section 5).
 * @returns for each bad field its first broken rule; empty when the registration may be sent
 */
export function validateCadastro(values: Cadastro): CadastroErrors {
  const parsed = z.safeParse(Cadastro, values)
  return parsed.success ? {} : firstMessages(parsed.error.issues)
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

function firstMessages(issues: readonly Issue[]): CadastroErrors {
  const errors: CadastroErrors = {}
  for (const field of CADASTRO_FIELDS) {
    const issue = issues.find(({ path }) => path[0] === field)
    if (issue) errors[field] = issue.message
  }
  return errors
}

/** Fields of the registration in the order of its checks. */
export const CADASTRO_FIELDS = [
  'username',
  'email',
  'password',
] as const satisfies readonly (keyof Cadastro)[]
