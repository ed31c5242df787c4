import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { criarNota } from '#contract/notas.ts'
import * as contract from '#contract/recursos.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { readZip } from '#tests/support/zip-reader.ts'
import { createCapasPng } from './service.ts'

const harness = setupTestApp()

describe('GET /recursos/epub/:padrao', () => {
  it('gives a standard as a file, to anyone', async () => {
    const response = await harness.visitor().call(contract.epubDoPadrao, { params: { padrao: 'bcw' } })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/epub+zip',
      'content-disposition': 'attachment; filename="bcw.epub"',
    })
    const files = readZip(response.rawPayload)
    expect([...files.keys()][0]).toBe('mimetype')
    expect(files.get('EPUB/pergunta-001.xhtml')?.toString()).toContain('Qual é o fim principal do homem?')
    expect([...files.keys()].filter((name) => name.includes('pergunta-'))).toHaveLength(107)
  })

  it('gives the same bytes again', async () => {
    const call = () => harness.visitor().call(contract.epubDoPadrao, { params: { padrao: 'cfw' } })
    const [first, second] = [await call(), await call()]
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
  })

  it('refuses an unknown standard', async () => {
    const response = await harness.visitor().call(contract.epubDoPadrao, { params: { padrao: 'credo' } })
    expect(errorOf(response)).toMatchObject({ status: 422, code: 'dados_invalidos' })
  })
})

describe('GET /recursos/notas/epub', () => {
  it("has the reader's own notes and nobody else's", async () => {
    const [helena, jonas] = [await harness.reader(), await harness.reader()]
    const body = { simbolo: 1, numero_pergunta: 8, titulo: 'O Mediador', anotacao: 'Duas naturezas.' }
    await helena.call(criarNota, { body })
    await helena.call(criarNota, { body: { ...body, ancora: 's2' } })
    const own = await helena.call(contract.epubDasNotas)
    expect(own.headers['content-disposition']).toBe('attachment; filename="minhas-notas.epub"')
    const cfw = readZip(own.rawPayload).get('EPUB/cfw.xhtml')?.toString()
    expect(cfw).toContain('Cap 8: O Mediador')
    expect(cfw).toContain('Cap 8, Seção 2: O Mediador')
    const other = readZip((await jonas.call(contract.epubDasNotas)).rawPayload)
    expect(other.get('EPUB/sem-notas.xhtml')?.toString()).toContain('Ainda não há notas.')
    expect(other.has('EPUB/cfw.xhtml')).toBe(false)
  })

  it('asks for a session', async () => {
    const response = await harness.visitor().call(contract.epubDasNotas)
    expect(errorOf(response)).toMatchObject({ status: 401, code: 'sem_sessao' })
  })
})

describe('GET /recursos/capa/:ebookId', () => {
  it('draws the cover of a book that has none', async () => {
    const response = await harness.visitor().call(contract.capaComoImagem, { params: { ebookId: 1 } })
    expect(response.headers['content-type']).toBe('image/png')
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 800, height: 1200 })
  })

  it("gives the book's own cover", async () => {
    const pixel = { create: { width: 20, height: 30, channels: 3, background: '#123456' } } as const
    const webp = await sharp(pixel).webp().toBuffer()
    await harness.db.write
      .insertInto('ebook_imagem')
      .values({ ebook_id: 2, nome: 'capa', largura: 20, altura: 30, webp_base64: webp.toString('base64') })
      .execute()
    await harness.db.write
      .updateTable('ebook')
      .set({ capa: '/api/ebook/2/capa/capa' })
      .where('id', '=', 2)
      .execute()
    const response = await harness.visitor().call(contract.capaComoImagem, { params: { ebookId: 2 } })
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'png', width: 20 })
  })

  it('draws a cover once, for all who ask, until the books change', async () => {
    const capas = createCapasPng(harness.db)
    const [first, ...others] = await Promise.all(Array.from({ length: 24 }, () => capas.read(3)))
    expect(others.every((other) => other === first)).toBe(true)
    expect(await capas.read(3)).toBe(first)
    capas.clear()
    expect(await capas.read(3)).not.toBe(first)
  })

  it('answers 304 to who has it', async () => {
    const call = (headers: Record<string, string>) =>
      harness.visitor().call(contract.capaComoImagem, { params: { ebookId: 3 }, headers })
    const { headers } = await call({})
    expect((await call({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  it('knows no other books', async () => {
    for (const ebookId of [0, 99_999]) {
      const response = await harness.visitor().call(contract.capaComoImagem, { params: { ebookId } })
      expect(errorOf(response)).toMatchObject({ status: 404, code: 'nao_encontrado' })
    }
  })
})
