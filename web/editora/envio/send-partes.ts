import { BYTES_DA_PARTE } from '#contract/editora/arquivos-do-rascunho.ts'
import { ApiError, NetworkError } from '../../platform/api-error.ts'

/** A file, of which pieces are read one by one. */
interface Arquivo {
  readonly size: number
  slice(start: number, end: number): Pick<Blob, 'arrayBuffer'>
}

/** What is sent: a file of which some pieces are at the server. */
interface PartesAEnviar {
  readonly arquivo: Arquivo
  /** Numbers, from 1, of what the server has. */
  readonly recebidas: readonly number[]
  readonly send: (numero: number, parte: Blob) => Promise<unknown>
  /** Waits before a piece is tried again. @param tentativa from 0; @param segundos that the server asked for */
  readonly wait: (tentativa: number, segundos: number | null) => Promise<void>
  readonly onEnviado: (bytes: number) => void
  /** A piece did not arrive, and is tried again after a while. */
  readonly onEspera: (error: Error) => void
  readonly signal: AbortSignal
}

const NAO_LIDO = 'O arquivo não pode mais ser lido neste aparelho. Escolha-o de novo.'

/** Sends what is missing of a file, piece by piece; a lost network is waited for. @throws what is no use trying again */
export async function sendPartes(envio: PartesAEnviar): Promise<void> {
  const { arquivo, recebidas, onEnviado, signal } = envio
  const total = Math.ceil(arquivo.size / BYTES_DA_PARTE)
  const bytesOf = (numero: number) =>
    Math.min(numero * BYTES_DA_PARTE, arquivo.size) - (numero - 1) * BYTES_DA_PARTE
  let enviado = recebidas.reduce((sum, numero) => sum + bytesOf(numero), 0)
  onEnviado(enviado)
  for (let numero = 1; numero <= total; numero += 1) {
    if (recebidas.includes(numero)) continue
    await sendUntilTaken(envio, numero, await readParte(arquivo, numero))
    if (signal.aborted) return
    enviado += bytesOf(numero)
    onEnviado(enviado)
  }
}

async function sendUntilTaken(envio: PartesAEnviar, numero: number, parte: Blob): Promise<void> {
  const { send, wait, onEspera, signal } = envio
  for (let tentativa = 0; !signal.aborted; tentativa += 1) {
    try {
      await send(numero, parte)
      return
    } catch (error) {
      if (signal.aborted) return
      if (!isPassing(error)) throw error
      onEspera(error)
      await wait(tentativa, error instanceof ApiError ? error.retryAfter : null)
    }
  }
}

/** Read before it is sent: a file that has gone would look like a network that has gone. */
async function readParte(arquivo: Arquivo, numero: number): Promise<Blob> {
  const start = (numero - 1) * BYTES_DA_PARTE
  try {
    const bytes = await arquivo.slice(start, start + BYTES_DA_PARTE).arrayBuffer()
    return new Blob([bytes], { type: 'application/octet-stream' })
  } catch (cause) {
    throw new Error(NAO_LIDO, { cause })
  }
}

function isPassing(error: unknown): error is Error {
  if (error instanceof NetworkError) return true
  return error instanceof ApiError && (error.status >= 500 || error.status === 429)
}
