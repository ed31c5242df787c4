/** The threads of the search; loaded with the first one. */
import { Piscina } from 'piscina'
import { programFile } from '#server/platform/program-file.ts'
import type { PedidoDeBusca } from './buscar.ts'
import type { DadosDoTrabalho, RespostaDoTrabalho } from './trabalho.ts'

const IDLE_MS = 60_000

export type Threads = Piscina<PedidoDeBusca, RespostaDoTrabalho>

/** @param maxThreads of which one is there at once, the others when searches wait */
export function startThreads(workerData: DadosDoTrabalho, maxThreads: number): Threads {
  return new Piscina({
    filename: programFile('busca/busca-worker'),
    name: 'runBusca',
    workerData,
    minThreads: 1,
    maxThreads,
    idleTimeout: IDLE_MS,
    // A thread that waits for work must still notice what happens to its connections.
    atomics: 'disabled',
    // Nobody reads its histograms.
    recordTiming: false,
  })
}
