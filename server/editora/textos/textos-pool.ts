/** Threads for the work on texts, begun with the first of it; work that takes too long is ended. */
import type { Piscina } from 'piscina'
import { FUNDO_DEMAIS } from '#server/arquivos/fundo-demais.ts'
import { AppError } from '#server/platform/app-error.ts'
import { programFile } from '#server/platform/program-file.ts'
import type { DadosDosTextos, PedidoSobreTexto, RespostaSobreTexto } from './pedido-sobre-texto.ts'

export interface TextosPool {
  /** @throws AppError 422 texts that are wrong, 409 when somebody was faster, 503 too slow or the database away */
  run(trabalho: PedidoSobreTexto): Promise<RespostaSobreTexto>
  close(): Promise<void>
}

const MAX_THREADS = 2
const MAX_QUEUE = 20
const IDLE_MS = 60_000
const TIMEOUT_MS: Readonly<Record<PedidoSobreTexto['tipo'], number>> = {
  prever: 10_000,
  editar: 10_000,
  publicar: 60_000,
}
const RETRY_SECONDS = 5
const MUDOU = 'O texto mudou depois que você o abriu. Abra-o de novo para comparar.'

export function createTextosPool(workerData: DadosDosTextos): TextosPool {
  let pool: Promise<Piscina<PedidoSobreTexto, RespostaSobreTexto>> | null = null
  return {
    async run(trabalho) {
      pool ??= startThreads(workerData)
      const threads = await pool
      const signal = AbortSignal.timeout(TIMEOUT_MS[trabalho.tipo])
      return check(await threads.run(trabalho, { signal }).catch(rethrow))
    },
    async close() {
      await (await pool)?.destroy()
      pool = null
    },
  }
}

async function startThreads(
  workerData: DadosDosTextos,
): Promise<Piscina<PedidoSobreTexto, RespostaSobreTexto>> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: programFile('editora/textos/textos-worker'),
    name: 'runTexto',
    workerData,
    minThreads: 0,
    maxThreads: MAX_THREADS,
    maxQueue: MAX_QUEUE,
    idleTimeout: IDLE_MS,
    atomics: 'disabled',
  })
}

function check(resposta: RespostaSobreTexto): RespostaSobreTexto {
  switch (resposta.tipo) {
    case 'recusado':
      throw refused(
        resposta.problemas.map(
          ({ file, line, reason }) => `${file}${line ? `, linha ${line}` : ''}: ${reason}`,
        ),
      )
    case 'fundo_demais':
      throw refused([FUNDO_DEMAIS])
    case 'mudou':
      throw new AppError('estado_nao_permite', MUDOU)
    case 'banco_fora':
      throw away('O banco de dados não está disponível agora. Tente de novo em instantes.', resposta.motivo)
    default:
      return resposta
  }
}

const MAX_PROBLEMAS = 20

function refused(problemas: readonly string[]): AppError {
  const texto = problemas.slice(0, MAX_PROBLEMAS).join('\n')
  return new AppError('dados_invalidos', 'O texto tem erros e nada foi publicado.', { fields: { texto } })
}

/** piscina tells its own failures apart by name and message only. */
function rethrow(error: unknown): never {
  if (!(error instanceof Error)) throw error
  if (error.name === 'AbortError')
    throw away('O trabalho demorou demais. Veja se o texto mudou e tente de novo.')
  if (error.message === 'Task queue is at limit')
    throw away('Há muitos textos ao mesmo tempo. Tente de novo em instantes.')
  if (error.message === 'Terminating worker thread')
    throw away('O servidor está encerrando. Tente de novo em instantes.')
  throw error
}

function away(message: string, cause?: string): AppError {
  return new AppError('banco_indisponivel', message, {
    retryAfter: RETRY_SECONDS,
    ...(cause && { cause: new Error(cause) }),
  })
}
