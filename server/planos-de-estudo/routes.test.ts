import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  criarEnderecoDoCalendario,
  type EnderecoDoCalendario,
  excluirEnderecoDoCalendario,
  lerEnderecoDoCalendario,
} from '#contract/calendario-dos-planos.ts'
import { addDias } from '#contract/etapas-do-plano.ts'
import { excluirConta } from '#contract/perfil.ts'
import {
  type EtapasDoPlano,
  lerPlanoDeEstudo,
  listarPlanosDeEstudo,
  type PlanoDeEstudo,
} from '#contract/planos-de-estudo.ts'
import {
  comecarPlano,
  listarPlanosIniciados,
  MAX_EM_CURSO,
  marcarPorcoes,
  mudarPlano,
  type PlanoIniciado,
} from '#contract/planos-iniciados.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'

const harness = setupTestApp()
const HORA = '2026-11-01T08:00:00.000Z'
const DEPOIS = '2026-11-02T08:00:00.000Z'
const PLANO = { plano: 'mcheyne', inicio: '2026-11-01', deslocamento: 0, encerrado: false, mudado_em: HORA }

let helena: Client

beforeEach(async () => {
  helena = await harness.reader()
})

function begin(client: Client, plano: object = {}, id = uuidv7()) {
  return client.call(comecarPlano, { body: { ...PLANO, id, ...plano } })
}

async function begun(client: Client): Promise<string> {
  return (await begin(client)).json<PlanoIniciado>().id
}

function change(client: Client, id: string, estado: object) {
  const { deslocamento, encerrado } = PLANO
  return client.call(mudarPlano, { params: { id }, body: { deslocamento, encerrado, ...estado } })
}

function mark(client: Client, id: string, marcas: readonly object[]) {
  return client.call(marcarPorcoes, { params: { id }, body: { marcas } })
}

async function list(client: Client): Promise<PlanoIniciado[]> {
  return (await client.call(listarPlanosIniciados)).json()
}

describe('GET /planos-de-estudo', () => {
  it('has the six plans in their order, and each with the places of its portions', async () => {
    const planos: PlanoDeEstudo[] = (await helena.call(listarPlanosDeEstudo)).json()
    expect(planos.map(({ id, passo, etapas, porcoes }) => [id, passo, etapas, porcoes])).toEqual([
      ['bcw-em-52-domingos', 'semana', 52, 52],
      ['heidelberg', 'semana', 52, 52],
      ['cfw-em-um-ano', 'semana', 52, 52],
      ['mcheyne', 'dia', 365, 1461],
      ['biblia-cronologica', 'dia', 365, expect.any(Number)],
      ['salmos-em-um-mes', 'dia', 30, 60],
    ])
    const read = async (nome: string): Promise<EtapasDoPlano> =>
      (await helena.call(lerPlanoDeEstudo, { params: { nome } })).json()
    expect((await read('mcheyne')).etapas[44]?.[1]).toEqual({
      texto: 'Lc 1.1-38',
      lugar: { tipo: 'biblia', livro: 42, capitulo: 1, versiculos: '1-38' },
    })
    const capitulo = await harness.db.read
      .selectFrom('ebook_capitulo')
      .innerJoin('ebook', 'ebook.id', 'ebook_capitulo.ebook_id')
      .select(['ebook.id as ebook_id', 'ebook_capitulo.id as capitulo_id'])
      .where('identificador', '=', 'catecismo-de-heidelberg')
      .where('ordem_dentro_do_ebook', '=', 52)
      .executeTakeFirstOrThrow()
    expect((await read('heidelberg')).etapas[51]).toEqual([
      { texto: 'Dia do Senhor 52', lugar: { tipo: 'ebook', ...capitulo } },
    ])
    const none = await helena.call(lerPlanoDeEstudo, { params: { nome: 'nenhum' } })
    expect(errorOf(none).status).toBe(404)
  })
})

describe('a plan that was begun', () => {
  it('is there once, is moved, ended and resumed, and the later change stays', async () => {
    const id = await begun(helena)
    expect((await begin(helena, {}, id)).statusCode).toBe(201)
    const [first] = await list(helena)
    expect(first).toEqual({ ...PLANO, id, feitos: [] })
    await change(helena, id, { deslocamento: 3, mudado_em: DEPOIS })
    const late = (await change(helena, id, { encerrado: true, mudado_em: HORA })).json()
    expect(late).toMatchObject({ deslocamento: 3, encerrado: false, mudado_em: DEPOIS })
    await change(helena, id, { encerrado: true, mudado_em: '2026-11-03T08:00:00.000Z' })
    await change(helena, id, { deslocamento: 5, mudado_em: '2026-11-04T08:00:00.000Z' })
    expect(await list(helena)).toMatchObject([{ id, deslocamento: 5, encerrado: false }])
  })

  it('is one of five that go on, of twenty that are kept; the one that ended longest ago goes with its marks', async () => {
    const ids: string[] = []
    for (let n = 0; n < MAX_EM_CURSO; n += 1) ids.push(await begun(helena))
    expect(errorOf(await begin(helena))).toMatchObject({ status: 422, code: 'cota_esgotada' })
    const hora = (n: number) => `2026-12-01T08:00:${String(n).padStart(2, '0')}.000Z`
    await mark(helena, ids[0] ?? '', [{ porcao: '1.1', feito: true, mudado_em: HORA }])
    for (let n = 0; n < 16; n += 1) {
      await change(helena, ids[n] ?? '', { encerrado: true, mudado_em: hora(n) })
      ids.push(await begun(helena))
    }
    expect((await list(helena)).map((plano) => plano.id)).toEqual(ids.slice(1))
    const again = await change(helena, ids[3] ?? '', { mudado_em: '2026-12-02T08:00:00.000Z' })
    expect(errorOf(again).code).toBe('cota_esgotada')
    const rows = await harness.db.read
      .selectFrom('plano_porcao')
      .selectAll()
      .where('inicio_id', '=', ids[0] ?? '')
      .execute()
    expect(rows).toEqual([])
  })

  it.each([
    ['plano', { plano: 'nenhum' }],
    ['plano', { plano: '../x' }],
    ['inicio', { inicio: '2026-02-30' }],
    ['inicio', { inicio: '01/02/2026' }],
    ['deslocamento', { deslocamento: 4_001 }],
    ['mudado_em', { mudado_em: 'ontem' }],
    ['id', { id: 'um' }],
  ])('with a wrong %s is refused', async (field, plano) => {
    const response = await begin(helena, plano)
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]])
  })
})

describe('portions', () => {
  it('are marked and taken back, and what the plan does not have is passed over', async () => {
    const id = await begun(helena)
    const marcas = ['1.1', '1.2', '1.5', '366.1', '220.5'].map((porcao) => ({
      porcao,
      feito: true,
      mudado_em: HORA,
    }))
    expect((await mark(helena, id, marcas)).json().feitos).toEqual(['1.1', '1.2', '220.5'])
    const back = await mark(helena, id, [{ porcao: '1.2', feito: false, mudado_em: DEPOIS }])
    expect(back.json().feitos).toEqual(['1.1', '220.5'])
    const late = await mark(helena, id, [{ porcao: '1.2', feito: true, mudado_em: HORA }])
    expect(late.json().feitos).toEqual(['1.1', '220.5'])
    expect((await list(helena))[0]?.feitos).toEqual(['1.1', '220.5'])
  })

  it('count by our clock where the device is more than a day ahead', async () => {
    const id = await begun(helena)
    await mark(helena, id, [{ porcao: '1.1', feito: true, mudado_em: '2090-01-01T00:00:00.000Z' }])
    const now = new Date(Date.now() + 60_000).toISOString()
    const back = await mark(helena, id, [{ porcao: '1.1', feito: false, mudado_em: now }])
    expect(back.json().feitos).toEqual([])
  })

  it('of two devices become the same in whatever order they are sent, however they are cut, and sent twice', async () => {
    const marca = fc.record({
      porcao: fc.constantFrom('1.1', '1.2', '1.3'),
      feito: fc.boolean(),
      mudado_em: fc.constantFrom(HORA, DEPOIS, '2026-11-03T08:00:00.000Z'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(marca, { minLength: 2, maxLength: 8 }), fc.nat(8), async (marcas, cut) => {
        const reader = await harness.reader()
        const [one, other] = [await begun(reader), await begun(reader)]
        const at = 1 + (cut % (marcas.length - 1))
        await mark(reader, one, marcas)
        await mark(reader, other, marcas.slice(at))
        await mark(reader, other, marcas.slice(0, at).toReversed())
        await mark(reader, other, marcas.slice(at))
        const [a, b] = await list(reader)
        expect(a?.feitos).toEqual(b?.feitos)
      }),
      { numRuns: 15, seed: 53 },
    )
  })

  it.each([
    [[]],
    [Array.from({ length: 101 }, () => ({ porcao: '1.1', feito: true, mudado_em: HORA }))],
    [[{ porcao: '0.1', feito: true, mudado_em: HORA }]],
    [[{ porcao: '1.1', feito: 1, mudado_em: HORA }]],
  ])('that are not well said are refused', async (marcas) => {
    const id = await begun(helena)
    expect((await mark(helena, id, marcas)).statusCode).toBe(422)
  })
})

describe("a reader's plans", () => {
  it("are nobody else's, and go with the account", async () => {
    const id = await begun(helena)
    await mark(helena, id, [{ porcao: '1.1', feito: true, mudado_em: HORA }])
    const davi = await harness.reader()
    expect(await list(davi)).toEqual([])
    expect(errorOf(await change(davi, id, { mudado_em: DEPOIS })).status).toBe(404)
    expect(errorOf(await mark(davi, id, [{ porcao: '1.1', feito: false, mudado_em: DEPOIS }])).status).toBe(
      404,
    )
    expect((await list(helena))[0]?.feitos).toEqual(['1.1'])
    const count = async () =>
      (await harness.db.read.selectFrom('plano_porcao').selectAll().where('inicio_id', '=', id).execute())
        .length
    expect(await count()).toBe(1)
    await helena.call(excluirConta, { body: { senha: TEST_PASSWORD } })
    expect(await count()).toBe(0)
  })
})

describe('the calendar', () => {
  const endereco = async (
    client: Client,
    call:
      | typeof lerEnderecoDoCalendario
      | typeof criarEnderecoDoCalendario
      | typeof excluirEnderecoDoCalendario = lerEnderecoDoCalendario,
  ) => (await client.call(call)).json<EnderecoDoCalendario>().endereco
  const fetchIt = (url: string | null, etag?: string) =>
    harness.app.inject({
      url: new URL(url ?? 'http://x/').pathname,
      headers: etag === undefined ? {} : { 'if-none-match': etag },
    })

  it('has an address that is made, renewed and ended, and only the last one is good', async () => {
    expect(await endereco(helena)).toBeNull()
    const first = await endereco(helena, criarEnderecoDoCalendario)
    expect(first).toMatch(
      /^http:\/\/[^/]+\/api\/planos-de-estudo\/calendario\/[0-9a-f-]{36}\.[\w-]{43}\.ics$/,
    )
    expect(await endereco(helena)).toBe(first)
    expect((await fetchIt(first)).statusCode).toBe(200)
    const second = await endereco(helena, criarEnderecoDoCalendario)
    expect([(await fetchIt(first)).statusCode, (await fetchIt(second)).statusCode]).toEqual([404, 200])
    expect(await endereco(helena, excluirEnderecoDoCalendario)).toBeNull()
    expect((await fetchIt(second)).statusCode).toBe(404)
    const forged = second?.replace(/\.[\w-]{43}/, `.${'A'.repeat(43)}`) ?? null
    expect((await fetchIt(forged)).statusCode).toBe(404)
  })

  it('says plan and portions of the days about today, and nothing else; its ETag spares the rest', async () => {
    const hoje = new Date().toISOString().slice(0, 10)
    await begin(helena, { inicio: addDias(hoje, -40) })
    await begin(helena, { plano: 'bcw-em-52-domingos', inicio: addDias(hoje, -3) })
    const ended = await begin(helena, { plano: 'salmos-em-um-mes', inicio: hoje })
    await change(helena, ended.json().id, { encerrado: true, mudado_em: DEPOIS })
    const url = await endereco(helena, criarEnderecoDoCalendario)
    const response = await fetchIt(url)
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(response.headers['cache-control']).toBe('private, no-cache')
    const body = response.body.replaceAll('\r\n ', '')
    // Days 11 to 365 of the one, weeks 1 to 52 of the other.
    expect(body.match(/^BEGIN:VEVENT/gm)).toHaveLength(365 - 10 + 52)
    expect(body).toContain(`DTSTART;VALUE=DATE:${addDias(hoje, -30).replaceAll('-', '')}\r\n`)
    expect(body).toContain('SUMMARY:BCW 1-3\r\nDESCRIPTION:O Breve Catecismo em 52 domingos\r\n')
    expect(body).not.toMatch(/leitor|exemplo/)
    const again = await fetchIt(url, String(response.headers.etag))
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})
