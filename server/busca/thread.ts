/** One thread of the search (busca-worker.ts), and what it was asked and has not answered yet. */
import { Worker } from 'node:worker_threads'
import { programFile } from '#server/platform/program-file.ts'
import type { PedidoDeBusca } from './buscar.ts'
import type {
  DadosDoTrabalho,
  MensagemDoTrabalho,
  MensagensDoTrabalho,
  RespostaDoTrabalho,
} from './trabalho.ts'

/** The thread ended before it answered; the same search may be asked of another. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded'
}

export class Thread {
  private readonly worker: Worker
  /**
   * In their order, which is that of the answers. As a Map by number it would be made anew every few searches, and V8 has each table
   * of a Map name the one after it: once one has grown old, they keep what hangs on all that follow until the whole heap is cleared up.
   */
  private readonly asked: PromiseWithResolvers<RespostaDoTrabalho>[] = []
  /** Asked in this turn of the event loop, and not yet handed over. */
  private readonly pedidos: PedidoDeBusca[] = []
  private readonly onEnd: (thread: Thread) => void
  private hasEnded = false

  /** @param onEnd called once, however it ends */
  constructor(workerData: DadosDoTrabalho, onEnd: (thread: Thread) => void) {
    this.onEnd = onEnd
    this.worker = new Worker(programFile('busca/busca-worker'), { name: 'busca', workerData })
    this.worker.on('message', (mensagens: MensagensDoTrabalho) => {
      for (const mensagem of mensagens) this.answer(mensagem)
    })
    this.worker.once('error', (error) => this.fail(error))
    this.worker.once('exit', () => this.fail())
  }

  /** How many searches it has not answered yet. */
  get load(): number {
    return this.asked.length
  }

  /** Begins when it has answered what it was asked before. @throws ThreadEnded, or the failure of the search */
  run(pedido: PedidoDeBusca): Promise<RespostaDoTrabalho> {
    const mine = Promise.withResolvers<RespostaDoTrabalho>()
    this.asked.push(mine)
    this.pedidos.push(pedido)
    // Those that follow from what was handed over together are asked together: the thread is woken once.
    if (this.pedidos.length === 1) process.nextTick(() => this.worker.postMessage(this.pedidos.splice(0)))
    return mine.promise
  }

  /** Whatever it is at. */
  async end(): Promise<void> {
    this.fail()
    await this.worker.terminate()
  }

  private answer(mensagem: MensagemDoTrabalho): void {
    const mine = this.asked.shift()
    if ('erro' in mensagem) mine?.reject(mensagem.erro)
    else mine?.resolve(mensagem.resposta)
  }

  /** @param error of the search that was asked first: of one that it was at, or that was not handed over yet; the others are asked again */
  private fail(error?: unknown): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.onEnd(this)
    const [first, ...others] = this.asked.splice(0)
    first?.reject(error ?? new ThreadEnded())
    if (!first && error !== undefined) process.emitWarning(`A search's thread ended: ${String(error)}`)
    for (const { reject } of others) reject(new ThreadEnded())
  }
}
