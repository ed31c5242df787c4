import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../platform/api-error.ts'
import type { Item } from '../platform/outbox/item.ts'
import { showErro } from '../ui/banner-store.ts'
import type { MudancaDaNota } from './nota-em-escrita.ts'
import { deleteNota, saveNota } from './notas-calls.ts'
import { notasOffline } from './offline.ts'
import { writeRascunho } from './rascunhos.ts'

vi.mock('./notas-calls.ts', () => ({ deleteNota: vi.fn(), saveNota: vi.fn() }))
vi.mock('../platform/outbox/item-store.ts', () => ({ keepItem: vi.fn() }))
vi.mock('../ui/banner-store.ts', () => ({ showErro: vi.fn() }))
vi.mock('./rascunhos.ts', () => ({
  notaKey: (...names: string[]) => names.join(':'),
  writeRascunho: vi.fn(),
}))

const TEXTO = { titulo: 'Do trem', anotacao: 'Escrita.' }
const PAGINA = { simbolo: 1, numero: 8 }
const criar: MudancaDaNota = { ...TEXTO, ...PAGINA, tipo: 'criar' }
const editar = { ...TEXTO, ...PAGINA, tipo: 'editar', versao: 3 } as const
const excluir: MudancaDaNota = { tipo: 'excluir' }
const EMAIL = 'ana@exemplo.com.br'
const salva = { ...TEXTO, id: 'n', versao: 4, data_criacao: '' }
const gone = new ApiError(404, { code: 'nao_encontrado', message: 'Não.' })

const { merge } = notasOffline
const send = (mudanca: MudancaDaNota) => {
  const item: Item<MudancaDaNota> = { email: EMAIL, id: 'n', feature: 'notas', mudanca, desde: 1, vez: 0 }
  return notasOffline.send(item)
}
const edicoes = () => vi.mocked(saveNota).mock.calls.map(([, , edicao]) => edicao)

beforeEach(() => {
  for (const mock of [deleteNota, saveNota, showErro, writeRascunho]) vi.mocked(mock).mockReset()
})

describe('the place of a note', () => {
  const criarNaSecao: MudancaDaNota = { ...criar, ancora: 's2' }

  it('stays through the edits that join its creation, and is sent with it', async () => {
    expect(merge(criarNaSecao, { ...editar, titulo: 'B' })).toEqual({ ...criarNaSecao, titulo: 'B' })
    vi.mocked(saveNota).mockResolvedValueOnce({ tipo: 'salva', nota: salva })
    await send(criarNaSecao)
    expect(edicoes()).toMatchObject([{ ancora: 's2', versao: null }])
  })

  it('is that of the new note when the old one was deleted elsewhere', async () => {
    vi.mocked(saveNota).mockRejectedValueOnce(gone)
    const outcome = await send({ ...editar, ancora: 's2' })
    if (outcome.tipo !== 'anew') throw new Error(outcome.tipo)
    expect(outcome.toNew({ ...editar, ancora: 's2' }, 'novo')).toEqual(criarNaSecao)
  })
})

describe('joining', () => {
  it('makes the edit of a note that was never sent its creation', () => {
    expect(merge(criar, { ...editar, titulo: 'B' })).toEqual({ ...criar, titulo: 'B' })
  })

  it('keeps the version from which the first edit began', () => {
    expect(merge(editar, { ...editar, versao: 4, titulo: 'C' })).toEqual({ ...editar, titulo: 'C' })
  })

  it.each([criar, editar])('sends a deletion even when what was before it never left: $tipo', (antes) => {
    expect(merge(antes, excluir)).toEqual(excluir)
  })
})

describe('a note that is sent', () => {
  it('is made anew when it was deleted elsewhere, with what was written while it was sent', async () => {
    vi.mocked(saveNota).mockRejectedValueOnce(gone)
    const outcome = await send(editar)
    if (outcome.tipo !== 'anew') throw new Error(outcome.tipo)
    expect(outcome.toNew({ ...editar, anotacao: 'Escrita depois.' }, 'novo')).toEqual({
      ...criar,
      anotacao: 'Escrita depois.',
    })
    expect(edicoes()).toEqual([{ ...TEXTO, id: 'n', versao: 3 }])
  })

  it('is not made anew when it was deleted here while it was sent', async () => {
    vi.mocked(saveNota).mockRejectedValueOnce(gone)
    const outcome = await send(editar)
    if (outcome.tipo !== 'anew') throw new Error(outcome.tipo)
    expect(outcome.toNew(excluir, 'novo')).toBeNull()
  })

  it('leaves what was written meanwhile as an edit of what the server has', async () => {
    vi.mocked(saveNota).mockResolvedValueOnce({ tipo: 'salva', nota: salva })
    const outcome = await send(criar)
    if (outcome.tipo !== 'done') throw new Error(outcome.tipo)
    expect(outcome.rebase?.({ ...criar, titulo: 'B' })).toEqual({ ...editar, titulo: 'B', versao: 4 })
    expect(outcome.rebase?.(excluir)).toEqual(excluir)
  })

  it('becomes a draft when it was changed elsewhere', async () => {
    vi.mocked(saveNota).mockResolvedValueOnce({ tipo: 'conflito', salva })
    expect(await send(editar)).toEqual({ tipo: 'done' })
    expect(writeRascunho).toHaveBeenCalledExactlyOnceWith(`${EMAIL}:n`, { ...TEXTO, id: 'n', versao: 3 })
    expect(showErro).toHaveBeenCalledOnce()
  })

  it('is an edit when an earlier try of this device made it', async () => {
    vi.mocked(saveNota)
      .mockResolvedValueOnce({ tipo: 'conflito', salva: { ...salva, versao: 1 } })
      .mockResolvedValueOnce({ tipo: 'salva', nota: salva })
    expect((await send(criar)).tipo).toBe('done')
    expect(edicoes().map(({ versao }) => versao)).toEqual([null, 1])
    expect(showErro).not.toHaveBeenCalled()
  })

  it('names its reader with each call, whoever is signed in', async () => {
    vi.mocked(saveNota).mockResolvedValueOnce({ tipo: 'salva', nota: salva })
    await send(editar)
    await send(excluir)
    expect(vi.mocked(saveNota).mock.calls.map(([leitor]) => leitor)).toEqual([EMAIL])
    expect(deleteNota).toHaveBeenCalledExactlyOnceWith(EMAIL, 'n')
  })

  it('waits on when the quota is full, and says what the server says', async () => {
    const full = new ApiError(422, { code: 'cota_esgotada', message: 'Cheio.' })
    vi.mocked(saveNota).mockRejectedValueOnce(full)
    await expect(send(editar)).rejects.toBe(full)
    expect(showErro).toHaveBeenCalledExactlyOnceWith('Cheio.')
  })
})
