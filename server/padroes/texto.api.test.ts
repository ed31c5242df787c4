import { describe, expect, it } from 'vitest'
import { type TextoCompleto, textoCompleto } from '#contract/padrao-texto.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

describe('GET /padroes/:padrao/texto', () => {
  it.each([
    ['cfw', 33],
    ['cmw', 196],
    ['bcw', 107],
    ['fgop', 19],
    ['dcpu', 15],
    ['dcpr', 15],
  ])('gives the whole %s: %i pages with their sections and parts', async (padrao, total) => {
    const response = await harness.visitor().call(textoCompleto, { params: { padrao } })
    const texto: TextoCompleto = response.json()
    expect(texto.simbolo.simbolo).toBe(padrao.toUpperCase())
    expect(texto.paginas).toHaveLength(total)
    const empty = texto.paginas.filter(({ secoes }) => !secoes.some(({ partes }) => partes.length > 0))
    expect(empty).toEqual([])
  })

  it('answers 422 to a standard that does not exist', async () => {
    const response = await harness.visitor().call(textoCompleto, { params: { padrao: 'xyz' } })
    expect(errorOf(response)).toMatchObject({
      status: 422,
      message: 'O padrão deve ser cfw, cmw, bcw, fgop, dcpu ou dcpr.',
    })
  })
})
