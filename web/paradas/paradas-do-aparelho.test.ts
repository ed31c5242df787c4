import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Parada } from '#contract/paradas.ts'
import { adoptParadas, mergeParadas, putParada, readParadas, removeParadas } from './paradas-do-aparelho.ts'

const cfw = (secao: number, lida_em: string): Parada => ({
  tipo: 'padrao',
  padrao: 'cfw',
  numero: 8,
  secao,
  titulo: 'De Cristo, o Mediador',
  lida_em,
})
const joao = (lida_em: string): Parada => ({
  tipo: 'biblia',
  livro: 43,
  nome: 'João',
  capitulo: 3,
  versiculo: 16,
  lida_em,
})

let stored: Map<string, string>

/** @param email null for a visitor */
function enter(email: string | null): void {
  const user = email && { first_name: '', last_name: '', email, foto: null }
  stored.set('auth-storage', JSON.stringify({ state: { user } }))
}

beforeEach(() => {
  stored = new Map()
  enter('helena@exemplo.com.br')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

describe('the places on the device', () => {
  it('are none on a first visit, then one of each work, the latest first', () => {
    expect(readParadas()).toEqual([])
    putParada(cfw(1, '2026-01-01'))
    putParada(joao('2026-01-02'))
    putParada(cfw(3, '2026-01-03'))
    expect(readParadas()).toEqual([cfw(3, '2026-01-03'), joao('2026-01-02')])
    removeParadas()
    expect(readParadas()).toEqual([])
  })

  it("are nobody's but the reader's", () => {
    putParada(cfw(1, '2026-01-02'))
    expect(readParadas()).toHaveLength(1)
    enter('jonas@exemplo.com.br')
    expect(readParadas()).toEqual([])
    adoptParadas('helena@exemplo.com.br', [joao('2026-01-03')])
    expect(readParadas()).toEqual([])
    enter(null)
    putParada(cfw(1, '2026-01-02'))
    expect(readParadas()).toEqual([])
  })

  it.each([
    '{',
    '{"email":"helena@exemplo.com.br"}',
    '{"email":"helena@exemplo.com.br","paradas":[{"path":"https://exemplo.com"}]}',
  ])('are none when storage holds %s', (text) => {
    stored.set('mbw:paradas', text)
    expect(readParadas()).toEqual([])
  })

  it('do without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readParadas()).toEqual([])
    expect(() => putParada(cfw(1, '2026-01-01'))).not.toThrow()
  })
})

describe('what the account says', () => {
  const waiting = (parada: Parada) => ({ parada, isPendente: true })
  const heard = (parada: Parada) => ({ parada, isPendente: false })

  it('takes the place of what it knew, and of what was read before', () => {
    const aparelho = [waiting(cfw(1, '2026-01-02')), heard(joao('2026-01-01'))]
    const conta = [cfw(3, '2026-01-03')]
    expect(mergeParadas(aparelho, conta)).toEqual([heard(cfw(3, '2026-01-03'))])
  })

  it('lies under what was read here later and waits', () => {
    const aparelho = [waiting(cfw(5, '2026-01-04'))]
    const conta = [cfw(3, '2026-01-03'), joao('2026-01-05')]
    expect(mergeParadas(aparelho, conta)).toEqual([heard(joao('2026-01-05')), waiting(cfw(5, '2026-01-04'))])
  })

  it('is the truth of what it was just told, whatever clock that had', () => {
    const enviada = cfw(5, '2030-01-01')
    const conta = [cfw(5, '2026-01-03')]
    expect(mergeParadas([waiting(enviada)], conta, enviada)).toEqual([heard(cfw(5, '2026-01-03'))])
    const later = cfw(6, '2030-01-02')
    expect(mergeParadas([waiting(later)], conta, enviada)).toEqual([waiting(later)])
  })
})
