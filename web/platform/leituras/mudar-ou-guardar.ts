/** Beginning and ending a book: by the server, or waiting on the device while the server is away. */
import { atualizarStatus, criarLeitura, type Leitura, marcarComoLido } from '#contract/leituras.ts'
import { readEmail } from '../leitor.ts'
import { isOfflineReady } from '../offline/aparelho.ts'
import { askToSendAfter } from '../offline/envio.ts'
import { mustWait } from '../offline/espera.ts'
import { request } from '../request.ts'

type Aparelho = typeof import('./leituras-do-aparelho.ts')

/**
 * Starts to read an ebook. Without a network only one that is on the shelf and on this device.
 * @throws what `request` throws; LivroAusente for a book that is not on the device
 */
export function comecarOrKeep(ebookId: number): Promise<Leitura> {
  return orKeep(
    (leitor) => request(criarLeitura, { params: { ebookId }, leitor }),
    ({ keepInicio }, leitor) => keepInicio(leitor, ({ ebook }) => ebook.id === ebookId),
  )
}

/**
 * Starts to read a book of Quero Ler, by the id of its reading.
 * @throws what `comecarOrKeep` throws
 */
export function comecarDaListaOrKeep(id: string): Promise<Leitura> {
  return orKeep(
    (leitor) => request(atualizarStatus, { params: { id }, leitor }),
    ({ keepInicio }, leitor) => keepInicio(leitor, (leitura) => leitura.id === id),
  )
}

/**
 * Marks a reading, by its id, as read.
 * @throws what `request` throws
 */
export function marcarOrKeep(id: string): Promise<Leitura> {
  return orKeep(
    (leitor) => request(marcarComoLido, { params: { id }, leitor }),
    ({ keepFim }, leitor) => keepFim(leitor, id),
  )
}

async function orKeep(
  send: (leitor: string | null) => Promise<Leitura>,
  keep: (aparelho: Aparelho, leitor: string) => Promise<Leitura | null>,
): Promise<Leitura> {
  const leitor = readEmail()
  if (leitor === null || !isOfflineReady()) return send(leitor)
  try {
    return await send(leitor)
  } catch (error) {
    if (!mustWait(error)) throw error
    const kept = await keep(await import('./leituras-do-aparelho.ts'), leitor)
    if (kept === null) throw error
    askToSendAfter(error)
    return kept
  }
}
