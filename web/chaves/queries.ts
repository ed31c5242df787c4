import { confirmarEndereco } from '#contract/chaves.ts'
import { request } from '../platform/request.ts'

/** Uses up the key that a mail brought for an address. */
export function confirmar(chave: string): Promise<{ success: string }> {
  return request(confirmarEndereco, { body: { chave } })
}
