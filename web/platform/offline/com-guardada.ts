import * as z from 'zod/mini'
import type { $ZodType, output } from 'zod/v4/core'
import { NetworkError } from '../api-error.ts'
import { isOfflineReady } from './aparelho.ts'
import { askToSend } from './envio.ts'
import { useNaoEnviadas } from './nao-enviadas.ts'

/**
 * Asks for something private, and falls back on what was last answered when the network is away.
 * @param url names the reply on the device
 * @param schema shape that a kept reply must still have
 * @throws what `ask` throws, when nothing is kept
 */
export async function withGuardada<const S extends $ZodType>(
  url: string,
  schema: S,
  ask: () => Promise<output<S>>,
): Promise<output<S>> {
  if (!isOfflineReady()) return ask()
  try {
    const reply = await ask()
    // The server answers: what waits need not wait for the browser to notice.
    if (useNaoEnviadas.getState().ids.size > 0) askToSend()
    void keep(url, reply)
    return reply
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const kept = z.safeParse(schema, await read(url))
    if (!kept.success) throw error
    return kept.data
  }
}

async function keep(url: string, reply: unknown): Promise<void> {
  try {
    const { keepResposta } = await import('./respostas.ts')
    await keepResposta(url, reply)
  } catch (error) {
    console.error('Erro ao guardar uma resposta no aparelho:', error)
  }
}

async function read(url: string): Promise<unknown> {
  try {
    const { readResposta } = await import('./respostas.ts')
    return await readResposta(url)
  } catch (error) {
    console.error('Erro ao ler uma resposta do aparelho:', error)
    return undefined
  }
}
