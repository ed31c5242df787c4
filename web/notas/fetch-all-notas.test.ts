import { beforeEach, expect, it, vi } from 'vitest'
import { listItemsOf } from '../platform/outbox/item-store.ts'
import { isEspelhada } from './espelhar-notas.ts'
import { listLinhas } from './linhas-de-notas.ts'
import { toNotaComSimbolo } from './notas-guardadas.ts'
import { fetchAllNotas } from './queries.ts'

vi.mock('../platform/leitor.ts', () => ({ readEmail: () => 'ana@exemplo.com.br', readLeitor: () => null }))
vi.mock('../platform/offline/is-offline-ready.ts', () => ({ isOfflineReady: () => true }))
vi.mock('../platform/outbox/item-store.ts', () => ({ listItemsOf: vi.fn() }))
vi.mock('./espelhar-notas.ts', () => ({ isEspelhada: vi.fn() }))
vi.mock('./linhas-de-notas.ts', () => ({ listLinhas: vi.fn() }))

const TODAS = { sigla: null, busca: '' }
const velha = { id: 'v', titulo: 'Velha', anotacao: '', versao: 1, data_criacao: '2026-11-20T10:00:00.000Z' }
const excluida = { ...velha, id: 'x', titulo: 'Excluída' }
const nova = { simbolo: 1, numero: 8, titulo: 'No trem', anotacao: 'Graça' }
const item = { email: 'ana@exemplo.com.br', feature: 'notas', desde: 0, vez: 0 }

const daPagina = { simbolo: 3, numero: 5 }

const titulos = async () => (await fetchAllNotas(TODAS)).map(({ titulo }) => titulo)

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  const doServidor = [velha, excluida].map((nota) => toNotaComSimbolo({ ...nota, ...daPagina }, null))
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(doServidor)),
  )
  vi.mocked(listItemsOf).mockResolvedValue([
    { ...item, id: 'n', mudanca: { ...nova, tipo: 'criar' } },
    { ...item, id: 'x', mudanca: { tipo: 'excluir' } },
  ])
  vi.mocked(listLinhas).mockResolvedValue(
    [velha, excluida].map((nota) => ({ ...nota, ...daPagina, email: item.email })),
  )
})

it('what is exported has what waits to be sent, as the list shows it', async () => {
  expect(await titulos()).toEqual(['No trem', 'Velha'])
})

it('comes from the device while nobody answers, when that has had all notes, and only then', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  vi.mocked(isEspelhada).mockResolvedValue(true)
  expect(await titulos()).toEqual(['No trem', 'Velha'])
  vi.mocked(isEspelhada).mockResolvedValue(false)
  await expect(titulos()).rejects.toThrow()
})
