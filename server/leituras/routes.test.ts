import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import * as contract from '#contract/leituras.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { type InsertedEbook, insertEbook, makeCapitulos } from '#tests/support/ebook-fixtures.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
const UNKNOWN = '01890000-0000-7000-8000-000000000000'

let helena: Client
let jonas: Client

beforeAll(async () => {
  helena = await harness.reader()
  jonas = await harness.reader()
})

function newEbook(capitulos = 4): Promise<InsertedEbook> {
  return insertEbook(harness.db, { capitulos: makeCapitulos(capitulos, 2), autores: ['Tito', 'Ana'] })
}

function start(client: Client, ebookId: number) {
  return client.call(contract.criarLeitura, { params: { ebookId } })
}

function save(client: Client, ebookId: number) {
  return client.call(contract.criarLeituraQueroLer, { params: { ebookId } })
}

async function leituraOf(response: ReturnType<Client['call']>): Promise<contract.Leitura> {
  const reply = await response
  expect(reply.statusCode).toBeLessThan(300)
  return reply.json()
}

async function read(client: Client, id: string): Promise<contract.Leitura> {
  return leituraOf(client.call(contract.lerLeitura, { params: { id } }))
}

async function idsOf(client: Client, endpoint: Endpoint): Promise<string[]> {
  return (await client.call(endpoint)).json().map(({ id }: contract.Leitura) => id)
}

describe('putting an ebook on the shelf', () => {
  it('keeps it to be read, with what the shelf shows of it', async () => {
    const ebook = await newEbook()
    const leitura = await leituraOf(save(helena, ebook.id))
    expect(leitura).toMatchObject({
      estado: 'quero_ler',
      progresso: 0,
      capitulo_atual: null,
      ebook: { id: ebook.id, capa: null, autores: [{ nome: 'Tito' }, { nome: 'Ana' }] },
      posicao: { paragrafo_id: null, deslocamento: 0, versao: 0, aparelho: null, salva_em: null },
    })
    expect(await read(helena, leitura.id)).toEqual(leitura)
  })

  it('begins to read it at the first chapter', async () => {
    const ebook = await newEbook()
    expect(await leituraOf(start(helena, ebook.id))).toMatchObject({
      estado: 'lendo',
      progresso: 0,
      capitulo_atual: ebook.capitulos[0]?.id,
    })
  })

  it('finds the reading that is there: unchanged by the bookmark, begun by the start', async () => {
    const ebook = await newEbook()
    const { id } = await leituraOf(save(helena, ebook.id))
    expect(await leituraOf(save(helena, ebook.id))).toMatchObject({ id, estado: 'quero_ler' })
    expect(await leituraOf(start(helena, ebook.id))).toMatchObject({ id, estado: 'lendo' })
    const second = { id, capitulo_id: ebook.capitulos[1]?.id }
    await helena.call(contract.atualizarCapitulo, { params: { id }, body: second })
    const before = await read(helena, id)
    expect(await leituraOf(start(helena, ebook.id))).toEqual(before)
    expect(await leituraOf(save(helena, ebook.id))).toEqual(before)
  })

  it('opens a finished one again at the first chapter; it stays finished', async () => {
    const ebook = await newEbook()
    const { id } = await leituraOf(start(helena, ebook.id))
    const body = {
      capitulo_id: ebook.capitulos[3]?.id,
      paragrafo_id: ebook.capitulos[3]?.paragrafoIds[1],
      deslocamento: 5,
      versao: 0,
      aparelho: 'Celular',
    }
    await leituraOf(helena.call(contract.salvarPosicao, { params: { id }, body }))
    await leituraOf(helena.call(contract.marcarComoLido, { params: { id } }))
    expect(await leituraOf(start(helena, ebook.id))).toMatchObject({
      id,
      estado: 'lido',
      progresso: 100,
      capitulo_atual: ebook.capitulos[0]?.id,
      posicao: { paragrafo_id: null, deslocamento: 0, versao: 2 },
    })
  })

  it('makes one reading, however many calls come at the same time', async () => {
    const ebook = await newEbook()
    const replies = await Promise.all([
      save(jonas, ebook.id),
      start(jonas, ebook.id),
      start(jonas, ebook.id),
      save(jonas, ebook.id),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect(await read(jonas, replies[0]?.json().id)).toMatchObject({ estado: 'lendo' })
  })

  it('refuses unknown ebooks, those without chapters and those that left the catalogue', async () => {
    const vazio = await newEbook(0)
    const retirado = await insertEbook(harness.db, { retirado: true })
    for (const [call, ebookId, status] of [
      [start, 0, 404],
      [save, 99_999, 404],
      [start, vazio.id, 409],
      [start, retirado.id, 409],
      [save, retirado.id, 409],
    ] as const) {
      expect(errorOf(await call(helena, ebookId)).status).toBe(status)
    }
    expect((await save(helena, vazio.id)).statusCode).toBe(201)
  })

  it('keeps what left the catalogue on the shelf, to be begun and read', async () => {
    const ebook = await newEbook()
    const { id } = await leituraOf(save(helena, ebook.id))
    await harness.db.write.updateTable('ebook').set({ retirado: 1 }).where('id', '=', ebook.id).execute()
    expect(await leituraOf(save(helena, ebook.id))).toMatchObject({ id, estado: 'quero_ler' })
    expect(await leituraOf(start(helena, ebook.id))).toMatchObject({ id, estado: 'lendo' })
    expect(await idsOf(helena, contract.listarLendo)).toContain(id)
  })
})

describe('the three lists', () => {
  it('hold what is in each state, last opened first', async () => {
    const reader = await harness.reader()
    const first = await newEbook()
    const lendoA = await leituraOf(start(reader, first.id))
    const lendoB = await leituraOf(start(reader, (await newEbook()).id))
    const quero = await leituraOf(save(reader, (await newEbook()).id))
    const lido = await leituraOf(start(reader, (await newEbook()).id))
    await reader.call(contract.marcarComoLido, { params: { id: lido.id } })
    expect(await idsOf(reader, contract.listarLendo)).toEqual([lendoB.id, lendoA.id])
    const body = { capitulo_id: first.capitulos[1]?.id }
    await leituraOf(reader.call(contract.atualizarCapitulo, { params: { id: lendoA.id }, body }))
    expect(await idsOf(reader, contract.listarLendo)).toEqual([lendoA.id, lendoB.id])
    expect(await idsOf(reader, contract.listarQueroLer)).toEqual([quero.id])
    expect(await idsOf(reader, contract.listarLidas)).toEqual([lido.id])
  })

  it('are empty for a new reader, and kept by no cache', async () => {
    const reader = await harness.reader()
    for (const endpoint of [contract.listarLendo, contract.listarQueroLer, contract.listarLidas]) {
      const response = await reader.call(endpoint)
      expect(response.json()).toEqual([])
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })
})

describe('moving through the states', () => {
  it('goes from quero_ler to lendo to lido, and no other way', async () => {
    const { id, ebook } = await leituraOf(save(helena, (await newEbook()).id))
    const call = (endpoint: Endpoint) => helena.call(endpoint, { params: { id } })
    expect(errorOf(await call(contract.marcarComoLido))).toMatchObject({
      status: 409,
      code: 'estado_nao_permite',
    })
    expect(await leituraOf(call(contract.atualizarStatus))).toMatchObject({
      estado: 'lendo',
      capitulo_atual: expect.any(Number),
    })
    expect(errorOf(await call(contract.atualizarStatus)).status).toBe(409)
    expect(await leituraOf(call(contract.marcarComoLido))).toMatchObject({ estado: 'lido', progresso: 100 })
    expect(errorOf(await call(contract.marcarComoLido)).status).toBe(409)
    expect(errorOf(await call(contract.atualizarStatus)).status).toBe(409)
    expect((await read(helena, id)).ebook.id).toBe(ebook.id)
  })

  it('lets quero_ler and lendo be taken from the shelf, not what was read', async () => {
    const ebook = await newEbook()
    const remove = (id: string) => helena.call(contract.deletarLeitura, { params: { id } })
    for (const put of [save, start]) {
      const { id } = await leituraOf(put(helena, ebook.id))
      expect((await remove(id)).json()).toEqual({ success: 'O ebook saiu da estante.' })
      expect(errorOf(await remove(id)).status).toBe(404)
    }
    const { id } = await leituraOf(start(helena, ebook.id))
    await helena.call(contract.marcarComoLido, { params: { id } })
    expect(errorOf(await remove(id)).status).toBe(409)
  })
})

describe('PATCH /leitura/:id/atualizar_capitulo', () => {
  it('opens a chapter at its beginning and counts the progress', async () => {
    const ebook = await newEbook(3)
    const { id } = await leituraOf(start(helena, ebook.id))
    for (const [index, progresso] of [0, 33, 66].entries()) {
      const capitulo_id = ebook.capitulos[index]?.id
      const call = helena.call(contract.atualizarCapitulo, { params: { id }, body: { capitulo_id } })
      expect(await leituraOf(call)).toMatchObject({
        capitulo_atual: capitulo_id,
        progresso,
        posicao: { paragrafo_id: null, deslocamento: 0, versao: index + 1 },
      })
    }
  })

  it('leaves a finished book finished, and refuses one that only waits', async () => {
    const ebook = await newEbook()
    const { id } = await leituraOf(save(helena, ebook.id))
    const open = () =>
      helena.call(contract.atualizarCapitulo, {
        params: { id },
        body: { capitulo_id: ebook.capitulos[1]?.id },
      })
    expect(errorOf(await open())).toMatchObject({ status: 409, code: 'estado_nao_permite' })
    await helena.call(contract.atualizarStatus, { params: { id } })
    await helena.call(contract.marcarComoLido, { params: { id } })
    expect(await leituraOf(open())).toMatchObject({ estado: 'lido', progresso: 100 })
  })

  it('refuses a chapter of another book, and what is no chapter', async () => {
    const other = await newEbook()
    const { id } = await leituraOf(start(helena, (await newEbook()).id))
    for (const capitulo_id of [other.capitulos[0]?.id, 0, 1.5, 1e12, '1', null, undefined]) {
      const response = await helena.call(contract.atualizarCapitulo, {
        params: { id },
        body: { capitulo_id },
      })
      expect(errorOf(response).status).toBe(422)
      expect(response.json().fields).toHaveProperty('capitulo_id')
    }
  })
})

describe('readings of others, visitors and missing tokens', () => {
  const reads = [[contract.lerLeitura, {}]] as const
  const changing = [
    [contract.atualizarCapitulo, { body: { capitulo_id: 1 } }],
    [
      contract.salvarPosicao,
      { body: { capitulo_id: 1, paragrafo_id: null, deslocamento: 0, versao: 0, aparelho: 'x' } },
    ],
    [contract.atualizarStatus, {}],
    [contract.marcarComoLido, {}],
    [contract.deletarLeitura, {}],
  ] as const
  const puts = [contract.criarLeitura, contract.criarLeituraQueroLer]

  it("another reader's reading does not exist, unknown ids are 404, malformed ones 422", async () => {
    const { id } = await leituraOf(start(helena, (await newEbook()).id))
    for (const [endpoint, input] of [...reads, ...changing]) {
      expect(errorOf(await jonas.call(endpoint, { ...input, params: { id } })).status).toBe(404)
      expect(errorOf(await helena.call(endpoint, { ...input, params: { id: UNKNOWN } })).status).toBe(404)
      expect(errorOf(await helena.call(endpoint, { ...input, params: { id: '1' } })).status).toBe(422)
    }
    expect((await read(helena, id)).estado).toBe('lendo')
    for (const endpoint of puts) {
      expect(errorOf(await helena.call(endpoint, { params: { ebookId: 'x' } })).status).toBe(422)
    }
  })

  it('every call asks for a session', async () => {
    const visitor = await harness.visitorWithToken()
    const lists = [contract.listarLendo, contract.listarQueroLer, contract.listarLidas]
    const all = [...reads, ...changing, ...lists.map((list) => [list, {}] as const)]
    for (const [endpoint, input] of all) {
      const response = await visitor.call(endpoint, { ...input, params: { id: UNKNOWN } })
      expect(errorOf(response)).toMatchObject({ status: 401, code: 'sem_sessao' })
    }
    for (const endpoint of puts) {
      expect(errorOf(await visitor.call(endpoint, { params: { ebookId: 1 } })).code).toBe('sem_sessao')
    }
  })

  it('calls that change something ask for the CSRF token', async () => {
    const { id } = await leituraOf(start(helena, (await newEbook()).id))
    for (const [endpoint, input] of changing) {
      const response = await helena.call(endpoint, { ...input, params: { id }, csrf: false })
      expect(errorOf(response).status).toBe(403)
    }
    for (const endpoint of puts) {
      const response = await helena.call(endpoint, { params: { ebookId: 1 }, csrf: false })
      expect(errorOf(response).status).toBe(403)
    }
  })
})
