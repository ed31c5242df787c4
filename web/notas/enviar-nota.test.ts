import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import { isNota, type NotaPendente, type Pendente } from '../platform/offline/fila.ts'
import { refazer, resolverPendente } from '../platform/offline/fila-store.ts'
import { showErro } from '../ui/banner-store.ts'
import { enviarNota } from './enviar-nota.ts'
import { deleteNota, saveNota } from './notas-calls.ts'

vi.mock('./notas-calls.ts', () => ({ deleteNota: vi.fn(), saveNota: vi.fn() }))
vi.mock('../platform/offline/fila-store.ts', () => ({ refazer: vi.fn(), resolverPendente: vi.fn() }))
vi.mock('../ui/banner-store.ts', () => ({ showErro: vi.fn() }))

const BASE = { email: 'ana@exemplo.com.br', id: 'n', desde: 1, vez: 0 }
const TEXTO = { titulo: 'Do trem', anotacao: 'Escrita.' }
const editar: NotaPendente = { ...BASE, ...TEXTO, tipo: 'editar', simbolo: 1, numero: 8, versao: 3 }
const gone = new ApiError(404, { code: 'nao_encontrado', message: 'Não.' })
const lost = new NetworkError(new Error('the answer is lost'))

/** What waits, as `refazer` finds and leaves it. */
let waiting: Pendente

beforeEach(() => {
  waiting = editar
  for (const mock of [deleteNota, saveNota, resolverPendente, showErro]) vi.mocked(mock).mockReset()
  vi.mocked(refazer).mockImplementation(async (_, toNova) => {
    const nova = toNova(waiting)
    waiting = nova ?? waiting
    return nova
  })
})

const edicoes = () => vi.mocked(saveNota).mock.calls.map(([, , edicao]) => edicao)

it('is made anew under one id, however often its answer gets lost', async () => {
  vi.mocked(saveNota).mockRejectedValueOnce(gone).mockRejectedValue(lost)
  await expect(enviarNota(editar)).rejects.toBe(lost)
  if (isNota(waiting)) await expect(enviarNota(waiting)).rejects.toBe(lost)
  const [edit, first, second] = edicoes()
  expect(edit).toEqual({ ...TEXTO, id: 'n', versao: 3 })
  expect(first).toEqual({ ...TEXTO, id: waiting.id, versao: null })
  expect(second).toEqual(first)
  expect(waiting.id).not.toBe('n')
})

it('is made anew with what was written while it was sent', async () => {
  waiting = { ...editar, vez: 1, anotacao: 'Escrita depois.' }
  const salva = { ...TEXTO, id: 'x', versao: 1, data_criacao: '' }
  vi.mocked(saveNota).mockRejectedValueOnce(gone).mockResolvedValueOnce({ tipo: 'salva', nota: salva })
  await enviarNota(editar)
  expect(edicoes()[1]).toMatchObject({ anotacao: 'Escrita depois.', versao: null })
  expect(resolverPendente).toHaveBeenCalledOnce()
})

it('is not made anew when it was deleted here while it was sent', async () => {
  waiting = { ...BASE, vez: 1, tipo: 'excluir' }
  vi.mocked(saveNota).mockRejectedValueOnce(gone)
  await enviarNota(editar)
  expect(saveNota).toHaveBeenCalledOnce()
  expect(resolverPendente).not.toHaveBeenCalled()
})

it('names its reader with each call, whoever is signed in', async () => {
  vi.mocked(saveNota).mockRejectedValueOnce(gone).mockRejectedValueOnce(lost)
  await expect(enviarNota(editar)).rejects.toBe(lost)
  await enviarNota({ ...BASE, tipo: 'excluir' })
  expect(vi.mocked(saveNota).mock.calls.map(([leitor]) => leitor)).toEqual([BASE.email, BASE.email])
  expect(deleteNota).toHaveBeenCalledExactlyOnceWith(BASE.email, 'n')
})

it('waits on when the quota is full, and says what the server says', async () => {
  const full = new ApiError(422, { code: 'cota_esgotada', message: 'Cheio.' })
  vi.mocked(saveNota).mockRejectedValueOnce(full)
  await expect(enviarNota(editar)).rejects.toBe(full)
  expect(showErro).toHaveBeenCalledExactlyOnceWith('Cheio.')
  expect(resolverPendente).not.toHaveBeenCalled()
})
