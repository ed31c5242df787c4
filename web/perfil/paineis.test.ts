import { describe, expect, it } from 'vitest'
import { PAINEIS, parsePainel } from './paineis.ts'

describe('the panels', () => {
  it('have their names and an address each', () => {
    expect(PAINEIS.map(({ rotulo, to }) => [rotulo, to])).toEqual([
      ['Gerenciar Perfil', '/perfil'],
      ['Assinatura', '/perfil?painel=assinatura'],
      ['Notificações', '/perfil?painel=notificacoes'],
    ])
  })

  it.each([
    ['', 'perfil'],
    ['?painel=assinatura', 'assinatura'],
    ['?painel=notificacoes', 'notificacoes'],
    ['?painel=senha', 'perfil'],
  ])('%j opens %s', (search, painel) => expect(parsePainel(new URLSearchParams(search))).toBe(painel))

  it('are reached from their own address', () => {
    for (const { id, to } of PAINEIS) {
      expect(parsePainel(new URL(to, 'http://localhost').searchParams)).toBe(id)
    }
  })
})
