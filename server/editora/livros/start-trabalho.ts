/** Reading and publishing: one server at a time does it, and says in the draft's row how far it is. */
import { setTimeout as delay } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '#server/platform/app-error.ts'
import { describeProblemas } from './describe-ebook.ts'
import { LIMITES_DO_TRABALHO, TrabalhoInterrompido } from './livros-pool.ts'
import type { MesaDosLivros } from './mesa-dos-livros.ts'
import { beginTrabalho, endTrabalho, type RascunhoTable } from './rascunhos-repository.ts'

/** So much longer than the work itself may take it may wait for its turn. */
const ESPERA_MS = 5 * 60_000
/** A call waits so long for work that is mostly done sooner. */
const RESPOSTA_MS = 8_000

type Visto = Pick<RascunhoTable, 'id' | 'versao'>

/** Begins to read a draft; the call is answered when it is read, or in some seconds. @throws AppError 409 */
export function startLeitura(mesa: MesaDosLivros, visto: Visto): Promise<void> {
  return start(mesa, visto, 'ler', async (pedido) => {
    await mesa.pool.run({ tipo: 'ler', pedido })
  })
}

/** @throws AppError 409 */
export function startPublicacao(mesa: MesaDosLivros, visto: Visto, autorId: string): Promise<void> {
  return start(mesa, visto, 'publicar', async (pedido) => {
    await mesa.pool.run({ tipo: 'publicar', pedido: { ...pedido, autorId } })
    mesa.dropTexts()
  })
}

async function start(
  mesa: MesaDosLivros,
  visto: Visto,
  tipo: 'ler' | 'publicar',
  work: (pedido: { id: string; trabalho: string }) => Promise<void>,
): Promise<void> {
  const trabalho = uuidv7()
  const ate = new Date(Date.now() + LIMITES_DO_TRABALHO[tipo] + ESPERA_MS).toISOString()
  const estado = tipo === 'ler' ? 'lendo' : 'publicando'
  const begun = await beginTrabalho(mesa.db.write, visto, { estado, trabalho, ate })
  if (!begun)
    throw new AppError(
      'estado_nao_permite',
      'O rascunho mudou ou está em trabalho. Abra-o de novo em instantes.',
    )
  const pedido = { id: visto.id, trabalho }
  const running = work(pedido)
    .catch((error) => recordFailure(mesa, tipo, pedido, error))
    .catch((error) => mesa.log.warn({ err: error }, 'the state of a draft could not be written'))
    .finally(() => mesa.running.delete(running))
  mesa.running.add(running)
  await Promise.race([running, delay(RESPOSTA_MS, undefined, { ref: false })])
}

/** What would fail again is told as the file's fault; anything else leaves a state from which one can go on. */
async function recordFailure(
  { db, log }: MesaDosLivros,
  tipo: 'ler' | 'publicar',
  pedido: { id: string; trabalho: string },
  error: unknown,
): Promise<void> {
  log.warn({ err: error }, 'work on a draft failed')
  const isFinal = error instanceof TrabalhoInterrompido && error.isFinal
  const message =
    error instanceof AppError ? error.message : 'O servidor não conseguiu terminar. Tente de novo.'
  if (tipo === 'publicar') await endTrabalho(db.write, pedido, { estado: 'pronto', recusa: message })
  else if (!isFinal) await endTrabalho(db.write, pedido, {})
  else {
    const relatorio = JSON.stringify(describeProblemas([{ reason: message }]))
    await endTrabalho(db.write, pedido, { estado: 'recusado', relatorio })
  }
}
