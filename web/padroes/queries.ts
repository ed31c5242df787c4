import { queryOptions } from '@tanstack/react-query'
import { capituloCfwCompleto, listarCapitulosCfw } from '#contract/cfw.ts'
import { request } from '../platform/request.ts'

/** Chapters of the Confession, without their text. */
export function capitulosCfwQuery() {
  return queryOptions({
    queryKey: ['cfw', 'capitulos'],
    queryFn: ({ signal }) => request(listarCapitulosCfw, { signal }),
  })
}

/**
 * One chapter of the Confession with sections, parts and citations.
 * @param id number of the chapter, 1 to 33
 */
export function capituloCfwCompletoQuery(id: number) {
  return queryOptions({
    queryKey: ['cfw', 'capitulo', id],
    queryFn: ({ signal }) => request(capituloCfwCompleto, { params: { id: String(id) }, signal }),
  })
}
