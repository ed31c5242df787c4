/** The thread in which searches run, with a connection of its own. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { RespostaDaBusca } from '#contract/busca.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import { isDatabaseAway, isQueryCanceled } from '#server/platform/database-errors.ts'
import { openForReading } from '#server/platform/open-database.ts'
import { ownBytes } from '#server/platform/own-bytes.ts'
import { buscar, type PedidoDeBusca } from './buscar.ts'
import type {
  DadosDoTrabalho,
  MensagemDoTrabalho,
  MensagensDoTrabalho,
  RespostaDoTrabalho,
  RespostaEscrita,
} from './trabalho.ts'

/** Answers that are handed over together, at most. */
const MOST_TOGETHER = 4

const { database, timeoutMs }: DadosDoTrabalho = workerData
let open: ReadingDatabase | null = null

const pedidos: PedidoDeBusca[] = []
let done: MensagemDoTrabalho[] = []
let isAtWork = false

parentPort?.on('message', (asked: readonly PedidoDeBusca[]) => {
  pedidos.push(...asked)
  if (!isAtWork) void answerAll()
})

/** One after the other: what comes later holds up none, and no two open the connection anew or close it for each other. */
async function answerAll(): Promise<void> {
  isAtWork = true
  for (let pedido = pedidos.shift(); pedido; pedido = pedidos.shift()) {
    const mensagem = await answer(pedido)
    done.push(mensagem)
    if (pedidos.length === 0) pedidos.push(...receive())
    if (pedidos.length === 0 || done.length >= MOST_TOGETHER) handOver()
  }
  isAtWork = false
}

/** What has come while the thread was at work: in a search that asks the database nothing no event does. */
function receive(): readonly PedidoDeBusca[] {
  return (parentPort && receiveMessageOnPort(parentPort)?.message) ?? []
}

/**
 * The main thread is woken once for what was found in a row without the database, which takes a millisecond at most. No answer that is there
 * waits for a search that asks the database.
 */
function handOver(): void {
  if (done.length === 0) return
  parentPort?.postMessage(done satisfies MensagensDoTrabalho)
  done = []
}

function answer(pedido: PedidoDeBusca): Promise<MensagemDoTrabalho> {
  return runBusca(pedido).then(
    (resposta) => ({ resposta }),
    (erro) => ({ erro }),
  )
}

async function runBusca(pedido: PedidoDeBusca): Promise<RespostaDoTrabalho> {
  try {
    open ??= await openForReading(database, timeoutMs, handOver)
    if (pedido.fontes.length === 0) return { tipo: 'sem_palavras' }
    const resposta = await buscar(open, pedido)
    return typeof resposta === 'string' ? { tipo: resposta } : { tipo: 'resposta', resposta: write(resposta) }
  } catch (error) {
    if (isQueryCanceled(error)) return { tipo: 'demorou' }
    if (!isDatabaseAway(error)) throw error
    // What comes back may be another file or server. One that hangs would keep the caller waiting for its end.
    open?.close().catch(() => {})
    open = null
    return { tipo: 'banco_fora', motivo: error instanceof Error ? error.message : String(error) }
  }
}

function write(resposta: RespostaDaBusca): RespostaEscrita {
  const { grupos } = resposta
  return {
    json: ownBytes(JSON.stringify(resposta)),
    cursor: grupos[0]?.cursor ?? null,
    isVazia: grupos.length === 0,
  }
}
