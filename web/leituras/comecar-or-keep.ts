/** Beginning and ending a book: by the server, or waiting on the device while the server is away. */
import { atualizarStatus, criarLeitura, type Leitura, marcarComoLido } from '#contract/leituras.ts'
import { sendOrKeep } from '../platform/outbox/send-or-keep.ts'
import { request } from '../platform/request.ts'

type Guardadas = typeof import('./keep-leitura.ts')

/** Starts to read an ebook; without a network one that is here. @throws what `request` throws; LivroAusente */
export function comecarOrKeep(ebookId: number): Promise<Leitura> {
  return orKeep(
    (leitor) => request(criarLeitura, { params: { ebookId }, leitor }),
    ({ keepInicio }, leitor) => keepInicio(leitor, ({ ebook }) => ebook.id === ebookId),
  )
}

/** Starts to read a book of Quero Ler, by the id of its reading. @throws what `comecarOrKeep` throws */
export function comecarDaListaOrKeep(id: string): Promise<Leitura> {
  return orKeep(
    (leitor) => request(atualizarStatus, { params: { id }, leitor }),
    ({ keepInicio }, leitor) => keepInicio(leitor, (leitura) => leitura.id === id),
  )
}

/** Marks a reading, by its id, as read. @throws what `request` throws */
export function marcarOrKeep(id: string): Promise<Leitura> {
  return orKeep(
    (leitor) => request(marcarComoLido, { params: { id }, leitor }),
    ({ keepFim }, leitor) => keepFim(leitor, id),
  )
}

function orKeep(
  send: (leitor: string | null) => Promise<Leitura>,
  keep: (guardadas: Guardadas, leitor: string) => Promise<Leitura | null>,
): Promise<Leitura> {
  return sendOrKeep(null, send, async (leitor, reason) => {
    const kept = await keep(await import('./keep-leitura.ts'), leitor)
    if (kept === null) throw reason
    return kept
  })
}
