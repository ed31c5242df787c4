/** Takes texts onto the device: asks for addresses stage by stage and keeps the replies. */
import type { Etapa } from './enderecos.ts'

/** How many calls are on their way at once: the server has other readers. */
const AO_MESMO_TEMPO = 4

/** Where replies are kept: a cache of the browser, or what stands for one in a test. */
export interface Deposito {
  /** The addresses of all that is there. */
  readonly list: () => Promise<readonly string[]>
  readonly match: (url: string) => Promise<Response | undefined>
  readonly put: (url: string, response: Response) => Promise<void>
}

export interface Progresso {
  readonly feitos: number
  readonly total: number
  readonly bytes: number
}

interface Opcoes {
  readonly pedir: (url: string) => Promise<Response>
  readonly onProgresso: (progresso: Progresso) => void
  readonly signal: AbortSignal
}

/**
 * Downloads everything that the stages name. What is kept already is not asked for again, so that a download that
 * was broken off goes on where it was.
 * @returns how much there is
 * @throws what `pedir` throws, Error for a reply that is no success, the signal's reason
 */
export async function baixar(
  etapas: readonly Etapa[],
  deposito: Deposito,
  { pedir, onProgresso, signal }: Opcoes,
): Promise<Progresso> {
  let progresso: Progresso = { feitos: 0, total: 0, bytes: 0 }
  const tell = (change: Partial<Progresso>) => {
    progresso = { ...progresso, ...change }
    onProgresso(progresso)
  }
  async function keep(url: string): Promise<void> {
    signal.throwIfAborted()
    const bytes = kept.has(url) ? await sizeOf(url) : await fetchAndPut(url)
    tell({ feitos: progresso.feitos + 1, bytes: progresso.bytes + bytes })
  }
  async function sizeOf(url: string): Promise<number> {
    return (await (await deposito.match(url))?.blob())?.size ?? 0
  }
  async function fetchAndPut(url: string): Promise<number> {
    const response = await pedir(url)
    // Something that another edition of the content took away is no reason to give the rest up.
    if (response.status === 404) return 0
    if (!response.ok) throw new Error(`O servidor respondeu ${response.status}.`)
    const { size } = await response.clone().blob()
    await deposito.put(url, response)
    return size
  }

  // Asking for each of thousands whether it is there would take as long as fetching it.
  const kept = new Set(await deposito.list())
  const ler = async (url: string): Promise<unknown> => (await deposito.match(url))?.json()
  for (const etapa of etapas) {
    const urls = await etapa(ler)
    tell({ total: progresso.total + urls.length })
    await forEachAtOnce(urls, keep)
  }
  return progresso
}

/** Stops at the first failure; those on their way then end by themselves. */
async function forEachAtOnce(urls: readonly string[], act: (url: string) => Promise<void>): Promise<void> {
  const waiting = urls.values()
  let hasFailed = false
  const work = async () => {
    for (const url of waiting) {
      if (hasFailed) return
      await act(url).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, work))
}
