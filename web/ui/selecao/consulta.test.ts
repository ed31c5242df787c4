import { describe, expect, it } from 'vitest'
import { toConsulta } from './consulta.ts'

describe('toConsulta', () => {
  it.each([
    ['graça', 'graça'],
    [' “Cristo”, ', 'Cristo'],
    ['amar-te', 'amar-te'],
    ['só pela fé.', '"só pela fé"'],
    ['a “graça\ncomum”\u2060 dos\thomens', '"a graça comum dos homens"'],
    ['OU', '"OU"'],
    ['é', null],
    ['[3]', null],
    [' — ', null],
    ['', null],
  ])('%j → %s', (texto, consulta) => {
    expect(toConsulta(texto)).toBe(consulta)
  })

  it('is no longer than a search may be, and ends with a whole word', () => {
    const consulta = toConsulta('justificação '.repeat(30)) ?? ''
    expect(consulta.length).toBeLessThanOrEqual(200)
    expect(consulta).toMatch(/^"justificação .*justificação"$/)
    expect(toConsulta('a'.repeat(300))).toBe(`"${'a'.repeat(198)}"`)
  })
})
