import type { RespostaDaBusca } from '#contract/busca.ts'
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import { readEmail } from '../../platform/leitor.ts'
import type { PedidoAoAparelho, RespostaDoAparelho } from './pedido-ao-aparelho.ts'

/** An answer of the server; or of the device, and where that could look. */
export type BuscaComOrigem = RespostaDaBusca & { readonly doAparelho?: readonly FonteDaBusca[] }

/** A first search reads the whole Bible; a slow telephone may take this long. */
const MAX_ESPERA_MS = 60_000

/**
 * Searches the standards, the Bible and the notes that are on the device, in a worker.
 * @returns null when none of them is
 */
export async function buscarNoAparelho(
  pedido: Pick<PedidoAoAparelho, 'q' | 'em' | 'limite'>,
): Promise<BuscaComOrigem | null> {
  const { grupos, fontes } = await askWorker(pedido)
  return fontes.length === 0
    ? null
    : { sugestao: null, da_sugestao: false, grupos: [...grupos], doAparelho: fontes }
}

let worker: Worker | null = null
let lastId = 0

function askWorker(pedido: Omit<PedidoAoAparelho, 'id' | 'leitor'>): Promise<RespostaDoAparelho> {
  worker ??= new Worker(new URL('./busca-worker.ts', import.meta.url), { type: 'module' })
  const asked = worker
  lastId += 1
  const id = lastId
  const { promise, resolve, reject } = Promise.withResolvers<RespostaDoAparelho>()
  const end = new AbortController()
  const { signal } = end
  // One that broke or hangs is replaced by the next search.
  const fail = (reason: string) => {
    if (worker === asked) worker = null
    asked.terminate()
    reject(new Error(reason))
  }
  const timer = setTimeout(() => fail('The worker does not answer.'), MAX_ESPERA_MS)
  asked.addEventListener('error', ({ message }) => fail(message), { signal })
  asked.addEventListener(
    'message',
    ({ data }: MessageEvent<RespostaDoAparelho | { id: number; erro: string }>) => {
      if (data.id !== id) return
      if ('erro' in data) reject(new Error(data.erro))
      else resolve(data)
    },
    { signal },
  )
  asked.postMessage({ ...pedido, id, leitor: readEmail() } satisfies PedidoAoAparelho)
  return promise.finally(() => {
    clearTimeout(timer)
    end.abort()
  })
}
