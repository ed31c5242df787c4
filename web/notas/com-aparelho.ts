import { readEmail } from '../platform/leitor.ts'
import { isOfflineReady } from '../platform/offline/aparelho.ts'
import { isAway } from '../platform/offline/espera.ts'

type Aparelho = typeof import('./notas-do-aparelho.ts')

interface NoAparelho<Reply> {
  /** Keeps a reply. @returns it, with what waits to be sent */
  readonly keep: (aparelho: Aparelho, leitor: string, reply: Reply) => Promise<Reply>
  /** What is shown while the server is away. */
  readonly read: (aparelho: Aparelho, leitor: string) => Promise<Reply>
}

/**
 * Asks for notes, and shows those of the device when the server is away.
 * @param ask is told for whom: the reply is kept for him and nobody else
 * @throws what `ask` throws, when the device cannot stand in
 */
export async function withAparelho<Reply>(
  ask: (leitor: string | null) => Promise<Reply>,
  { keep, read }: NoAparelho<Reply>,
): Promise<Reply> {
  const leitor = readEmail()
  if (leitor === null || !isOfflineReady()) return ask(leitor)
  let reply: Reply
  try {
    reply = await ask(leitor)
  } catch (error) {
    if (!isAway(error)) throw error
    return use((aparelho) => read(aparelho, leitor)).catch((reason: unknown) => {
      console.error('Erro ao ler as notas do aparelho:', reason)
      throw error
    })
  }
  return use((aparelho) => keep(aparelho, leitor, reply)).catch((reason: unknown) => {
    // Of a reader who has left meanwhile nothing is kept; nor has it failed, when that was under way.
    if (readEmail() === leitor) console.error('Erro ao guardar as notas no aparelho:', reason)
    return reply
  })
}

/**
 * Keeps what the server has just taken. The list that shows it may not come any more, and the one before does not have
 * it. A device that keeps nothing is no failure of the call.
 */
export async function keepNoAparelho(
  leitor: string | null,
  act: (aparelho: Aparelho, leitor: string) => Promise<void>,
): Promise<void> {
  if (leitor === null || !isOfflineReady()) return
  await use((aparelho) => act(aparelho, leitor)).catch((reason: unknown) => {
    if (readEmail() === leitor) console.error('Erro ao guardar a nota no aparelho:', reason)
  })
}

/** Its code is not in the first download. */
async function use<Result>(act: (aparelho: Aparelho) => Promise<Result>): Promise<Result> {
  return act(await import('./notas-do-aparelho.ts'))
}
