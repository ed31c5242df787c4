import type { PedidoDeBusca } from './buscar.ts'
import type { MensagemDoTrabalho, MensagensDoTrabalho } from './trabalho.ts'

/** Answers that are handed over together, at most. */
const MOST_TOGETHER = 4

interface Lados {
  /** Does one search. It never fails: what goes wrong is in what it answers. */
  answer(pedido: PedidoDeBusca): Promise<MensagemDoTrabalho>
  /** What has come while a search was at work: as long as none waits for the database, no event does. */
  receive(): readonly PedidoDeBusca[]
  handOver(mensagens: MensagensDoTrabalho): void
}

/**
 * What a thread of the search is asked: one after the other, so that what comes later holds up none. What is found in a row from memory is
 * handed over together, for which the main thread is woken once, and its caller. No answer waits for a search that asks the database.
 */
export class FilaDoTrabalho {
  private readonly lados: Lados
  private readonly pedidos: PedidoDeBusca[] = []
  private done: MensagemDoTrabalho[] = []
  private isAtWork = false

  constructor(lados: Lados) {
    this.lados = lados
  }

  take(pedidos: readonly PedidoDeBusca[]): void {
    this.pedidos.push(...pedidos)
    if (!this.isAtWork) void this.answerAll()
  }

  /** To be called when the search at work is about to ask the database. */
  handOver(): void {
    if (this.done.length === 0) return
    const mensagens = this.done
    this.done = []
    this.lados.handOver(mensagens)
  }

  private async answerAll(): Promise<void> {
    this.isAtWork = true
    for (let pedido = this.pedidos.shift(); pedido; pedido = this.pedidos.shift()) {
      // Meanwhile those before it may be handed over.
      const mensagem = await this.lados.answer(pedido)
      this.done.push(mensagem)
      if (this.pedidos.length === 0) this.pedidos.push(...this.lados.receive())
      if (this.pedidos.length === 0 || this.done.length >= MOST_TOGETHER) this.handOver()
    }
    this.isAtWork = false
  }
}
