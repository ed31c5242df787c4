import { queryOptions } from '@tanstack/react-query'
import { listarMarcas } from '#contract/marcas.ts'
import { askOrKept } from '../platform/offline/ask-or-kept.ts'
import { request } from '../platform/request.ts'
import { type CapituloMarcado, MARCAS } from './mudanca-da-marca.ts'

/** The reader's marks in a chapter, with the numbers of the edition in which it is read. */
export function marcasQuery(onde: CapituloMarcado) {
  const { livro, capitulo, edicao } = onde
  return queryOptions({
    queryKey: [...marcasDoCapituloKey(onde), edicao ?? null],
    queryFn: ({ signal }) =>
      askOrKept(
        (leitor) => request(listarMarcas, { params: { livro, capitulo }, query: { edicao }, signal, leitor }),
        // Its code is not in the first download.
        async () => (await import('./offline.ts')).marcasGuardadas(onde),
      ),
  })
}

/** What the keys of a chapter's marks begin with, in whatever edition. */
export function marcasDoCapituloKey({ livro, capitulo }: CapituloMarcado) {
  return [MARCAS, livro, capitulo] as const
}
