/** The place in a book, kept on the device while the server is away. */

import * as z from 'zod/mini'
import { Leitura } from '#contract/leituras.ts'
import { readEmail } from '../../platform/leitor.ts'
import { leituraUrl } from '../../platform/leituras/queries.ts'
import { isOfflineReady } from '../../platform/offline/aparelho.ts'
import { askToSendAfter } from '../../platform/offline/envio.ts'
import { mustWait } from '../../platform/offline/espera.ts'
import { isSameLugar, type LugarNoLivro, toLugar } from './guarda.ts'

/**
 * Saves a place. While the server is away it waits on the device as well, and the book opens there again.
 * @throws what `save` throws, always: who asked must know that the server does not have it
 */
export async function saveOrKeepLugar(
  id: string,
  lugar: LugarNoLivro,
  versao: number,
  save: (leitor: string | null) => Promise<Leitura>,
): Promise<Leitura> {
  const leitor = readEmail()
  if (leitor === null || !isOfflineReady()) return save(leitor)
  try {
    const leitura = await save(leitor)
    await drop(leitor, id)
    return leitura
  } catch (error) {
    if (mustWait(error)) {
      await keep(leitor, id, lugar, versao)
      askToSendAfter(error)
    }
    throw error
  }
}

/**
 * Takes out of the queue the place that another device has passed while this one had no network.
 * @returns null when there is none, or it is where the reading is anyhow
 */
export async function takeLugarParado(leitura: Leitura): Promise<LugarNoLivro | null> {
  if (!isOfflineReady()) return null
  const { findPendente, resolverPendente } = await import('../../platform/offline/fila-store.ts')
  const pendente = await findPendente(readEmail(), leitura.id)
  if (pendente?.tipo !== 'lugar' || !pendente.parado) return null
  await resolverPendente(pendente)
  return isSameLugar(pendente, toLugar(leitura)) ? null : pendente
}

async function keep(leitor: string, id: string, lugar: LugarNoLivro, versao: number): Promise<void> {
  try {
    const { enfileirar } = await import('../../platform/offline/fila-store.ts')
    const { keepResposta, readResposta } = await import('../../platform/offline/respostas.ts')
    await enfileirar(leitor, { tipo: 'lugar', id, ...lugar, versao })
    const kept = z.safeParse(Leitura, await readResposta(leitor, leituraUrl(id)))
    if (kept.success) await keepResposta(leitor, leituraUrl(id), movedTo(kept.data, lugar))
  } catch (reason) {
    console.error('Erro ao guardar o lugar da leitura no aparelho:', reason)
  }
}

/** What waited is older than what the server has now. */
async function drop(leitor: string, id: string): Promise<void> {
  const { findPendente, resolverPendente } = await import('../../platform/offline/fila-store.ts')
  const pendente = await findPendente(leitor, id)
  if (pendente) await resolverPendente(pendente)
}

/** The reading as it is when it is opened next. */
export function movedTo(
  leitura: Leitura,
  { capitulo_id, paragrafo_id, deslocamento }: LugarNoLivro,
): Leitura {
  return {
    ...leitura,
    capitulo_atual: capitulo_id,
    posicao: { ...leitura.posicao, paragrafo_id, deslocamento },
  }
}
