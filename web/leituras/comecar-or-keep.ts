/** Beginning and ending a book: by the server, or waiting on the device while the server is away. */
import { atualizarStatus, criarLeitura, type Leitura, marcarComoLido } from '#contract/leituras.ts'
import { sendOrKeep } from '../platform/outbox/send-or-keep.ts'
import { request } from '../platform/request.ts'

/** Starts to read an ebook; without a network one that is here. @throws what `request` throws; LivroAusente */
export function comecarOrKeep(ebookId: number): Promise<Leitura> {
  return sendOrKeep(
    null,
    (leitor) => request(criarLeitura, { params: { ebookId }, leitor }),
    async (leitor, reason) =>
      (await guardadas()).keepInicio(leitor, ({ ebook }) => ebook.id === ebookId, reason),
  )
}

/** Starts to read a book of Quero Ler, by the id of its reading. @throws what `comecarOrKeep` throws */
export function comecarDaListaOrKeep(id: string): Promise<Leitura> {
  return sendOrKeep(
    null,
    (leitor) => request(atualizarStatus, { params: { id }, leitor }),
    async (leitor, reason) => (await guardadas()).keepInicio(leitor, (leitura) => leitura.id === id, reason),
  )
}

/** Marks a reading, by its id, as read. @throws what `request` throws */
export function marcarOrKeep(id: string): Promise<Leitura> {
  return sendOrKeep(
    null,
    (leitor) => request(marcarComoLido, { params: { id }, leitor }),
    async (leitor, reason) => (await guardadas()).keepFim(leitor, id, reason),
  )
}

/** Their code is not in the first download. */
function guardadas() {
  return import('./keep-leitura.ts')
}
