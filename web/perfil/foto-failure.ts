import { ApiError } from '../platform/api-error.ts'
import { failureSentence } from '../platform/failure-sentence.ts'

/** Why a photo was not saved, by status, for a proxy may refuse it first. @param error what the upload threw */
export function fotoFailure(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0
  switch (status) {
    case 413:
      return 'A foto é maior do que o servidor aceita. Escolha uma menor.'
    case 415:
      return 'O servidor só aceita fotos JPEG, PNG ou WebP. Escolha outra.'
    case 422:
      return `${failureSentence(error, '')} Escolha outra foto ou mude o recorte.`
    default:
      return failureSentence(error, 'Não foi possível salvar a foto')
  }
}
