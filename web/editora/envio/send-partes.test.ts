import { describe, expect, it } from 'vitest'
import { BYTES_DA_PARTE } from '#contract/editora/arquivos-do-rascunho.ts'
import { ApiError, NetworkError } from '../../platform/api-error.ts'
import { sendPartes } from './send-partes.ts'

const RESTO = 10
const ARQUIVO = new Blob([new Uint8Array(2 * BYTES_DA_PARTE + RESTO)])

/** Sends with answers that the test names, in their order; after them all is taken. */
function start(answers: (Error | null)[], recebidas: number[] = []) {
  const log: string[] = []
  const controller = new AbortController()
  const done = sendPartes({
    arquivo: ARQUIVO,
    recebidas,
    send: async (numero, parte) => {
      log.push(`${numero}: ${parte.size} ${parte.type}`)
      const answer = answers.shift()
      if (answer) throw answer
    },
    wait: async (tentativa, segundos) => void log.push(`wait ${tentativa} ${segundos}`),
    onEnviado: (bytes) => void log.push(`${bytes}`),
    onEspera: ({ message }) => void log.push(message),
    signal: controller.signal,
  })
  return { log, controller, done }
}

const TIPO = 'application/octet-stream'

describe('sendPartes', () => {
  it('sends all pieces, the last of what remains', async () => {
    const { log, done } = start([])
    await done
    expect(log).toEqual([
      '0',
      `1: ${BYTES_DA_PARTE} ${TIPO}`,
      `${BYTES_DA_PARTE}`,
      `2: ${BYTES_DA_PARTE} ${TIPO}`,
      `${2 * BYTES_DA_PARTE}`,
      `3: ${RESTO} ${TIPO}`,
      `${ARQUIVO.size}`,
    ])
  })

  it('sends only what is missing', async () => {
    const { log, done } = start([], [3, 1])
    await done
    expect(log).toEqual([`${BYTES_DA_PARTE + RESTO}`, `2: ${BYTES_DA_PARTE} ${TIPO}`, `${ARQUIVO.size}`])
  })

  it('waits for a network that is lost and a server that is busy, and goes on with the same piece', async () => {
    const busy = new ApiError(429, { code: 'muitas_tentativas', message: 'Espere.' }, 7)
    const { log, done } = start([new NetworkError(null), busy, null], [1, 2])
    await done
    expect(log.slice(1)).toEqual([
      `3: ${RESTO} ${TIPO}`,
      'Sem conexão com o servidor.',
      'wait 0 null',
      `3: ${RESTO} ${TIPO}`,
      'Espere.',
      'wait 1 7',
      `3: ${RESTO} ${TIPO}`,
      `${ARQUIVO.size}`,
    ])
  })

  it('ends with what is no use trying again', async () => {
    const gone = new ApiError(404, { code: 'nao_encontrado', message: 'Este rascunho não existe.' })
    await expect(start([gone]).done).rejects.toBe(gone)
  })

  it('tells a file that can no longer be read from a network that is lost', async () => {
    const arquivo = { size: 3, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) }
    const sent = sendPartes({
      arquivo,
      recebidas: [],
      send: () => Promise.reject(new Error('never')),
      wait: () => Promise.resolve(),
      onEnviado() {},
      onEspera() {},
      signal: new AbortController().signal,
    })
    await expect(sent).rejects.toThrow('O arquivo não pode mais ser lido neste aparelho. Escolha-o de novo.')
  })

  it('is given up without a word', async () => {
    const { log, controller, done } = start([new NetworkError(null)])
    controller.abort()
    await done
    expect(log.filter((line) => line.startsWith('wait'))).toEqual([])
  })
})
