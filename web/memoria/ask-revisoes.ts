import { listarRevisoes } from '#contract/memoria.ts'
import { request } from '../platform/request.ts'
import type { RevisoesDoServidor } from './memoria.ts'
import { mergeRevisoes } from './merge-revisoes.ts'

const NADA: RevisoesDoServidor = { ate: 0, revisoes: [] }
/** So many parts hold more than a reader may have. */
const MAX_PARTES = 30

interface Pedido {
  readonly perfil: string
  readonly leitor: string | null
  readonly signal: AbortSignal
}

/**
 * Asks for the reviews that are not known yet; for all, when the server has another number of them than that makes.
 * @throws what `request` throws
 */
export async function askRevisoes(
  { perfil, leitor, signal }: Pedido,
  conhecidas: RevisoesDoServidor | undefined,
): Promise<RevisoesDoServidor> {
  let known = conhecidas ?? NADA
  let isWhole = known.ate === 0
  for (let partes = 0; partes < MAX_PARTES; partes += 1) {
    const { ate, total, ha_mais, revisoes } = await request(listarRevisoes, {
      params: { id: perfil },
      query: { depois: String(known.ate) },
      signal,
      leitor,
    })
    known = { ate, revisoes: mergeRevisoes(known.revisoes, revisoes) }
    if (ha_mais) continue
    if (isWhole || known.revisoes.length === total) return known
    known = NADA
    isWhole = true
  }
  return known
}
