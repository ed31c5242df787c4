import * as z from 'zod/mini'
import { Leitura } from '#contract/leituras.ts'
import { isOfflineReady } from '../offline/aparelho.ts'
import { ESTADOS, type EstadoDaLeitura, listaUrl } from './queries.ts'

/**
 * Does to the shelf on the device what has just become of the reader's: the next lists may not come any more. A device
 * that keeps nothing is no failure.
 */
export async function changeEstanteGuardada(
  leitor: string | null,
  change: (lista: Leitura[], estado: EstadoDaLeitura) => Leitura[],
): Promise<void> {
  if (leitor === null || !isOfflineReady()) return
  try {
    const { changeResposta } = await import('../offline/respostas.ts')
    for (const estado of ESTADOS) {
      await changeResposta(leitor, listaUrl(estado), z.array(Leitura), (lista) => change(lista, estado))
    }
  } catch (error) {
    console.error('Erro ao guardar a estante no aparelho:', error)
  }
}
