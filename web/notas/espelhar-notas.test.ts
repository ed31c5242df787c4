import { beforeEach, expect, it, vi } from 'vitest'
import type { NotaGuardada } from '../platform/offline/base.ts'

const ANA = 'ana@exemplo.com.br'
const HOUR_MS = 60 * 60_000

// Other files have read these modules, with the real database beneath them.
vi.resetModules()
const { espelharNotas, isEspelhada } = await import('./espelhar-notas.ts')
const { changeLinhas, listLinhas } = await import('./linhas-de-notas.ts')
const { dropNota, keepNota, listaGuardada, paginaGuardada } = await import('./notas-guardadas.ts')

/** What is on the device, by id. */
let linhas: Map<string, NotaGuardada>
const respostas = new Map<string, unknown>()

/** What waits to be sent. */
let items: object[]

vi.mock('../platform/outbox/item-store.ts', () => ({ listItemsOf: async () => items }))
vi.mock('../platform/offline/respostas.ts', () => ({
  keepResposta: async (_: string, url: string, corpo: unknown) => void respostas.set(url, corpo),
  readResposta: async (_: string, url: string) => respostas.get(url),
}))
vi.mock('../platform/offline/base.ts', () => ({
  rangeOf: () => '',
  openBase: async () => ({
    getAll: async (_: string, after: string, count: number) =>
      [...linhas.values()]
        .filter(({ id }) => id > after)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, count),
    transaction: () => ({
      done: Promise.resolve(),
      objectStore: (name: string) =>
        name === 'notas'
          ? {
              get: async ([, id]: [string, string]) => linhas.get(id),
              put: async (nota: NotaGuardada) => void linhas.set(nota.id, nota),
              delete: async ([, id]: [string, string]) => void linhas.delete(id),
            }
          : {
              get: async ([, url]: [string, string]) => ({ corpo: respostas.get(url) }),
              put: async ({ url, corpo }: { url: string; corpo: unknown }) => void respostas.set(url, corpo),
            },
    }),
  }),
}))

/** The notes of the account, newest first, and what is asked for. */
let noServidor: string[]
let asked: (string | null)[]
let failAt: number
/** What happens on this device while the server is asked. */
let meanwhile: () => Promise<void>

const idOf = (n: number) => `nota-${String(n).padStart(5, '0')}`
const dateOf = (id: string) => new Date(Number(id.slice(5)) * 1_000).toISOString()
const nota = (id: string) => ({ id, titulo: id, anotacao: '', versao: 1, data_criacao: dateOf(id) })
const doServidor = (id: string) => ({
  ...nota(id),
  ...{ simbolo: 1, numero: 8, simboloLabel: 'CFW', capOrNumberLabel: 'Cap 8', user: { foto: null } },
})
const naBase = () => [...linhas.keys()].sort()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') })
  linhas = new Map()
  respostas.clear()
  items = []
  asked = []
  failAt = -1
  meanwhile = async () => undefined
  noServidor = Array.from({ length: 250 }, (_, n) => idOf(n)).reverse()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('IDBKeyRange', { bound: ([, id]: [string, string]) => id })
  const user = { first_name: '', last_name: '', email: ANA, foto: null }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ state: { user } }) })
  vi.stubGlobal('fetch', async (address: string) => {
    const cursor = new URL(address, 'http://127.0.0.1').searchParams.get('cursor')
    asked.push(cursor)
    if (asked.length - 1 === failAt) throw new TypeError('Failed to fetch')
    const start = Number(cursor ?? 0)
    const body = noServidor.slice(start, start + 100).map(doServidor)
    await meanwhile()
    const headers = start + 100 < noServidor.length ? { 'X-Next-Cursor': String(start + 100) } : undefined
    return Response.json(body, { headers })
  })
  return () => vi.useRealTimers()
})

it('takes all notes, a hundred at a time, each time when the page has nothing to do', async () => {
  const rest = vi.fn(async () => undefined)
  expect(await isEspelhada(ANA)).toBe(false)
  await espelharNotas(ANA, rest)
  expect(asked).toEqual([null, '100', '200'])
  expect(rest).toHaveBeenCalledTimes(3)
  expect(naBase()).toEqual(noServidor.toReversed())
  expect(await isEspelhada(ANA)).toBe(true)
})

it('goes on where it was broken off, and has not all of them until it ends', async () => {
  failAt = 1
  await espelharNotas(ANA)
  expect(naBase()).toHaveLength(100)
  expect(await isEspelhada(ANA)).toBe(false)
  await espelharNotas(ANA)
  expect(asked).toEqual([null, '100', '100', '200'])
  expect(await isEspelhada(ANA)).toBe(true)
})

it('asks again after some hours, and forgets what is gone', async () => {
  await espelharNotas(ANA)
  noServidor = [idOf(900), ...noServidor.slice(1)]
  await espelharNotas(ANA)
  expect(asked).toHaveLength(3)
  vi.advanceTimersByTime(7 * HOUR_MS)
  await espelharNotas(ANA)
  expect(asked).toHaveLength(6)
  expect(naBase()).toEqual(noServidor.toReversed().sort())
})

it('loses nothing that is saved on this device meanwhile', async () => {
  meanwhile = async () => {
    vi.advanceTimersByTime(1_000)
    const feitas = [{ ...nota(idOf(999)), simbolo: 1, numero: 8 }]
    const editadas = [{ ...nota(idOf(249)), versao: 2, titulo: 'Editada', simbolo: 1, numero: 8 }]
    await changeLinhas(ANA, [...feitas, ...editadas], [])
  }
  await espelharNotas(ANA)
  expect(linhas.get(idOf(249))).toMatchObject({ titulo: 'Editada', versao: 2 })
  expect(linhas.has(idOf(999))).toBe(true)
})

it('does not bring back what is deleted on this device meanwhile', async () => {
  const gone = idOf(240)
  meanwhile = async () => {
    vi.advanceTimersByTime(1_000)
    // The part that has it is on its way.
    if (asked.length === 1) await dropNota(ANA, gone)
  }
  await espelharNotas(ANA)
  expect(naBase()).toEqual(noServidor.toReversed().filter((id) => id !== gone))
  // Nor does a list that a page asked for before it went, which does not know either what was saved since.
  const antesDisso = Date.now() - 10_000
  await keepNota(ANA, { simbolo: 1, numero: 8 }, nota(idOf(999)))
  await listaGuardada({ sigla: null, busca: '' }, null).keep(ANA, [doServidor(gone)], antesDisso)
  await paginaGuardada(1, 8).keep(ANA, [nota(gone)], antesDisso)
  expect([linhas.has(gone), linhas.has(idOf(999))]).toEqual([false, true])
  // What is said of it from now on counts.
  await keepNota(ANA, { simbolo: 1, numero: 8 }, nota(gone))
  expect(linhas.has(gone)).toBe(true)
})

it('gives what is kept in the order of the server, part by part', async () => {
  await espelharNotas(ANA)
  const isMeant = ({ id }: NotaGuardada) => id !== idOf(248)
  const primeira = await listLinhas(ANA, { isMeant, limit: 50 })
  expect(primeira.map(({ id }) => id)).toEqual([noServidor[0], ...noServidor.slice(2, 51)])
  const segunda = await listLinhas(ANA, { isMeant, limit: 50, depois: primeira.at(-1) ?? null })
  expect(segunda.map(({ id }) => id)).toEqual(noServidor.slice(51, 101))
})

it('knows that a page, a filter or a search has none only when it has had all', async () => {
  const [pagina, filtro] = [paginaGuardada(2, 70), listaGuardada({ sigla: 'BCW', busca: '' }, null)]
  failAt = 1
  await espelharNotas(ANA)
  expect([await pagina.read(ANA), await filtro.read(ANA)]).toEqual([undefined, undefined])
  await espelharNotas(ANA)
  expect([await pagina.read(ANA), await filtro.read(ANA)]).toEqual([[], []])
})

it('shows a new note that waits on a page of which it knows nothing else', async () => {
  const criar = { tipo: 'criar', simbolo: 2, numero: 70, titulo: 'Nova', anotacao: '' } as const
  const item = { email: ANA, id: 'n', feature: 'notas', mudanca: criar, desde: 0, vez: 0 }
  items = [item]
  const pagina = paginaGuardada(2, 70)
  const shown = await pagina.apply?.(ANA, (await pagina.read(ANA)) ?? [])
  expect(shown?.map(({ titulo }) => titulo)).toEqual(['Nova'])
})
