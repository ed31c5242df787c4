/** The threads of the search: one at once, others when searches wait, which end when nobody has. */
import type { PedidoDeBusca } from './buscar.ts'
import { Thread, ThreadEnded } from './thread.ts'
import type { DadosDoTrabalho, RespostaDoTrabalho } from './trabalho.ts'

const IDLE_MS = 60_000
/** A search that asks the database nothing. */
const NADA: PedidoDeBusca = {
  q: '',
  fontes: [],
  limite: 1,
  isLiteral: false,
  lugar: null,
  estado: { marca: '', isImportando: false, glossario: null, leitor: null },
}

export class Threads {
  private readonly threads = new Set<Thread>()
  private readonly workerData: DadosDoTrabalho
  private readonly maxThreads: number
  private first: Promise<void> = Promise.resolve()
  private idle: NodeJS.Timeout | undefined
  isClosed = false

  constructor(workerData: DadosDoTrabalho, maxThreads: number) {
    this.workerData = workerData
    this.maxThreads = maxThreads
  }

  /** How many there are, also those that begin. */
  get count(): number {
    return this.threads.size
  }

  /** When there is a thread that has loaded its code. @throws as `run` */
  async ready(): Promise<void> {
    if (this.threads.size === 0) this.first = this.ping()
    await this.first
  }

  /** When a thread has answered. @throws as `run` */
  async ping(signal?: AbortSignal): Promise<void> {
    await this.run(NADA, signal)
  }

  /**
   * @param signal ends the thread of the search, since nothing else would stop it
   * @throws ThreadEnded when the thread ended, for this search or for another that it was at; or the failure of the search
   */
  async run(pedido: PedidoDeBusca, signal?: AbortSignal): Promise<RespostaDoTrabalho> {
    if (this.isClosed) throw new ThreadEnded()
    const thread = this.pick()
    const giveUp = () => void thread.end()
    signal?.addEventListener('abort', giveUp, { once: true })
    try {
      return await thread.run(pedido)
    } finally {
      signal?.removeEventListener('abort', giveUp)
      if (this.threads.size > 1) this.endIdleLater()
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.idle)
    await Promise.all([...this.threads].map((thread) => thread.end()))
  }

  private pick(): Thread {
    let least: Thread | undefined
    for (const thread of this.threads) if (!least || thread.load < least.load) least = thread
    if (least && (least.load === 0 || this.threads.size >= this.maxThreads)) return least
    const thread = new Thread(this.workerData, (ended) => this.threads.delete(ended))
    this.threads.add(thread)
    return thread
  }

  /** All but the first that have nothing to do once no search has ended for a while. */
  private endIdleLater(): void {
    clearTimeout(this.idle)
    this.idle = setTimeout(() => {
      const [, ...others] = this.threads
      for (const thread of others) if (thread.load === 0) void thread.end()
    }, IDLE_MS)
    this.idle.unref()
  }
}
