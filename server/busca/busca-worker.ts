/** The thread in which searches run, with a connection of its own. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { RespostaDaBusca } from '#contract/busca.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import { isDatabaseAway, isQueryCanceled } from '#server/platform/database-errors.ts'
import { openForReading } from '#server/platform/open-database.ts'
import { ownBytes } from '#server/platform/own-bytes.ts'
import { buscar, type PedidoDeBusca } from './buscar.ts'
import { FilaDoTrabalho } from './fila-do-trabalho.ts'
import type { DadosDoTrabalho, RespostaDoTrabalho, RespostaEscrita } from './trabalho.ts'

const { database, timeoutMs }: DadosDoTrabalho = workerData
let open: ReadingDatabase | null = null

// One at a time: no two open the connection anew or close it for each other.
const fila = new FilaDoTrabalho({
  answer: (pedido) =>
    runBusca(pedido).then(
      (resposta) => ({ resposta }),
      (erro) => ({ erro }),
    ),
  receive: () => (parentPort && receiveMessageOnPort(parentPort)?.message) ?? [],
  handOver: (mensagens) => parentPort?.postMessage(mensagens),
})

parentPort?.on('message', (pedidos: readonly PedidoDeBusca[]) => fila.take(pedidos))

async function runBusca(pedido: PedidoDeBusca): Promise<RespostaDoTrabalho> {
  try {
    open ??= await openForReading(database, timeoutMs, () => fila.handOver())
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
