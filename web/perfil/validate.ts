/** Checks the account's forms before they are sent, by the contract's own rules. */
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { Nomes, TrocaDeSenha } from '#contract/perfil.ts'

/** One sentence for each bad field; empty when the form may be sent. */
export type FormErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>

export const CAMPOS_DOS_NOMES = ['first_name', 'last_name'] as const
export type CampoDosNomes = (typeof CAMPOS_DOS_NOMES)[number]

export function validateNomes(nomes: Nomes): FormErrors<CampoDosNomes> {
  return firstMessages(Nomes, nomes, CAMPOS_DOS_NOMES)
}

export const CAMPOS_DA_SENHA = ['senha_atual', 'senha_nova', 'repeticao'] as const
export type CampoDaSenha = (typeof CAMPOS_DA_SENHA)[number]

/** The new password is typed twice: nobody sees what he types. */
const FormDaSenha = z.extend(TrocaDeSenha, { repeticao: z.string() }).check(
  z.refine(({ senha_atual }) => senha_atual !== '', {
    error: 'Informe a senha atual.',
    path: ['senha_atual'],
  }),
  z.refine(({ senha_nova, repeticao }) => senha_nova === repeticao, {
    error: 'As duas senhas novas não são iguais.',
    path: ['repeticao'],
    // Shown together with the other sentences, not only once the other fields are right.
    when: () => true,
  }),
)

export function validateSenha(values: Readonly<Record<CampoDaSenha, string>>): FormErrors<CampoDaSenha> {
  return firstMessages(FormDaSenha, values, CAMPOS_DA_SENHA)
}

/** @returns the first of the bad fields in their order on the form, if there is one */
export function firstBad<Field extends string>(
  fields: readonly Field[],
  errors: FormErrors<Field>,
): Field | undefined {
  return fields.find((field) => errors[field])
}

function firstMessages<Field extends string>(
  schema: $ZodType,
  values: unknown,
  fields: readonly Field[],
): FormErrors<Field> {
  const { error } = z.safeParse(schema, values)
  const errors: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const issue = error?.issues.find(({ path }) => path[0] === field)
    if (issue) errors[field] = issue.message
  }
  return errors
}
