/** What a change of the shelf changes in the lists that are already there. */
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Leitura } from '#contract/leituras.ts'
import { readEmail } from '../platform/leitor.ts'
import { changeKept } from '../platform/offline/ask-or-kept.ts'
import { dropFromList, moveLeitura } from './estante.ts'
import {
  ESTADOS,
  type EstadoDaLeitura,
  LISTAS_KEY,
  leituraQuery,
  leiturasQuery,
  listaUrl,
  RECOMENDADOS_KEY,
} from './queries.ts'

/** Puts a reading, as the server answered it, into the list of its state and out of the others. */
export async function putLeitura(queryClient: QueryClient, leitura: Leitura): Promise<void> {
  const leitor = readEmail()
  const { queryKey } = leituraQuery(leitura.id)
  // An answer that is on its way may be older than the change.
  await Promise.all([
    queryClient.cancelQueries({ queryKey: LISTAS_KEY }),
    queryClient.cancelQueries({ queryKey, exact: true }),
  ])
  queryClient.setQueryData(queryKey, leitura)
  for (const estado of ESTADOS) {
    queryClient.setQueryData(
      leiturasQuery(estado).queryKey,
      (lista) => lista && moveLeitura(lista, leitura, estado),
    )
  }
  await changeGuardadas(leitor, (lista, estado) => moveLeitura(lista, leitura, estado))
}

/** Takes a removed reading out of every list. */
export async function dropLeitura(queryClient: QueryClient, id: string): Promise<void> {
  const leitor = readEmail()
  await queryClient.cancelQueries({ queryKey: LISTAS_KEY })
  for (const estado of ESTADOS) {
    queryClient.setQueryData(leiturasQuery(estado).queryKey, (lista) => lista && dropFromList(lista, id))
  }
  await changeGuardadas(leitor, (lista) => dropFromList(lista, id))
}

/** Asks for the three lists again; what depends on the shelf is asked for when it is next shown. */
export function refreshEstante(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: LISTAS_KEY })
  void queryClient.invalidateQueries({ queryKey: RECOMENDADOS_KEY, refetchType: 'none' })
}

/** The next lists may not come any more. */
function changeGuardadas(
  leitor: string | null,
  change: (lista: Leitura[], estado: EstadoDaLeitura) => Leitura[],
): Promise<void> {
  return changeKept(leitor, async (email) => {
    const { changeResposta } = await import('../platform/offline/respostas.ts')
    for (const estado of ESTADOS) {
      await changeResposta(email, listaUrl(estado), z.array(Leitura), (lista) => change(lista, estado))
    }
  })
}
