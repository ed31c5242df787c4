import type { Usuario } from '#contract/auth.ts'

/** The initials shown instead of a photo: first and last name, or the e-mail's first letter. */
export function initials({ first_name, last_name, email }: Usuario): string {
  const letters = [first_name, last_name].map((name) => name.trim().slice(0, 1)).join('')
  return (letters || email.slice(0, 1)).toLocaleLowerCase('pt-BR')
}
