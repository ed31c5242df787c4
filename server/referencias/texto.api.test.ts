import { describe, expect, it } from 'vitest'
import { textoDaReferencia } from '#contract/referencias.ts'
import { createClient, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp, startTestApp } from '#tests/support/test-app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const harness = setupTestApp()

function ask(referencia: string | undefined) {
  return harness.visitor().call(textoDaReferencia, { query: { referencia } })
}

describe('GET /referencia/texto', () => {
  it('gives the words of the installed Bible', async () => {
    const { referencia, texto, trechos } = (await ask(' Rm  8.14-15 ')).json()
    expect(referencia).toBe('Rm 8.14-15')
    expect(texto).toContain('Romanos 8.14')
    expect(trechos).toMatchObject([{ livro: 45, capitulo: 8, inicio: 14, fim: 15 }])
    expect(trechos[0].versiculos).toHaveLength(2)
  })

  it('takes several places, whole chapters and ranges across chapters', async () => {
    const runs = async (referencia: string) =>
      (await ask(referencia))
        .json()
        .trechos.map(({ capitulo, inicio, fim }: { capitulo: number; inicio: number; fim: number }) => [
          capitulo,
          inicio,
          fim,
        ])
    expect(await runs('Rm 3.10,12-14')).toEqual([
      [3, 10, 10],
      [3, 12, 14],
    ])
    expect(await runs('Sl 23')).toEqual([[23, 1, 6]])
    expect(await runs('Jn 1.17-2.1')).toEqual([
      [1, 17, 17],
      [2, 1, 1],
    ])
  })

  it.each([
    ['Rm 8.99', 'não existe'],
    ['Xx 1.1', 'livro desconhecido'],
    ['Rm 8:14', 'não é uma referência'],
    ['Jo 1.1; Jo 1.3', 'uma referência de cada vez'],
    ['', 'Escreva a referência'],
    [undefined, 'Escreva a referência'],
    ['x'.repeat(301), '300 caracteres'],
    ['Rm 8.1\u0000', 'U+0000'],
  ])('refuses %j with a sentence', async (referencia, words) => {
    const { status, message } = errorOf(await ask(referencia))
    expect([status, message]).toEqual([422, expect.stringContaining(words)])
    expect(message).toMatch(/^[EPOA].*\.$/)
  })

  it('knows the places while no Bible is installed', async () => {
    const database = await createTestDatabase()
    await database.db.write.deleteFrom('versiculo').execute()
    const { app } = await startTestApp(database)
    const response = await createClient(app).call(textoDaReferencia, { query: { referencia: 'Jo 3.16' } })
    const trecho = { livro: 43, capitulo: 3, inicio: 16, fim: 16, versiculos: [] }
    expect(response.json()).toEqual({ referencia: 'Jo 3.16', texto: '', trechos: [trecho] })
    await app.close()
    await database.drop()
  })
})
