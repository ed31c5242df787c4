import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/support/console-guard.ts'
import { preferenciasQuery } from './queries.ts'

const GUARDADAS = { novos_livros: true, estudo_semanal: false, plano: null }

let kept: Map<string, string>

/** The bodies that were sent to be stored. */
let saved: unknown[]
let isRefusing: boolean

const readPreferencias = () => new QueryClient().fetchQuery({ ...preferenciasQuery(), retry: false })

beforeEach(() => {
  kept = new Map()
  saved = []
  isRefusing = false
  vi.stubGlobal('document', { cookie: 'csrftoken=tok' })
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(GUARDADAS)
    if (isRefusing) throw new TypeError('Failed to fetch')
    const mudanca: object = JSON.parse(String(body))
    saved.push(mudanca)
    return Response.json({ ...GUARDADAS, ...mudanca })
  })
})

describe('preferenciasQuery', () => {
  it('reads and stores nothing when no plan is remembered', async () => {
    expect(await readPreferencias()).toEqual(GUARDADAS)
    expect(saved).toEqual([])
  })

  it('gives the account the plan that was chosen before signing in', async () => {
    kept.set('mbw:plano', '"mensal"')
    const preferencias = { ...GUARDADAS, plano: 'mensal' }
    expect(await readPreferencias()).toEqual(preferencias)
    expect(saved).toEqual([{ plano: 'mensal' }])
    expect(kept.size).toBe(0)
  })

  it('shows the plan and remembers it when it cannot be stored', async () => {
    expectConsole('Erro ao guardar o plano:')
    isRefusing = true
    kept.set('mbw:plano', '"anual"')
    expect((await readPreferencias()).plano).toBe('anual')
    expect(kept.has('mbw:plano')).toBe(true)
  })

  it('passes over what is no plan', async () => {
    kept.set('mbw:plano', '"vitalício"')
    expect((await readPreferencias()).plano).toBeNull()
    expect(saved).toEqual([])
  })
})
