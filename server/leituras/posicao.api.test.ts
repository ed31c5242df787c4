import { beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contract/leituras.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { type InsertedEbook, insertEbook, makeCapitulos } from '#tests/support/ebook-fixtures.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

let helena: Client
let ebook: InsertedEbook
let leitura: contract.Leitura

beforeAll(async () => {
  ebook = await insertEbook(harness.db, { capitulos: makeCapitulos(4, 3) })
})

/** A reading of its own for each test. */
async function begin(): Promise<void> {
  helena = await harness.reader()
  leitura = (await helena.call(contract.criarLeitura, { params: { ebookId: ebook.id } })).json()
}

function place(change: Record<string, unknown> = {}) {
  return {
    capitulo_id: ebook.capitulos[0]?.id,
    paragrafo_id: ebook.capitulos[0]?.paragrafoIds[1],
    deslocamento: 7,
    versao: 0,
    aparelho: 'Celular',
    ...change,
  }
}

function save(change: Record<string, unknown> = {}) {
  return helena.call(contract.salvarPosicao, { params: { id: leitura.id }, body: place(change) })
}

describe('PUT /leitura/:id/posicao', () => {
  it('keeps the place, the device and the time', async () => {
    await begin()
    const saved: contract.Leitura = (await save()).json()
    expect(saved.posicao).toMatchObject({
      paragrafo_id: ebook.capitulos[0]?.paragrafoIds[1],
      deslocamento: 7,
      versao: 1,
      aparelho: 'Celular',
    })
    expect(saved.posicao.salva_em).toBe(saved.ultima_visualizacao)
    expect(saved.ultima_visualizacao >= leitura.ultima_visualizacao).toBe(true)
    expect((await helena.call(contract.lerLeitura, { params: { id: leitura.id } })).json()).toEqual(saved)
  })

  it('opens the chapter that it names, with its progress', async () => {
    await begin()
    const [, , terceiro] = ebook.capitulos
    const body = { capitulo_id: terceiro?.id, paragrafo_id: terceiro?.paragrafoIds[0], deslocamento: 0 }
    expect((await save(body)).json()).toMatchObject({ capitulo_atual: terceiro?.id, progresso: 50 })
  })

  it("counts the share of the book's text before the furthest place, and never falls", async () => {
    await begin()
    const [primeiro, segundo] = ebook.capitulos
    // Four chapters of three paragraphs of the same length each.
    const half = { capitulo_id: segundo?.id, paragrafo_id: segundo?.paragrafoIds[1], deslocamento: 26 }
    const saved: contract.Leitura = (await save(half)).json()
    expect(saved.progresso).toBe(37)
    const back = { capitulo_id: primeiro?.id, paragrafo_id: null, versao: 1 }
    expect((await save(back)).json()).toMatchObject({ capitulo_atual: primeiro?.id, progresso: 37 })
    const body = { capitulo_id: primeiro?.id }
    const opened = await helena.call(contract.atualizarCapitulo, { params: { id: leitura.id }, body })
    expect(opened.json()).toMatchObject({ capitulo_atual: primeiro?.id, progresso: 37 })
    const [onShelf] = (await helena.call(contract.listarLendo)).json()
    expect(onShelf.progresso).toBe(37)
  })

  it('is at 99 at the very end, until the book is called read', async () => {
    await begin()
    const last = ebook.capitulos.at(-1)
    const end = { capitulo_id: last?.id, paragrafo_id: last?.paragrafoIds.at(-1), deslocamento: 1_000 }
    expect((await save(end)).json().progresso).toBe(99)
  })

  it('never makes a finished book unfinished', async () => {
    await begin()
    await helena.call(contract.marcarComoLido, { params: { id: leitura.id } })
    const saved = await save({ capitulo_id: ebook.capitulos[1]?.id, paragrafo_id: null })
    expect(saved.json()).toMatchObject({ estado: 'lido', progresso: 100 })
  })

  it('keeps the end of the paragraph for what lies past it, and the beginning without a paragraph', async () => {
    await begin()
    const first = (await save({ deslocamento: 2_000_000_000 })).json()
    expect(first.posicao.deslocamento).toBe('Parágrafo 2 do capítulo 1: a graça e a paz do Senhor.'.length)
    const second = (await save({ paragrafo_id: null, versao: 1 })).json()
    expect(second.posicao).toMatchObject({ paragrafo_id: null, deslocamento: 0, versao: 2 })
  })

  it('tells a device that another one read on, and keeps the newer place', async () => {
    await begin()
    await save({ aparelho: 'Celular', deslocamento: 9 })
    const stale = await save({ aparelho: 'Computador', deslocamento: 1 })
    expect(errorOf(stale)).toEqual({
      status: 409,
      code: 'posicao_mais_nova',
      message: 'Outro aparelho leu este livro depois deste. Escolha em que lugar continuar.',
    })
    const { posicao } = (await helena.call(contract.lerLeitura, { params: { id: leitura.id } })).json()
    expect(posicao).toMatchObject({ aparelho: 'Celular', deslocamento: 9, versao: 1 })
    expect((await save({ aparelho: 'Computador', versao: 1 })).statusCode).toBe(200)
  })

  it('counts opening a chapter as reading on', async () => {
    await begin()
    const body = { capitulo_id: ebook.capitulos[2]?.id }
    await helena.call(contract.atualizarCapitulo, { params: { id: leitura.id }, body })
    expect(errorOf(await save()).code).toBe('posicao_mais_nova')
  })

  it('lets only one of several saves through that arrive at the same time', async () => {
    await begin()
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((aparelho) => save({ aparelho })))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    const { posicao } = (await helena.call(contract.lerLeitura, { params: { id: leitura.id } })).json()
    expect(posicao.versao).toBe(1)
  })

  it('refuses a book that only waits to be read', async () => {
    const reader = await harness.reader()
    const params = { ebookId: ebook.id }
    const { id } = (await reader.call(contract.criarLeituraQueroLer, { params })).json()
    const response = await reader.call(contract.salvarPosicao, { params: { id }, body: place() })
    expect(errorOf(response)).toMatchObject({ status: 409, code: 'estado_nao_permite' })
  })

  it('refuses places that the book does not have, naming the field', async () => {
    await begin()
    const other = await insertEbook(harness.db)
    for (const [change, field] of [
      [{ capitulo_id: other.capitulos[0]?.id }, 'capitulo_id'],
      [{ capitulo_id: 0 }, 'capitulo_id'],
      [{ capitulo_id: 'um' }, 'capitulo_id'],
      [{ paragrafo_id: ebook.capitulos[1]?.paragrafoIds[0] }, 'paragrafo_id'],
      [{ paragrafo_id: 0 }, 'paragrafo_id'],
      [{ paragrafo_id: 1.5 }, 'paragrafo_id'],
      [{ paragrafo_id: undefined }, 'paragrafo_id'],
      [{ deslocamento: -1 }, 'deslocamento'],
      [{ deslocamento: 0.5 }, 'deslocamento'],
      [{ deslocamento: 1e12 }, 'deslocamento'],
      [{ versao: 1e12 }, 'versao'],
      [{ versao: '0' }, 'versao'],
      [{ aparelho: '' }, 'aparelho'],
      [{ aparelho: 'x'.repeat(101) }, 'aparelho'],
    ] as const) {
      const response = await save(change)
      expect(errorOf(response).message).toMatch(/\p{Ll}.*\.$/u)
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]])
    }
    expect(errorOf(await save({ aparelho: 'a\u0000' })).status).toBe(422)
  })
})
