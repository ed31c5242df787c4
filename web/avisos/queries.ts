import { cancelarAviso, type TipoDeAviso } from '#contract/avisos.ts'
import { request } from '../platform/request.ts'

/** Stops a kind of mail with the key that one of them brought. */
export function cancelar(chave: string): Promise<{ tipo: TipoDeAviso; success: string }> {
  return request(cancelarAviso, { body: { chave } })
}
