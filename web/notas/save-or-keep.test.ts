import { expect, it, vi } from 'vitest'
import { saveNota } from './notas-calls.ts'
import { saveOrKeep } from './save-or-keep.ts'

vi.mock('./notas-calls.ts', () => ({ deleteNota: vi.fn(), saveNota: vi.fn() }))
vi.mock('../platform/outbox/send-or-keep.ts', () => ({
  keepFor: vi.fn(),
  sendOrKeep: (_id: string, send: (leitor: string) => unknown) => send('ana@exemplo.com.br'),
}))

/** As its page showed it while it waited to be sent as an edit of version 1. */
const ABERTA = { id: 'n', titulo: 'No trem', anotacao: 'A do trem.', versao: 1, data_criacao: '' }
const ALVO = { simbolo: 1, numero: 8, rotulo: 'CFW, Cap 8', nota: ABERTA }
const edicao = { id: 'n', titulo: 'No trem', anotacao: 'A do trem, e mais.', versao: 1 }

/** @param anotacao what the server has as version 2 */
function answerConflict(anotacao: string) {
  const salva = { ...ABERTA, anotacao, versao: 2 }
  vi.mocked(saveNota).mockReset()
  vi.mocked(saveNota).mockResolvedValueOnce({ tipo: 'conflito', salva })
  vi.mocked(saveNota).mockResolvedValueOnce({ tipo: 'salva', nota: { ...salva, versao: 3 } })
  return salva
}

const versoes = () => vi.mocked(saveNota).mock.calls.map(([, , { versao }]) => versao)

it('goes on from words of this device that were sent while they were written on', async () => {
  answerConflict(ABERTA.anotacao)
  expect(await saveOrKeep(ALVO, edicao)).toMatchObject({ tipo: 'salva' })
  expect(versoes()).toEqual([1, 2])
})

it('never overwrites words of another device that took the place of those that waited', async () => {
  const salva = answerConflict('A de casa.')
  expect(await saveOrKeep(ALVO, edicao)).toEqual({ tipo: 'conflito', salva })
  expect(versoes()).toEqual([1])
})

it('leaves a draft of an earlier version to its reader, also when what it was opened over is what is saved', async () => {
  const salva = answerConflict(ABERTA.anotacao)
  const alvo = { ...ALVO, nota: { ...ABERTA, versao: 2 } }
  expect(await saveOrKeep(alvo, edicao)).toEqual({ tipo: 'conflito', salva })
  expect(versoes()).toEqual([1])
})
