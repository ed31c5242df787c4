/** Changes of highlights that wait on the device while the network is away. */
import {
  criarDestaque,
  type Destaque,
  deletarDestaque,
  type EdicaoDoDestaque,
  editarDestaque,
} from '#contract/destaques.ts'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import { isOfflineReady } from '../platform/offline/aparelho.ts'
import { askToSend } from '../platform/offline/envio.ts'
import { request } from '../platform/request.ts'
import { toNovo } from './lista.ts'

export type Mudanca = Pick<EdicaoDoDestaque, 'cor' | 'nota'>

type Store = typeof import('../platform/offline/fila-store.ts')

/** @returns the highlight as it is now, on the server or on this device */
export function createOrKeep(destaque: Destaque): Promise<Destaque> {
  return orKeep(
    destaque.id,
    () => request(criarDestaque, { params: { ebookId: destaque.ebook_id }, body: toNovo(destaque) }),
    async ({ enfileirar }) => {
      await enfileirar({ tipo: 'marcar', id: destaque.id, destaque })
      return destaque
    },
  )
}

/**
 * @param destaque as it is shown; undefined when it was deleted meanwhile, which the server then says
 * @returns the highlight as it is now, on the server or on this device
 */
export function editOrKeep(id: string, destaque: Destaque | undefined, mudanca: Mudanca): Promise<Destaque> {
  const versao = destaque?.versao
  const send = () => request(editarDestaque, { params: { id }, body: { ...mudanca, versao } })
  if (destaque === undefined || versao === undefined) return send()
  return orKeep(id, send, async ({ enfileirar }) => {
    const mudado = { ...destaque, ...mudanca }
    await enfileirar({ tipo: 'alterar', id, ...mudanca, versao, destaque: mudado })
    return mudado
  })
}

/** One that was deleted elsewhere is deleted. */
export function deleteOrKeep(id: string): Promise<void> {
  return orKeep(
    id,
    async () => {
      await request(deletarDestaque, { params: { id } }).catch(passOverGone)
    },
    async ({ enfileirar }) => {
      await enfileirar({ tipo: 'desmarcar', id })
    },
  )
}

async function orKeep<Reply>(
  id: string,
  send: () => Promise<Reply>,
  keep: (store: Store) => Promise<Reply>,
): Promise<Reply> {
  if (!isOfflineReady()) return send()
  const store = await import('../platform/offline/fila-store.ts')
  // What was done before it is sent first.
  if (await store.findPendente(id)) {
    const kept = await keep(store)
    askToSend()
    return kept
  }
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return keep(store)
  }
}

function passOverGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
