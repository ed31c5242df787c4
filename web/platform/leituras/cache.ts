/** What a change of the shelf changes in the lists that are already there. */
import type { QueryClient } from '@tanstack/react-query'
import type { Leitura } from '#contract/leituras.ts'
import { readEmail } from '../leitor.ts'
import { dropFromList, moveLeitura } from './estante.ts'
import { changeEstanteGuardada } from './estante-guardada.ts'
import { ESTADOS, LISTAS_KEY, leituraQuery, leiturasQuery, RECOMENDADOS_KEY } from './queries.ts'

/** Puts a reading, as the server answered it, into the list of its state and out of the others. */
export async function putLeitura(queryClient: QueryClient, leitura: Leitura): Promise<void> {
  const leitor = readEmail()
  // An answer that is on its way may be older than the change.
  await queryClient.cancelQueries({ queryKey: LISTAS_KEY })
  queryClient.setQueryData(leituraQuery(leitura.id).queryKey, leitura)
  for (const estado of ESTADOS) {
    queryClient.setQueryData(
      leiturasQuery(estado).queryKey,
      (lista) => lista && moveLeitura(lista, leitura, estado),
    )
  }
  await changeEstanteGuardada(leitor, (lista, estado) => moveLeitura(lista, leitura, estado))
}

/** Takes a removed reading out of every list. */
export async function dropLeitura(queryClient: QueryClient, id: string): Promise<void> {
  const leitor = readEmail()
  await queryClient.cancelQueries({ queryKey: LISTAS_KEY })
  for (const estado of ESTADOS) {
    queryClient.setQueryData(leiturasQuery(estado).queryKey, (lista) => lista && dropFromList(lista, id))
  }
  await changeEstanteGuardada(leitor, (lista) => dropFromList(lista, id))
}

/** Asks for the three lists again; what depends on the shelf is asked for when it is next shown. */
export function refreshEstante(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: LISTAS_KEY })
  void queryClient.invalidateQueries({ queryKey: RECOMENDADOS_KEY, refetchType: 'none' })
}
