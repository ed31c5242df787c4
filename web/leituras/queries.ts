import { queryOptions } from '@tanstack/react-query'
import { type Leitura, lerLeitura, listarLendo, listarLidas, listarQueroLer } from '#contract/leituras.ts'
import { buildUrl } from '#contract/url.ts'
import { askOrKept } from '../platform/offline/ask-or-kept.ts'
import { isOfflineReady } from '../platform/offline/is-offline-ready.ts'
import { request } from '../platform/request.ts'
import { LEITURAS } from './estante.ts'

export type EstadoDaLeitura = Leitura['estado']

/** In the order of the shelf's tabs. */
export const ESTADOS = ['lendo', 'quero_ler', 'lido'] as const satisfies readonly EstadoDaLeitura[]

/** The keys under which readings are kept; cache.ts changes what is there. */
export const LISTAS_KEY = [LEITURAS, 'lista'] as const
const LEITURA_KEY = [LEITURAS, 'leitura'] as const
/** Depends on the shelf, so what changes the shelf makes it old. */
export const RECOMENDADOS_KEY = ['ebooks', 'recomendados'] as const

const CHAMADAS = { lendo: listarLendo, quero_ler: listarQueroLer, lido: listarLidas }

/** One list of the shelf, always asked for again on mount and on focus. */
export function leiturasQuery(estado: EstadoDaLeitura) {
  return queryOptions({
    queryKey: [...LISTAS_KEY, estado],
    queryFn: ({ signal }) =>
      askOrKept(
        (leitor) => request(CHAMADAS[estado], { signal, leitor }),
        async () => (await respostas()).keptReply(listaUrl(estado), CHAMADAS[estado].replies[200]),
      ),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** Under which a list is kept on the device. */
export function listaUrl(estado: EstadoDaLeitura): string {
  return CHAMADAS[estado].path
}

/** Under which a reading is kept on the device. */
export function leituraUrl(id: string): string {
  return buildUrl(lerLeitura.path, { params: { id } })
}

/** @param id of the reading */
export function leituraQuery(id: string) {
  return queryOptions({
    queryKey: [...LEITURA_KEY, id],
    queryFn: ({ signal }) =>
      askOrKept(
        async (leitor) => {
          if (leitor !== null && isOfflineReady())
            await (await import('./offline.ts')).sendLeitura(leitor, id)
          return request(lerLeitura, { params: { id }, signal, leitor })
        },
        async () => (await import('./leitura-guardada.ts')).leituraGuardada(leituraUrl(id)),
      ),
    staleTime: 0,
  })
}

/** Its code is not in the first download. */
function respostas() {
  return import('../platform/offline/respostas.ts')
}
