/** One thread of the search (busca-worker.ts), and what it was asked and has not answered yet. */
import { Worker } from 'node:worker_threads'
import { programFile } from '#server/platform/program-file.ts'
import type { PedidoDeBusca } from './buscar.ts'
import type { DadosDoTrabalho, MensagemDoTrabalho, RespostaDoTrabalho } from './trabalho.ts'

/** The thread ended before it answered; the same search may be asked of another. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded'
}

export class Thread {
  private readonly worker: Worker
  /** In the order in which they were asked, which is that of the answers. */
  private readonly asked: PromiseWithResolvers<RespostaDoTrabalho>[] = []
  private readonly onEnd: (thread: Thread) => void
  private hasEnded = false

  /** @param onEnd called once, however it ends */
  constructor(workerData: DadosDoTrabalho, onEnd: (thread: Thread) => void) {
    this.onEnd = onEnd
    this.worker = new Worker(programFile('busca/busca-worker'), { name: 'busca', workerData })
    this.worker.on('message', (mensagem: MensagemDoTrabalho) => this.answer(mensagem))
    this.worker.once('error', (error) => this.fail(error))
    this.worker.once('exit', () => this.fail())
  }

  /** How many searches it has not answered yet. */
  get load(): number {
    return this.asked.length
  }

  /** Begins at once, or when it has answered what it was asked before. @throws ThreadEnded, or the failure of the search */
  run(pedido: PedidoDeBusca): Promise<RespostaDoTrabalho> {
    const mine = Promise.withResolvers<RespostaDoTrabalho>()
    this.asked.push(mine)
    this.worker.postMessage(pedido)
    return mine.promise
  }

  /** Whatever it is at. */
  async end(): Promise<void> {
    this.fail()
    await this.worker.terminate()
  }

  private answer(mensagem: MensagemDoTrabalho): void {
    const first = this.asked.shift()
    if ('erro' in mensagem) first?.reject(mensagem.erro)
    else first?.resolve(mensagem.resposta)
  }

  /** @param error of the search that it was at; the others have not begun */
  private fail(error?: unknown): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.onEnd(this)
    for (const [index, { reject }] of this.asked.splice(0).entries()) {
      reject(index === 0 && error !== undefined ? error : new ThreadEnded())
    }
  }
}
