/** Threads for the work on books, begun with the first of it; what takes too long or too much memory ends its thread alone. */
import type { Piscina } from 'piscina'
import type { PreviaDoArtigo } from '#contract/editora/artigos.ts'
import { AppError } from '#server/platform/app-error.ts'
import { Fila } from '#server/platform/fila.ts'
import { programFile } from '#server/platform/program-file.ts'
import type { DadosDosLivros, PedidoSobreLivro, RespostaSobreLivro } from './pedido-sobre-livro.ts'

export interface LivrosPool {
  /** @throws AppError 409 when somebody was faster, 422 what cannot be, 503 too slow or the database away */
  run(trabalho: PedidoSobreLivro): Promise<PreviaDoArtigo | null>
  close(): Promise<void>
}

type Tipo = PedidoSobreLivro['tipo']

export const LIMITES_DO_TRABALHO: Readonly<Record<Tipo, number>> = {
  prever: 10_000,
  mudar: 60_000,
  ler: 120_000,
  publicar: 10 * 60_000,
}
/** Files of 100 MB, opened, are hundreds of megabytes: one at a time. Small acts never wait for them. */
const PISTA: Readonly<Record<Tipo, 'arquivos' | 'atos'>> = {
  prever: 'atos',
  mudar: 'atos',
  ler: 'arquivos',
  publicar: 'arquivos',
}
const MAX_WAITING = 60
const IDLE_MS = 30_000
const MAX_HEAP_MB = 1_024
const RETRY_SECONDS = 5

const MUDOU = 'O livro mudou depois que você o abriu. Abra-o de novo para comparar.'
const ENCERRANDO = 'O servidor está encerrando. Tente de novo em instantes.'
const LENTO = 'O trabalho demorou demais e foi interrompido.'
const SEM_MEMORIA = 'O trabalho precisou de memória demais e foi interrompido.'

export class TrabalhoInterrompido extends AppError {
  /** Whether trying the same again would end the same. */
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean, cause?: unknown) {
    super('banco_indisponivel', message, { retryAfter: RETRY_SECONDS, cause })
    this.isFinal = isFinal
  }
}

export function createLivrosPool(workerData: DadosDosLivros): LivrosPool {
  const filas = { arquivos: new Fila(1, MAX_WAITING), atos: new Fila(1, MAX_WAITING) }
  let pool: Promise<Piscina<PedidoSobreLivro, RespostaSobreLivro>> | null = null
  let isClosed = false
  const runNow = async (trabalho: PedidoSobreLivro) => {
    if (isClosed) throw new TrabalhoInterrompido(ENCERRANDO, false)
    pool ??= startThreads(workerData)
    const signal = AbortSignal.timeout(LIMITES_DO_TRABALHO[trabalho.tipo])
    return (await pool).run(trabalho, { signal }).catch(rethrow)
  }
  return {
    async run(trabalho) {
      const fila = filas[PISTA[trabalho.tipo]]
      if (fila.isFull)
        throw new TrabalhoInterrompido('Há muitos livros ao mesmo tempo. Tente de novo em instantes.', false)
      return check(await fila.run(() => runNow(trabalho)))
    },
    async close() {
      isClosed = true
      await (await pool)?.destroy()
      pool = null
    },
  }
}

async function startThreads(
  workerData: DadosDosLivros,
): Promise<Piscina<PedidoSobreLivro, RespostaSobreLivro>> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: programFile('editora/livros/livros-worker'),
    name: 'runLivro',
    workerData,
    minThreads: 0,
    maxThreads: new Set(Object.values(PISTA)).size,
    idleTimeout: IDLE_MS,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
}

function check(resposta: RespostaSobreLivro): PreviaDoArtigo | null {
  switch (resposta.tipo) {
    case 'previa':
      return resposta.previa
    case 'feito':
      return null
    case 'mudou':
      throw new AppError('estado_nao_permite', MUDOU)
    case 'recusado':
      throw new AppError('estado_nao_permite', resposta.motivo)
    case 'banco_fora':
      throw new TrabalhoInterrompido(
        'O banco de dados não está disponível agora. Tente de novo em instantes.',
        false,
        new Error(resposta.motivo),
      )
  }
}

/** piscina and Node tell these failures apart by name, code and message only. */
function rethrow(error: unknown): never {
  if (!(error instanceof Error)) throw error
  if (error.name === 'AbortError') throw new TrabalhoInterrompido(LENTO, true)
  if (error.message === 'Terminating worker thread') throw new TrabalhoInterrompido(ENCERRANDO, false)
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    throw new TrabalhoInterrompido(SEM_MEMORIA, true)
  throw error
}
