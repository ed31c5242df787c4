/** Beginning and ending a book: by the server, or waiting on the device while the network is away. */
import { atualizarStatus, criarLeitura, type Leitura, marcarComoLido } from '#contract/leituras.ts'
import { NetworkError } from '../api-error.ts'
import { isOfflineReady } from '../offline/aparelho.ts'
import { request } from '../request.ts'

type Aparelho = typeof import('./leituras-do-aparelho.ts')

/**
 * Starts to read an ebook. Without a network only one that is on the shelf and on this device.
 * @throws what `request` throws; LivroAusente for a book that is not on the device
 */
export function comecarOrKeep(ebookId: number): Promise<Leitura> {
  return orKeep(
    () => request(criarLeitura, { params: { ebookId } }),
    ({ keepInicio }) => keepInicio(({ ebook }) => ebook.id === ebookId),
  )
}

/**
 * Starts to read a book of Quero Ler, by the id of its reading.
 * @throws what `comecarOrKeep` throws
 */
export function comecarDaListaOrKeep(id: string): Promise<Leitura> {
  return orKeep(
    () => request(atualizarStatus, { params: { id } }),
    ({ keepInicio }) => keepInicio((leitura) => leitura.id === id),
  )
}

/**
 * Marks a reading, by its id, as read.
 * @throws what `request` throws
 */
export function marcarOrKeep(id: string): Promise<Leitura> {
  return orKeep(
    () => request(marcarComoLido, { params: { id } }),
    ({ keepFim }) => keepFim(id),
  )
}

async function orKeep(
  send: () => Promise<Leitura>,
  keep: (aparelho: Aparelho) => Promise<Leitura | null>,
): Promise<Leitura> {
  if (!isOfflineReady()) return send()
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const kept = await keep(await import('./leituras-do-aparelho.ts'))
    if (kept === null) throw error
    return kept
  }
}
