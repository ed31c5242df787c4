import { describe, expect, it } from 'vitest'
import { instalacao, saude } from '#contract/saude.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp, startTestApp } from '#tests/support/test-app.ts'
import { breakDatabase, createTestDatabase } from '#tests/support/test-database.ts'

const harness = setupTestApp({ MBW_CONTATO_EMAIL: 'leitores@exemplo.org' })

describe('GET /saude', () => {
  it('says which database answers and what content it holds', async () => {
    const response = await harness.visitor().call(saude)
    expect(response.json()).toEqual({
      situacao: 'ok',
      banco: harness.db.engine,
      conteudo: expect.stringContaining('padroes:'),
    })
  })

  it('says 503 with a time to come back when the database is gone', async () => {
    const database = await createTestDatabase()
    const { app, visitor } = await startTestApp(database)
    await breakDatabase(database)
    const response = await visitor().call(saude)
    expect(errorOf(response)).toMatchObject({ status: 503, code: 'banco_indisponivel' })
    expect(response.headers['retry-after']).toBe('5')
    await app.close()
    await database.drop()
  })
})

describe('GET /instalacao', () => {
  it("gives the publisher's settings", async () => {
    const response = await harness.visitor().call(instalacao)
    expect(response.json()).toMatchObject({
      contato_email: 'leitores@exemplo.org',
      contato_assunto: 'Feedback sobre a plataforma',
    })
  })
})
