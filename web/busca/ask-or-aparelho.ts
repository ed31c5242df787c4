import type { RespostaDaBusca } from '#contract/busca.ts'
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import { isAway } from '../platform/api-error.ts'
import { isOfflineReady } from '../platform/offline/is-offline-ready.ts'
import type { BuscaComOrigem } from './aparelho/buscar-no-aparelho.ts'

interface Pedido {
  readonly q: string
  /** Null for all sources. */
  readonly em: FonteDaBusca | null
  readonly limite: number
}

/**
 * Asks the server, and searches what is kept on the device while nobody answers.
 * @throws what `ask` throws, when the device has nothing to search
 */
export async function askOrAparelho(
  pedido: Pedido,
  ask: () => Promise<RespostaDaBusca>,
): Promise<BuscaComOrigem> {
  try {
    return await ask()
  } catch (error) {
    const found = isAway(error) && isOfflineReady() ? await searchAparelho(pedido) : null
    if (found === null) throw error
    return found
  }
}

/** Its code is not in the first download. */
async function searchAparelho(pedido: Pedido): Promise<BuscaComOrigem | null> {
  try {
    const { buscarNoAparelho } = await import('./aparelho/buscar-no-aparelho.ts')
    return await buscarNoAparelho(pedido)
  } catch (error) {
    console.error('Erro ao buscar no aparelho:', error)
    return null
  }
}
