import { describe, expect, it } from 'vitest'
import * as cfw from '#contract/cfw.ts'
import * as padroes from '#contract/padrao-texto.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

describe('GET /simbolo', () => {
  it('lists the six standards in the order of their ids', async () => {
    const response = await harness.visitor().call(padroes.listarSimbolos)
    const simbolos: padroes.Simbolo[] = response.json()
    expect(simbolos.map(({ id, simbolo, total }) => [id, simbolo, total])).toEqual([
      [1, 'CFW', 33],
      [2, 'CMW', 196],
      [3, 'BCW', 107],
      [4, 'FGOP', 19],
      [5, 'DCPU', 15],
      [6, 'DCPR', 15],
    ])
    expect(simbolos[0]?.introducao).toHaveLength(2)
  })
})

describe('GET /cfw/1/capitulo_cfw', () => {
  it('lists the 33 chapters; the id is the number', async () => {
    const response = await harness.visitor().call(cfw.listarCapitulosCfw)
    const capitulos: cfw.CapituloCfw[] = response.json()
    expect(capitulos.map(({ id }) => id)).toEqual(Array.from({ length: 33 }, (_, index) => index + 1))
    expect(capitulos[7]).toEqual({ id: 8, titulo: 'De Cristo, o Mediador', numero_capitulo: 8 })
  })
})

describe('GET /cfw/:id', () => {
  it('answers one chapter', async () => {
    const response = await harness.visitor().call(cfw.capituloCfw, { params: { id: 33 } })
    expect(response.json()).toMatchObject({ id: 33, numero_capitulo: 33 })
  })

  it('accepts a trailing slash', async () => {
    const response = await harness.visitor().call({ ...cfw.capituloCfw, path: '/cfw/8/' })
    expect(response.statusCode).toBe(200)
  })
})

describe('GET /cfw/:id/secoes and /cfw/capitulo_cfw/:secaoId/partes', () => {
  it('give the sections, and the parts of one', async () => {
    const client = harness.visitor()
    const secoes: padroes.SecaoResumo[] = (await client.call(cfw.secoesCfw, { params: { id: 8 } })).json()
    expect(secoes.map(({ secao }) => secao)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const params = { secaoId: secoes[1]?.id ?? 0 }
    const partes: padroes.Parte[] = (await client.call(cfw.partesCfw, { params })).json()
    expect(partes.map(({ marcador }) => marcador)).toEqual([10, 11, 12, 13, 14])
    expect(partes[0]?.referencias.map(({ referencia }) => referencia)).toEqual([
      'Jo 1.1',
      'Jo 1.14',
      'Gl 4.4',
      'Fp 2.6',
      '1Jo 5.20',
    ])
  })

  it('refuse the section of another standard', async () => {
    const secao = await harness.db.read
      .selectFrom('secao')
      .select('id')
      .where('simbolo_id', '=', 4)
      .executeTakeFirstOrThrow()
    const response = await harness.visitor().call(cfw.partesCfw, { params: { secaoId: secao.id } })
    expect(errorOf(response).status).toBe(404)
  })
})

describe('GET /cfw/:id/completo', () => {
  it('gives the whole chapter 8 with its 43 markers', async () => {
    const response = await harness.visitor().call(cfw.capituloCfwCompleto, { params: { id: 8 } })
    const capitulo: cfw.CapituloCfwCompleto = response.json()
    const partes = capitulo.secoes.flatMap((secao) => secao.partes)
    expect(partes.map(({ marcador }) => marcador).filter((marcador) => marcador !== null)).toEqual(
      Array.from({ length: 43 }, (_, index) => index + 1),
    )
    expect(partes[0]?.parte).toMatch(/^Aprouve a Deus, em seu eterno propósito/)
    expect(
      partes.every(({ marcador, referencias }) => (marcador === null) === (referencias.length === 0)),
    ).toBe(true)
  })

  it('is sent compressed, with an ETag that saves the second reading', async () => {
    const client = harness.visitor()
    const params = { id: 1 }
    const first = await harness.app.inject({
      url: '/api/cfw/1/completo',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    })
    expect(first.headers['content-encoding']).toBe('br')
    expect(first.headers.vary).toContain('Accept-Encoding')
    const headers = { 'if-none-match': String(first.headers.etag) }
    const second = await client.call(cfw.capituloCfwCompleto, { params, headers })
    expect(second.statusCode).toBe(304)
    expect(second.body).toBe('')
  })
})

describe.each([
  ['/cfw/:id', cfw.capituloCfw],
  ['/cfw/:id/secoes', cfw.secoesCfw],
  ['/cfw/:id/completo', cfw.capituloCfwCompleto],
])('%s', (_, endpoint) => {
  it.each([0, 34, -1, '99999999999999999999'])('answers 404 to %s', async (id) => {
    const response = await harness.visitor().call(endpoint, { params: { id } })
    expect(errorOf(response)).toMatchObject({ status: 404, code: 'nao_encontrado' })
  })

  it.each(['abc', '1.5', '8a', '%00'])('answers 422 to %s', async (id) => {
    const response = await harness.visitor().call(endpoint, { params: { id } })
    expect(errorOf(response)).toMatchObject({ status: 422, code: 'dados_invalidos' })
  })
})
