/** What a saved or deleted note changes in the lists that are already there. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Nota } from '#contract/notas.ts'
import { askAgain, changeShown } from '../platform/ask-again.ts'
import type { AlvoDaNota } from './nota-em-escrita.ts'
import { DIRETORIOS_KEY, LISTA_KEY, notasDaPaginaQuery, PAGINA_KEY, type ParteDaLista } from './queries.ts'

/** Shows a new note on its page at once; the page asks the server for its notes all the same. */
export function putNewNota(queryClient: QueryClient, { simbolo, numero }: AlvoDaNota, nota: Nota): void {
  const { queryKey } = notasDaPaginaQuery(simbolo, numero)
  askAgain(queryClient, queryKey, () =>
    queryClient.setQueryData(
      queryKey,
      (notas) => notas && [nota, ...notas.filter(({ id }) => id !== nota.id)],
    ),
  )
  void queryClient.resetQueries({ queryKey: LISTA_KEY })
  askAgain(queryClient, DIRETORIOS_KEY)
}

/** Puts an edited note in the place of the old one, wherever it is listed. */
export function replaceNota(queryClient: QueryClient, nota: Nota): void {
  changeLists(queryClient, (notas) => {
    if (!notas.some(({ id }) => id === nota.id)) return notas
    return notas.map((old) => (old.id === nota.id ? { ...old, ...nota } : old))
  })
}

/** Takes a deleted note out of every list. */
export function dropNota(queryClient: QueryClient, id: string): void {
  changeLists(queryClient, (notas) => {
    return notas.some((nota) => nota.id === id) ? notas.filter((nota) => nota.id !== id) : notas
  })
  askAgain(queryClient, DIRETORIOS_KEY)
}

type Change = <Item extends Nota>(notas: readonly Item[]) => readonly Item[]

/** Parts of the long list that do not change stay the same objects, so that they are not drawn again. */
function changeLists(queryClient: QueryClient, change: Change): void {
  changeShown(queryClient, PAGINA_KEY, () =>
    queryClient.setQueriesData<readonly Nota[]>({ queryKey: PAGINA_KEY }, (notas) => notas && change(notas)),
  )
  changeShown(queryClient, LISTA_KEY, () =>
    queryClient.setQueriesData<InfiniteData<ParteDaLista>>({ queryKey: LISTA_KEY }, (lista) => {
      if (!lista) return lista
      const pages = lista.pages.map((parte) => {
        const notas = change(parte.notas)
        return notas === parte.notas ? parte : { ...parte, notas }
      })
      return { ...lista, pages }
    }),
  )
}
