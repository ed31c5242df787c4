import { describe, expect, it } from 'vitest'
import { type Citacao, citacoesDoCapitulo } from '#contract/referencias.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

async function readCitacoes(livro: number, capitulo: number): Promise<Citacao[]> {
  const response = await harness.visitor().call(citacoesDoCapitulo, { params: { livro, capitulo } })
  expect(response.statusCode).toBe(200)
  return response.json()
}

describe('GET /referencia/citacoes/:livro/:capitulo', () => {
  it('lists the parts that cite a verse, with their text and place', async () => {
    const citacoes = await readCitacoes(43, 3)
    expect(citacoes).toContainEqual({
      parteId: 100_801_001,
      simbolo: 'CFW',
      numero: 8,
      titulo: 'De Cristo, o Mediador',
      secao: 1,
      marcador: 1,
      parte: expect.stringContaining('Aprouve a Deus'),
      referencia: 'Jo 3.16',
      inicio: 16,
      fim: 16,
    })
    const inicios = citacoes.map(({ inicio }) => inicio)
    expect(inicios).toEqual(inicios.toSorted((a, b) => a - b))
  })

  it('cuts a citation over chapters at the ends of the chapter', async () => {
    const citacoes = await readCitacoes(40, 27)
    const overBoth = citacoes.filter(({ referencia }) => referencia === 'Mt 26-27')
    expect(overBoth[0]).toMatchObject({ inicio: 1, fim: 66 })
  })

  it('is the exact reverse of the proof texts', async () => {
    const ranges = await harness.db.read
      .selectFrom('referencia_trecho')
      .select(['parte_id', 'inicio', 'fim'])
      .where('inicio', '>=', 45_008_001)
      .where('fim', '<=', 45_008_039)
      .execute()
    const citacoes = await readCitacoes(45, 8)
    expect(citacoes.length).toBe(ranges.length)
    const keys = citacoes.map(({ parteId, inicio, fim }) => `${parteId} ${inicio}-${fim}`).sort()
    expect(keys).toEqual(
      ranges.map(({ parte_id, inicio, fim }) => `${parte_id} ${inicio % 1000}-${fim % 1000}`).sort(),
    )
  })

  it('gives an empty list for a chapter that nobody cites', async () => {
    expect(await readCitacoes(13, 2)).toEqual([])
  })

  it('answers 404 for a chapter that does not exist and 422 for what is no number', async () => {
    const client = harness.visitor()
    for (const params of [
      { livro: 67, capitulo: 1 },
      { livro: 43, capitulo: 22 },
      { livro: 0, capitulo: 0 },
    ]) {
      expect(errorOf(await client.call(citacoesDoCapitulo, { params })).status).toBe(404)
    }
    const params = { livro: 'joao', capitulo: 3 }
    expect(errorOf(await client.call(citacoesDoCapitulo, { params })).status).toBe(422)
  })
})
