import { queryOptions } from '@tanstack/react-query'
import { listarMarcas, listarMarcasDaPagina } from '#contract/marcas.ts'
import { askOrKept } from '../platform/offline/ask-or-kept.ts'
import { request } from '../platform/request.ts'
import { MARCAS, type TextoDasMarcas } from './mudanca-da-marca.ts'

/** The reader's marks in a text; in a chapter of the Bible with the numbers of the edition in which it is read. */
export function marcasQuery(onde: TextoDasMarcas) {
  return queryOptions({
    queryKey: 'padrao' in onde ? marcasDoTextoKey(onde) : [...marcasDoTextoKey(onde), onde.edicao ?? null],
    queryFn: ({ signal }) =>
      askOrKept(
        (leitor) => askMarcas(onde, { signal, leitor }),
        // Its code is not in the first download.
        async () => (await import('./offline.ts')).marcasGuardadas(onde),
      ),
  })
}

/** What the keys of a text's marks begin with, in whatever edition. */
export function marcasDoTextoKey(onde: TextoDasMarcas) {
  if ('padrao' in onde) return [MARCAS, onde.padrao, onde.numero] as const
  return [MARCAS, onde.livro, onde.capitulo] as const
}

function askMarcas(onde: TextoDasMarcas, options: { signal: AbortSignal; leitor: string | null }) {
  if ('padrao' in onde) {
    const { padrao, numero } = onde
    return request(listarMarcasDaPagina, { params: { padrao, numero }, ...options })
  }
  const { livro, capitulo, edicao } = onde
  return request(listarMarcas, { params: { livro, capitulo }, query: { edicao }, ...options })
}
