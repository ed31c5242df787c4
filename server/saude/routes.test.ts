import { describe, expect, it } from 'vitest'
import { instalacao, pronto, saude } from '#contract/saude.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp, startTestApp } from '#tests/support/test-app.ts'
import { breakDatabase, createTestDatabase } from '#tests/support/test-database.ts'

const harness = setupTestApp({ MBW_CONTATO_EMAIL: 'leitores@exemplo.org' })

describe('GET /saude', () => {
  it('says that the process answers, and nothing of its versions', async () => {
    expect((await harness.visitor().call(saude)).json()).toEqual({ situacao: 'ok' })
  })

  it('answers while the database is gone', async () => {
    const database = await createTestDatabase()
    const { app, visitor } = await startTestApp(database)
    await breakDatabase(database)
    expect((await visitor().call(saude)).json()).toEqual({ situacao: 'ok' })
    await app.close()
    await database.drop()
  })
})

describe('GET /pronto', () => {
  it('says that everything works', async () => {
    const response = await harness.visitor().call(pronto)
    expect(response.json()).toEqual({ situacao: 'pronto' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('says 503 and why when the database is gone, with a time to come back', async () => {
    const database = await createTestDatabase()
    const { app, visitor } = await startTestApp(database)
    await breakDatabase(database)
    const response = await visitor().call(pronto)
    expect(errorOf(response)).toMatchObject({ status: 503, code: 'nao_pronto' })
    expect(response.json().fields).toEqual({ banco: 'O banco de dados não lê ou não grava.' })
    expect(response.headers['retry-after']).toBe('5')
    await app.close()
    await database.drop()
  })
})

describe('a server that is told to end', () => {
  it('is not ready, answers all the same, and keeps no connection open', async () => {
    const database = await createTestDatabase()
    const { app, visitor } = await startTestApp(database)
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    app.leaving.begin()
    const response = await visitor().call(pronto)
    expect(errorOf(response)).toMatchObject({ status: 503, message: 'O servidor está encerrando.' })
    const answer = await fetch(`${url}/api/saude`)
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
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
