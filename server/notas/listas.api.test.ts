import { beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contract/notas.ts'
import type { Client } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
/** Many of them are more than is sent in one piece. */
const NOVA = { simbolo: 1, numero_pergunta: 8, anotacao: 'Duas naturezas. '.repeat(60).trim() }

describe('lists of many notes', () => {
  const TOTAL = 90
  const titulos = Array.from({ length: TOTAL }, (_, index) => `Nota ${TOTAL - index}`)
  let many: Client
  beforeAll(async () => {
    many = await harness.reader()
    for (const titulo of titulos.toReversed())
      await many.call(contract.criarNota, { body: { ...NOVA, titulo } })
  })
  const find = async (q: string) => titlesOf((await many.call(contract.listarNotas, { query: { q } })).json())
  const titlesOf = (notas: contract.Nota[]) => notas.map(({ titulo }) => titulo)

  it('are written as they are read, whole and in its order', async () => {
    const response = await many.call(contract.listarNotas)
    expect(titlesOf(response.json())).toEqual(titulos)
    expect(response.headers['content-length']).toBeUndefined()
    const params = { simbolo: 1, id: 8 }
    const page = await many.call(contract.notasDaPagina, { params })
    expect(titlesOf(page.json())).toEqual(titulos)
    expect(page.headers['content-length']).toBeUndefined()
  })

  it('come in pages that end where the next begins, with words to find and without', async () => {
    for (const [q, expected] of [
      ['', titulos],
      ['nota 1', titulos.filter((titulo) => titulo.startsWith('Nota 1'))],
    ] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const query = { limit: '45', q, ...(cursor && { cursor }) }
        const response = await many.call(contract.listarNotas, { query })
        seen.push(...titlesOf(response.json()))
        cursor = response.headers['x-next-cursor']?.toString()
      } while (cursor)
      expect(seen).toEqual(expected)
    }
  })

  it('find words wherever they are, however far', async () => {
    expect(await find('NÓTA 7')).toEqual(titulos.filter((titulo) => titulo.startsWith('Nota 7')))
    expect(await find('nada disso')).toEqual([])
  })
})
