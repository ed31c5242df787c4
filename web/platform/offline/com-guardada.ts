import * as z from 'zod/mini'
import type { $ZodType, output } from 'zod/v4/core'
import { readEmail } from '../leitor.ts'
import { isOfflineReady } from './aparelho.ts'
import { askToSend } from './envio.ts'
import { isAway } from './espera.ts'
import { useNaoEnviadas } from './nao-enviadas.ts'

/**
 * Asks for something private, and falls back on what was last answered when the server is away.
 * @param url names the reply on the device
 * @param schema shape that a kept reply must still have
 * @param ask is told for whom: the reply is kept for him and nobody else
 * @throws what `ask` throws, when nothing is kept
 */
export async function withGuardada<const S extends $ZodType>(
  url: string,
  schema: S,
  ask: (leitor: string | null) => Promise<output<S>>,
): Promise<output<S>> {
  const leitor = readEmail()
  if (leitor === null || !isOfflineReady()) return ask(leitor)
  try {
    const reply = await ask(leitor)
    // The server answers: what waits need not wait for the browser to notice.
    if (useNaoEnviadas.getState().ids.size > 0) askToSend()
    void keep(leitor, url, reply)
    return reply
  } catch (error) {
    if (!isAway(error)) throw error
    const kept = z.safeParse(schema, await read(leitor, url))
    if (!kept.success) throw error
    return kept.data
  }
}

async function keep(leitor: string, url: string, reply: unknown): Promise<void> {
  try {
    const { keepResposta } = await import('./respostas.ts')
    await keepResposta(leitor, url, reply)
  } catch (error) {
    console.error('Erro ao guardar uma resposta no aparelho:', error)
  }
}

async function read(leitor: string, url: string): Promise<unknown> {
  try {
    const { readResposta } = await import('./respostas.ts')
    return await readResposta(leitor, url)
  } catch (error) {
    console.error('Erro ao ler uma resposta do aparelho:', error)
    return undefined
  }
}
