import type { Destaque } from '#contract/destaques.ts'
import { type DestaquePendente, mudancaOf } from '../platform/offline/fila.ts'
import { drop, put } from './lista.ts'

/**
 * The highlights of a book as the reader should see them: what the server (or the device) has, and what waits.
 * @param fila of the reader, in order
 */
export function juntarPendentes(
  ebookId: number,
  lista: readonly Destaque[],
  fila: readonly DestaquePendente[],
): Destaque[] {
  return fila.reduce<Destaque[]>(
    (joined, item) => {
      if (item.tipo === 'desmarcar') return drop(joined, item.id)
      if (item.tipo === 'marcar')
        return item.destaque.ebook_id === ebookId ? put(joined, item.destaque) : joined
      return joined.map((old) => (old.id === item.id ? { ...old, ...mudancaOf(item) } : old))
    },
    [...lista],
  )
}
