import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Marcacao } from '#contract/marcacoes.ts'
import { excluirMarcacao } from './excluir-marcacao.ts'
import { adiarExclusao, desfazerExclusao, PRAZO_MS, useExclusoes } from './exclusao-adiada.ts'

vi.mock('./excluir-marcacao.ts', () => ({ excluirMarcacao: vi.fn(async () => undefined) }))
const leitor = vi.hoisted(() => ({ email: 'a@exemplo.com.br' }))
vi.mock('../platform/leitor.ts', () => ({ readEmail: () => leitor.email }))

function nota(id: string): Marcacao {
  return {
    ...{ tipo: 'nota', id, fonte: 'cfw', citacao: 'CFW 8', titulo: '', trecho: '', nota: 'n', cor: null },
    lugar: { em: 'padrao', padrao: 'cfw', numero: 8, secao: null, inicio: null, fim: null },
    ...{ palavras: null, versao: 1, criada_em: '', editada_em: '', etiquetas: [] },
  }
}

const ocultas = () => [...useExclusoes.getState().ocultas]
const deleted = () => vi.mocked(excluirMarcacao).mock.calls.map(([{ id }]) => id)

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(excluirMarcacao).mockClear()
  leitor.email = 'a@exemplo.com.br'
})
afterEach(() => vi.useRealTimers())

it('deletes nothing before the delay has passed', async () => {
  const onEnd = vi.fn()
  adiarExclusao([nota('1'), nota('2')], { edicao: undefined, onEnd })
  expect(ocultas()).toEqual(['nota 1', 'nota 2'])
  await vi.advanceTimersByTimeAsync(PRAZO_MS - 1)
  expect(deleted()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(deleted().sort()).toEqual(['1', '2'])
  expect(onEnd).toHaveBeenCalledWith({ excluidas: [nota('1'), nota('2')], falha: undefined })
  expect(useExclusoes.getState()).toEqual({ adiada: null, ocultas: new Set() })
})

it('forgets them when it is undone, and then there is nothing to undo', async () => {
  adiarExclusao([nota('1')], { edicao: undefined, onEnd: vi.fn() })
  desfazerExclusao()
  expect(ocultas()).toEqual([])
  await vi.advanceTimersByTimeAsync(PRAZO_MS)
  desfazerExclusao()
  expect(deleted()).toEqual([])
})

it('does the one that waits before another one waits', async () => {
  adiarExclusao([nota('1')], { edicao: undefined, onEnd: vi.fn() })
  adiarExclusao([nota('2')], { edicao: undefined, onEnd: vi.fn() })
  await vi.advanceTimersByTimeAsync(0)
  expect(deleted()).toEqual(['1'])
  expect(ocultas()).toEqual(['nota 2'])
  desfazerExclusao()
  await vi.advanceTimersByTimeAsync(PRAZO_MS)
  expect(deleted()).toEqual(['1'])
})

it('says what failed, and shows those again', async () => {
  vi.mocked(excluirMarcacao).mockRejectedValueOnce(new Error('não deu'))
  const onEnd = vi.fn()
  adiarExclusao([nota('1'), nota('2')], { edicao: undefined, onEnd })
  await vi.advanceTimersByTimeAsync(PRAZO_MS)
  expect(onEnd).toHaveBeenCalledWith({ excluidas: [nota('2')], falha: new Error('não deu') })
  expect(ocultas()).toEqual([])
})

it('deletes nothing of another reader', async () => {
  adiarExclusao([nota('1')], { edicao: undefined, onEnd: vi.fn() })
  leitor.email = 'b@exemplo.com.br'
  await vi.advanceTimersByTimeAsync(PRAZO_MS)
  expect(deleted()).toEqual([])
  expect(ocultas()).toEqual([])
})
