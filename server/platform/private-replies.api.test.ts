/** Lists that are kept are never older than the reader's last change, on whichever server it was made. */
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buscar } from '#contract/busca.ts'
import { recomendados } from '#contract/ebooks.ts'
import { criarLeitura, deletarLeitura, listarLendo } from '#contract/leituras.ts'
import { criarNota, deletarNota, editarNota, listarNotas } from '#contract/notas.ts'
import { fontes } from '#server/busca/indice/fontes.ts'
import { clearPendentes, markPendentes } from '#server/busca/indice/pendentes-repository.ts'
import type { Client } from '#tests/support/api-client.ts'
import { insertEbook } from '#tests/support/ebook-fixtures.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
/** Two servers of one database. */
let here: TestApp
let there: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  here = await startTestApp(database)
  there = await startTestApp(database)
})
afterAll(async () => {
  await here.app.close()
  await there.app.close()
  await database.drop()
})

const NOTA = { simbolo: 1, numero_pergunta: 8, titulo: 'fé', anotacao: 'Só.' }

/** A reader with a session, who asks the other server with the same cookies. */
async function readerOfBoth(): Promise<{ own: Client; other: Client }> {
  const own = await here.reader()
  const other = there.visitor()
  for (const [name, value] of own.cookies) other.cookies.set(name, value)
  return { own, other }
}

async function titlesAt(client: Client): Promise<string[]> {
  const notas: { titulo: string }[] = (await client.call(listarNotas)).json()
  return notas.map(({ titulo }) => titulo)
}

describe('a list that is kept', () => {
  it('shows each change at once, also those made on another server', async () => {
    const { own, other } = await readerOfBoth()
    expect(await titlesAt(other)).toEqual([])
    const { id, versao } = (await own.call(criarNota, { body: NOTA })).json()
    expect(await titlesAt(own)).toEqual(['fé'])
    expect(await titlesAt(other)).toEqual(['fé'])
    await own.call(editarNota, { params: { id }, body: { titulo: 'esperança', anotacao: 'Só.', versao } })
    expect(await titlesAt(other)).toEqual(['esperança'])
    await other.call(deletarNota, { params: { id }, query: { nota_id: id } })
    expect(await titlesAt(own)).toEqual([])
  })

  it('does so for the shelf', async () => {
    const { own, other } = await readerOfBoth()
    const { id: ebookId } = await insertEbook(here.db, { capitulos: [{ titulo: 'Um', paragrafos: ['Só.'] }] })
    expect((await other.call(listarLendo)).json()).toEqual([])
    const { id } = (await own.call(criarLeitura, { params: { ebookId } })).json()
    expect((await other.call(listarLendo)).json()).toMatchObject([{ id }])
    await other.call(deletarLeitura, { params: { id } })
    expect((await own.call(listarLendo)).json()).toEqual([])
  })

  it('does so for a search in notes and for what is recommended', async () => {
    const { own, other } = await readerOfBoth()
    const found = async (client: Client) =>
      (await client.call(buscar, { query: { q: 'perseverar', em: 'notas' } })).json().grupos.length
    expect(await found(other)).toBe(0)
    const { id } = (await own.call(criarNota, { body: { ...NOTA, anotacao: 'Perseverar.' } })).json()
    expect([await found(own), await found(other), await found(await here.reader())]).toEqual([1, 1, 0])
    await own.call(deletarNota, { params: { id }, query: { nota_id: id } })
    expect(await found(other)).toBe(0)

    const recommended = async (client: Client): Promise<number[]> =>
      (await client.call(recomendados)).json().map((ebook: { id: number }) => ebook.id)
    const [first = 0] = await recommended(other)
    expect(await recommended(there.visitor())).toContain(first)
    await own.call(criarLeitura, { params: { ebookId: first } })
    expect(await recommended(other)).not.toContain(first)
    expect(await recommended(there.visitor())).toContain(first)
  })

  it('is not a search that came while an import made its entries', async () => {
    const search = async () => {
      const answer = await here.visitor().call(buscar, { query: { q: '  "pela   fé"', em: 'padroes' } })
      return answer.json().grupos.length
    }
    const { read, write, engine } = here.db
    const numeros = await fontes.padroes.listNumeros(read)
    await markPendentes(write, engine, 'padroes', numeros, () => 1)
    expect(await search()).toBe(0)
    await clearPendentes(write)
    expect(await search()).toBe(1)
  })

  it('is one reader’s own', async () => {
    const [first, second] = [await here.reader(), await here.reader()]
    await first.call(criarNota, { body: NOTA })
    expect(await titlesAt(first)).toEqual(['fé'])
    expect(await titlesAt(second)).toEqual([])
  })

  it('comes with its cursor and compressed as the caller takes it, the second time as the first', async () => {
    const reader = await here.reader()
    const anotacao = 'Só pela graça. '.repeat(100)
    for (const titulo of ['um', 'dois']) await reader.call(criarNota, { body: { ...NOTA, titulo, anotacao } })
    const ask = (encoding: string) =>
      reader.call(listarNotas, { query: { limit: 1 }, headers: { 'accept-encoding': encoding } })
    const plain = await ask('identity')
    expect(plain.headers['x-next-cursor']).toBeTruthy()
    expect(plain.headers['cache-control']).toBe('no-store')
    expect((await ask('identity')).headers['x-next-cursor']).toBe(plain.headers['x-next-cursor'])
    const compressed = await here.app.inject({
      url: '/api/anotacao_simbolos?limit=1',
      headers: { 'accept-encoding': 'gzip, br' },
      cookies: Object.fromEntries(reader.cookies),
    })
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('Accept-Encoding'),
    })
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
  })
})
