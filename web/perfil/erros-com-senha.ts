import { ApiError } from '../platform/api-error.ts'
import type { FormErrors } from '../ui/check-form.ts'

/** The bad fields of a refused form in which the reader proves who they are. @param campoDaSenha where the password of now stands */
export function errosComSenha(error: Error, campoDaSenha: string): FormErrors {
  if (!(error instanceof ApiError)) return {}
  return error.code === 'credenciais_invalidas' ? { [campoDaSenha]: error.message } : error.fields
}
