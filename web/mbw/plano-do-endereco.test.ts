import { describe, expect, it } from 'vitest'
import { cadastroComPlano } from './cadastro-com-plano.ts'
import { readPlanoDoEndereco } from './plano-do-endereco.ts'

const ORIGEM = 'https://biblioteca.exemplo'

describe('the plan in an address', () => {
  it.each(['anual', 'mensal'] as const)('comes back as it went: %s', (plano) => {
    expect(readPlanoDoEndereco(`${ORIGEM}${cadastroComPlano(plano)}`)).toBe(plano)
  })

  it('leads to the registration form', () => {
    expect(cadastroComPlano('anual')).toBe('/login?modo=cadastro&plano=anual')
  })

  it.each(['/login', '/login?plano=', '/login?plano=vitalicio', '/login?plano=ANUAL'])(
    'is none in %s',
    (path) => {
      expect(readPlanoDoEndereco(`${ORIGEM}${path}`)).toBeNull()
    },
  )
})
