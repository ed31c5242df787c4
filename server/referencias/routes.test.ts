import { describe, expect, it } from 'vitest'
import { type ReferenciaBiblica, referenciasBiblicas } from '#contract/referencias.ts'
import { createClient, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp, startTestApp } from '#tests/support/test-app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const harness = setupTestApp()

/** Part of CFW 8, section 1: the first one, 'Is 42.1; Jo 3.16; 1Tm 2.5; 1Pe 1.19-20'. */
const CFW_8_1_1 = 100_801_001

async function readReferencias(parteId: number, padrao: string): Promise<ReferenciaBiblica[]> {
  const response = await harness.visitor().call(referenciasBiblicas, { params: { parteId, padrao } })
  expect(response.statusCode).toBe(200)
  return response.json()
}

async function findParteId(referencia: string): Promise<number> {
  const row = await harness.db.read
    .selectFrom('referencia')
    .select('parte_id')
    .where('referencia', '=', referencia)
    .where('parte_id', '<', 200_000_000)
    .executeTakeFirstOrThrow()
  return row.parte_id
}

describe('GET /referencia/referencias_biblicas/:parteId/:padrao', () => {
  it('gives each citation with the words of the installed Bible', async () => {
    const referencias = await readReferencias(CFW_8_1_1, 'cfw')
    expect(referencias.map(({ referencia }) => referencia)).toEqual([
      'Is 42.1',
      'Jo 3.16',
      '1Tm 2.5',
      '1Pe 1.19-20',
    ])
    expect(referencias[1]?.texto).toContain('João 3.16')
    expect(referencias[3]?.trechos).toMatchObject([
      {
        livro: 60,
        capitulo: 1,
        inicio: 19,
        fim: 20,
        versiculos: [{ numero_versiculo: 19 }, { numero_versiculo: 20 }],
      },
    ])
  })

  it('cuts whole chapters and ranges across chapters into runs of one chapter', async () => {
    const referencias = await readReferencias(await findParteId('Mt 26-27'), 'cfw')
    const found = referencias.find(({ referencia }) => referencia === 'Mt 26-27')
    expect(found?.trechos.map(({ capitulo, inicio, fim }) => [capitulo, inicio, fim])).toEqual([
      [26, 1, 75],
      [27, 1, 66],
    ])
  })

  it('gives an empty list for a part without references', async () => {
    const parte = await harness.db.read
      .selectFrom('parte')
      .select('id')
      .where('marcador', 'is', null)
      .where('id', '<', 200_000_000)
      .executeTakeFirstOrThrow()
    expect(await readReferencias(parte.id, 'cfw')).toEqual([])
  })

  it.each(['cmw', 'bcw', 'fgop'])('knows the parts of %s', async (padrao) => {
    const simboloId = { cmw: 2, bcw: 3, fgop: 4 }[padrao] ?? 0
    const { parte_id } = await harness.db.read
      .selectFrom('referencia')
      .select('parte_id')
      .where('parte_id', '>=', simboloId * 100_000_000)
      .executeTakeFirstOrThrow()
    expect((await readReferencias(parte_id, padrao)).length).toBeGreaterThan(0)
  })

  it('answers 404 when the part belongs to another standard, or to none', async () => {
    const client = harness.visitor()
    for (const params of [
      { parteId: CFW_8_1_1, padrao: 'cmw' },
      { parteId: 0, padrao: 'cfw' },
    ]) {
      expect(errorOf(await client.call(referenciasBiblicas, { params })).status).toBe(404)
    }
  })

  it('answers 422 for a standard that has no references, and for a malformed id', async () => {
    const client = harness.visitor()
    for (const params of [
      { parteId: CFW_8_1_1, padrao: 'dcpu' },
      { parteId: 'x', padrao: 'cfw' },
    ]) {
      expect(errorOf(await client.call(referenciasBiblicas, { params })).status).toBe(422)
    }
  })

  it('gives the citations without text while no Bible is installed', async () => {
    const database = await createTestDatabase()
    await database.db.write.deleteFrom('versiculo').execute()
    await database.db.write.deleteFrom('titulo_salmo').execute()
    await database.db.write.deleteFrom('edicao').execute()
    const { app } = await startTestApp(database)
    const params = { parteId: CFW_8_1_1, padrao: 'cfw' }
    const response = await createClient(app).call(referenciasBiblicas, { params })
    const [first]: ReferenciaBiblica[] = response.json()
    expect(first).toEqual({
      referencia: 'Is 42.1',
      texto: '',
      trechos: [{ livro: 23, capitulo: 42, inicio: 1, fim: 1, versiculos: [] }],
    })
    await app.close()
    await database.drop()
  })
})
