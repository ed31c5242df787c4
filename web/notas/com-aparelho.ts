import { NetworkError } from '../platform/api-error.ts'
import { readLeitor } from '../platform/leitor.ts'
import { isOfflineReady } from '../platform/offline/aparelho.ts'

type Aparelho = typeof import('./notas-do-aparelho.ts')

interface NoAparelho<Reply> {
  /** Keeps a reply. @returns it, with what waits to be sent */
  readonly keep: (aparelho: Aparelho, reply: Reply) => Promise<Reply>
  /** What is shown while the network is away. */
  readonly read: (aparelho: Aparelho) => Promise<Reply>
}

/**
 * Asks for notes, and shows those of the device when the network is away.
 * @throws what `ask` throws, when the device cannot stand in
 */
export async function withAparelho<Reply>(
  ask: () => Promise<Reply>,
  { keep, read }: NoAparelho<Reply>,
): Promise<Reply> {
  if (!isOfflineReady()) return ask()
  let reply: Reply
  try {
    reply = await ask()
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return use(read).catch((reason: unknown) => {
      console.error('Erro ao ler as notas do aparelho:', reason)
      throw error
    })
  }
  // Of a reader who has left meanwhile nothing is kept; nor has it failed, when that was under way.
  return use(async (aparelho) => (readLeitor() ? keep(aparelho, reply) : reply)).catch((reason: unknown) => {
    if (readLeitor()) console.error('Erro ao guardar as notas no aparelho:', reason)
    return reply
  })
}

/**
 * Keeps what the server has just taken. The list that shows it may not come any more, and the one before does not have
 * it. A device that keeps nothing is no failure of the call.
 */
export async function keepNoAparelho(act: (aparelho: Aparelho) => Promise<void>): Promise<void> {
  if (!isOfflineReady() || !readLeitor()) return
  await use(act).catch((reason: unknown) => {
    if (readLeitor()) console.error('Erro ao guardar a nota no aparelho:', reason)
  })
}

/** Its code is not in the first download. */
async function use<Result>(act: (aparelho: Aparelho) => Promise<Result>): Promise<Result> {
  return act(await import('./notas-do-aparelho.ts'))
}
