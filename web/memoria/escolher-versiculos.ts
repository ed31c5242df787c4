import type { QueryClient } from '@tanstack/react-query'
import { type Cartao, escolherVersiculos as escolher, type VersiculosDoCartao } from '#contract/cartoes.ts'
import { askAgain } from '../platform/ask-again.ts'
import { request } from '../platform/request.ts'
import { versiculosKey } from './queries.ts'

/** Makes a card of verses. @param edicao whose numbers they have; the library's own when absent @throws what `request` throws */
export async function escolherVersiculos(
  queryClient: QueryClient,
  perfil: string,
  lugar: VersiculosDoCartao,
  edicao: string | undefined,
): Promise<Cartao> {
  const cartao = await request(escolher, { params: { id: perfil }, query: { edicao }, body: lugar })
  askAgain(queryClient, versiculosKey(perfil))
  return cartao
}
