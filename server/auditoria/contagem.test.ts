import { describe, expect, it } from 'vitest'
import { createContagem, type Evento } from './contagem.ts'

const MINUTE_MS = 60_000
const refusal = (rede: string): Evento => ({ tipo: 'csrf_recusado', rede, leitor: null })

describe('createContagem', () => {
  it('makes one row a minute of equal events, and another of others', () => {
    const contagem = createContagem()
    const first = contagem.count(refusal('a'), 0)
    expect(first).toMatchObject({ tipo: 'csrf_recusado', rede: 'a', quantidade: 1 })
    expect(contagem.count(refusal('a'), MINUTE_MS - 1)).toBeNull()
    expect(contagem.count({ ...refusal('a'), tipo: 'bloqueio' }, MINUTE_MS - 1)).not.toBeNull()
    expect(contagem.takeGrown()).toEqual([{ id: first?.id, quantidade: 2 }])
    expect(contagem.takeGrown()).toEqual([])
    expect(contagem.count(refusal('a'), MINUTE_MS)).not.toBeNull()
  })

  it('makes few rows of a flood from everywhere, and forgets no count and no reader', () => {
    const contagem = createContagem()
    const rows = Array.from({ length: 10_000 }, (_, index) => contagem.count(refusal(`rede ${index}`), 0))
    const written = rows.filter((row) => row !== null)
    expect(written).toHaveLength(501)
    expect(written.at(-1)?.rede).toBe('várias')
    expect(contagem.takeGrown().map(({ quantidade }) => quantidade)).toEqual([10_000 - 500])
    expect(contagem.count({ tipo: 'login', rede: 'nova', leitor: 'x' }, 0)).toMatchObject({ rede: 'nova' })
  })
})
