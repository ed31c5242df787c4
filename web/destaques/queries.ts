import { queryOptions } from '@tanstack/react-query'
import { type Destaque, listarDestaques } from '#contract/destaques.ts'
import { isOfflineReady } from '../platform/offline/aparelho.ts'
import { withGuardada } from '../platform/offline/com-guardada.ts'
import { request } from '../platform/request.ts'
import { urlDaLista } from './lista-guardada.ts'

/** The reader's highlights in an ebook, in the order of the text; those without a place last. */
export function destaquesQuery(ebookId: number) {
  return queryOptions({
    queryKey: ['destaques', ebookId],
    queryFn: async ({ signal }) => {
      const params = { ebookId }
      const lista = await withGuardada(urlDaLista(ebookId), listarDestaques.replies[200], (leitor) =>
        request(listarDestaques, { params, signal, leitor }),
      )
      return isOfflineReady() ? joinPendentes(ebookId, lista) : lista
    },
  })
}

/** Its code is not in the first download; without it the highlights that wait are only not shown. */
async function joinPendentes(ebookId: number, lista: Destaque[]): Promise<Destaque[]> {
  try {
    const [{ juntarPendentes }, { isDestaque }, { listPendentes }] = await Promise.all([
      import('./juntar-pendentes.ts'),
      import('../platform/offline/fila.ts'),
      import('../platform/offline/fila-store.ts'),
    ])
    return juntarPendentes(ebookId, lista, (await listPendentes()).filter(isDestaque))
  } catch (error) {
    console.error('Erro ao ler os destaques do aparelho:', error)
    return lista
  }
}
