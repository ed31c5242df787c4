import { beforeEach, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/support/console-guard.ts'
import { ApiError, NetworkError } from '../api-error.ts'
import { enviarFila } from './enviar-fila.ts'
import type { Pendente } from './fila.ts'
import { listPendentes, recusar } from './fila-store.ts'

vi.mock('./fila-store.ts', () => ({ listPendentes: vi.fn(), recusar: vi.fn() }))

const BASE = { email: 'ana@exemplo.com.br', desde: 1, vez: 0 }
const nota = (id: string): Pendente => ({ ...BASE, id, tipo: 'excluir' })
const CHEIA = 'Você chegou ao limite de notas.'

const sent: string[] = []
const send =
  (answers: Readonly<Record<string, unknown>>) =>
  async ({ id }: Pendente) => {
    sent.push(id)
    if (answers[id]) throw answers[id]
  }

beforeEach(() => {
  sent.length = 0
  vi.mocked(recusar).mockReset()
  vi.mocked(listPendentes).mockResolvedValue([nota('a'), nota('b'), nota('c')])
})

it('sends everything in order', async () => {
  expect(await enviarFila({ enviar: send({}), isAgain: false })).toEqual({ hasSent: true, falha: null })
  expect(sent).toEqual(['a', 'b', 'c'])
})

it.each([
  ['the network goes', new NetworkError(0)],
  ['the database goes', new ApiError(503, { code: 'banco_indisponivel', message: '' }, 5)],
  ['the server asks for patience', new ApiError(429, { code: 'muitas_tentativas', message: '' }, 5)],
  ['the session ends', new ApiError(401, { code: 'sem_sessao', message: '' })],
  ['somebody else signs in', new ApiError(409, { code: 'outro_leitor', message: '' })],
])('stops when %s, says why, and refuses nothing', async (_, error) => {
  expect(await enviarFila({ enviar: send({ b: error }), isAgain: false })).toEqual({
    hasSent: true,
    falha: error,
  })
  expect(sent).toEqual(['a', 'b'])
  expect(recusar).not.toHaveBeenCalled()
})

it('goes on after what the server will not take, which waits with the reason', async () => {
  expectConsole('Erro ao enviar o que foi feito sem internet:')
  const full = new ApiError(422, { code: 'dados_invalidos', message: CHEIA })
  expect(await enviarFila({ enviar: send({ a: full }), isAgain: false })).toEqual({
    hasSent: true,
    falha: null,
  })
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(recusar).toHaveBeenCalledExactlyOnceWith(nota('a'), CHEIA)
})

it('does not send again what was refused, until it is asked to', async () => {
  vi.mocked(listPendentes).mockResolvedValue([{ ...nota('a'), recusa: CHEIA }, nota('b')])
  await enviarFila({ enviar: send({}), isAgain: false })
  expect(sent).toEqual(['b'])
  await enviarFila({ enviar: send({}), isAgain: true })
  expect(sent).toEqual(['b', 'a', 'b'])
})
