import { beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contract/notas.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
const UNKNOWN = '01890000-0000-7000-8000-000000000000'
const NOVA = {
  simbolo: 1,
  numero_pergunta: 8,
  titulo: 'O Mediador',
  anotacao: 'Duas naturezas em uma só pessoa.',
}

let helena: Client
let jonas: Client

beforeAll(async () => {
  helena = await harness.reader()
  jonas = await harness.reader()
})

async function create(client: Client, nota: Partial<contract.NovaNota> = {}): Promise<contract.Nota> {
  const response = await client.call(contract.criarNota, { body: { ...NOVA, ...nota } })
  expect(response.statusCode).toBe(201)
  return response.json()
}

async function listOf(
  client: Client,
  query: Record<string, string> = {},
): Promise<contract.NotaComSimbolo[]> {
  return (await client.call(contract.listarNotas, { query })).json()
}

describe('POST /anotacao_simbolos/criar_nota', () => {
  it('makes a note of the page', async () => {
    const nota = await create(helena)
    expect(nota).toMatchObject({ titulo: 'O Mediador', versao: 1 })
    const params = { simbolo: 1, id: 8 }
    expect((await helena.call(contract.notasDaPagina, { params })).json()).toContainEqual(nota)
    const other = await harness.reader()
    expect((await other.call(contract.notasDaPagina, { params })).json()).toEqual([])
  })

  it('makes one note however often a call with the same id is repeated, also at the same time', async () => {
    const id = '01890000-0000-7000-8000-00000000000a'
    const body = { ...NOVA, id, titulo: 'repetida' }
    const replies = await Promise.all([1, 2, 3].map(() => helena.call(contract.criarNota, { body })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect((await listOf(helena)).filter(({ titulo }) => titulo === 'repetida')).toHaveLength(1)
  })

  it('never overwrites a note through its id, and ids of two readers do not meet', async () => {
    const id = '01890000-0000-7000-8000-00000000000b'
    await create(helena, { id, titulo: 'de Helena' })
    const again = await helena.call(contract.criarNota, { body: { ...NOVA, id, titulo: 'outra' } })
    expect(errorOf(again)).toMatchObject({ status: 409 })
    expect(await create(jonas, { id, titulo: 'de Jonas' })).toMatchObject({ titulo: 'de Jonas' })
    expect((await helena.call(contract.lerNota, { params: { id } })).json().titulo).toBe('de Helena')
  })

  it.each([
    ['a standard that does not exist', { simbolo: 7 }, 422],
    ['a standard that is no number', { simbolo: 'CFW' }, 422],
    ['a page that does not exist', { numero_pergunta: 34 }, 404],
    ['a number too large for the database', { numero_pergunta: 1e12 }, 404],
    ['a title of 201 characters', { titulo: 'x'.repeat(201) }, 422],
    ['a text of 20,001 characters', { anotacao: 'x'.repeat(20_001) }, 422],
    ['a malformed id', { id: 'minha-nota' }, 422],
    ['U+0000', { anotacao: 'a\u0000b' }, 422],
  ])('refuses %s', async (_, change, status) => {
    const response = await helena.call(contract.criarNota, { body: { ...NOVA, ...change } })
    expect(errorOf(response).status).toBe(status)
  })

  it('keeps exactly what was written: limits, line breaks, emoji, right-to-left text', async () => {
    const anotacao = `${'á'.repeat(19_900)}\n\n“fé” 🕊️ שלום`
    const nota = await create(helena, { titulo: 'x'.repeat(200), anotacao })
    expect((await helena.call(contract.lerNota, { params: { id: nota.id } })).json().anotacao).toBe(anotacao)
  })
})

describe('GET /anotacao_simbolos', () => {
  let reader: Client
  beforeAll(async () => {
    reader = await harness.reader()
    await create(reader, { simbolo: 1, numero_pergunta: 3, titulo: 'Eleição' })
    await create(reader, {
      simbolo: 3,
      numero_pergunta: 1,
      titulo: 'O fim do homem',
      anotacao: '100% da glória',
    })
    await create(reader, { simbolo: 6, numero_pergunta: 2, titulo: 'Oração em secreto' })
  })

  it('lists all notes, newest first, with their labels', async () => {
    const notas = await listOf(reader)
    expect(notas.map(({ simboloLabel, capOrNumberLabel }) => `${simboloLabel} ${capOrNumberLabel}`)).toEqual([
      'DCPR Cap 2',
      'BCW Pergunta 1',
      'CFW Cap 3',
    ])
    expect(notas.map(({ simbolo, numero }) => [simbolo, numero])).toEqual([
      [6, 2],
      [3, 1],
      [1, 3],
    ])
    expect(notas[0]?.user).toEqual({ foto: null })
  })

  it('comes in pages that neither repeat nor skip', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { limit: '1', ...(cursor && { cursor }) }
      const response = await reader.call(contract.listarNotas, { query })
      seen.push(...response.json().map(({ titulo }: contract.Nota) => titulo))
      cursor = response.headers['x-next-cursor']?.toString()
    } while (cursor)
    expect(seen).toEqual(['Oração em secreto', 'O fim do homem', 'Eleição'])
  })

  it.each([
    ['eleicao', ['Eleição']],
    ['ORAÇÃO', ['Oração em secreto']],
    ['duas naturezas', ['Oração em secreto', 'Eleição']],
    ['100%', ['O fim do homem']],
    ['%', ['O fim do homem']],
    ['_', []],
    ["'; DROP TABLE anotacao; --", []],
  ])('finds %j without regard to accents and case', async (q, titulos) => {
    expect((await listOf(reader, { q })).map(({ titulo }) => titulo)).toEqual(titulos)
  })

  it('filters by standard', async () => {
    expect((await listOf(reader, { simbolo: 'BCW' })).map(({ titulo }) => titulo)).toEqual(['O fim do homem'])
  })

  it.each([{ limit: '0' }, { limit: '501' }, { limit: 'x' }, { cursor: 'x' }, { simbolo: 'XYZ' }])(
    'refuses %j',
    async (query) => {
      expect(errorOf(await reader.call(contract.listarNotas, { query })).status).toBe(422)
    },
  )

  it('is kept by no cache on the way', async () => {
    expect((await reader.call(contract.listarNotas)).headers['cache-control']).toBe('no-store')
  })
})

describe('PUT /anotacao_simbolos/editar_nota/:id', () => {
  it('takes title and text from the query', async () => {
    const { id } = await create(helena)
    const query = { titulo: 'Cristo', anotacao: 'Rei & Sacerdote' }
    const response = await helena.call(contract.editarNota, { params: { id }, query })
    expect(response.json()).toMatchObject({ id, ...query, versao: 2 })
  })

  it('takes them from the body, which wins', async () => {
    const { id } = await create(helena)
    const response = await helena.call(contract.editarNota, {
      params: { id },
      query: { titulo: 'da consulta', anotacao: 'da consulta' },
      body: { titulo: 'do corpo' },
    })
    expect(response.json()).toMatchObject({ titulo: 'do corpo', anotacao: 'da consulta' })
  })

  it('finds the new words afterwards, and no longer the old ones', async () => {
    const { id } = await create(jonas, { titulo: 'antiga', anotacao: '' })
    await helena.call(contract.editarNota, { params: { id }, body: { titulo: 'invasão' } })
    await jonas.call(contract.editarNota, { params: { id }, body: { titulo: 'renovação' } })
    expect((await listOf(jonas, { q: 'renovacao' })).map((nota) => nota.id)).toEqual([id])
    expect(await listOf(jonas, { q: 'antiga' })).toEqual([])
  })

  it('tells the second of two saves that the note has changed, and loses neither text', async () => {
    const { id, versao } = await create(helena, { anotacao: 'original' })
    const save = (anotacao: string) =>
      helena.call(contract.editarNota, { params: { id }, body: { anotacao, versao } })
    expect((await save('do celular')).statusCode).toBe(200)
    expect(errorOf(await save('do computador'))).toMatchObject({ status: 409, code: 'estado_nao_permite' })
    expect((await helena.call(contract.lerNota, { params: { id } })).json().anotacao).toBe('do celular')
  })

  it('lets only one of two saves through that arrive at the same time', async () => {
    const { id, versao } = await create(helena)
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd'].map((anotacao) =>
        helena.call(contract.editarNota, { params: { id }, body: { anotacao, versao } }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  })

  it('refuses texts past the limits, in query and body', async () => {
    const { id } = await create(helena)
    const titulo = 'x'.repeat(201)
    expect(
      errorOf(await helena.call(contract.editarNota, { params: { id }, query: { titulo } })).status,
    ).toBe(422)
    expect(errorOf(await helena.call(contract.editarNota, { params: { id }, body: { titulo } })).status).toBe(
      422,
    )
  })
})

describe('DELETE /anotacao_simbolos/deletar_nota/:id', () => {
  it('removes the note', async () => {
    const { id } = await create(helena)
    const response = await helena.call(contract.deletarNota, { params: { id }, query: { nota_id: id } })
    expect(response.json()).toEqual({ success: 'Nota excluída com sucesso!' })
    expect(errorOf(await helena.call(contract.lerNota, { params: { id } })).status).toBe(404)
  })

  it('refuses when nota_id is another one, or missing', async () => {
    const { id } = await create(helena)
    for (const query of [{ nota_id: UNKNOWN }, {}]) {
      expect(errorOf(await helena.call(contract.deletarNota, { params: { id }, query })).status).toBe(422)
    }
    expect((await helena.call(contract.lerNota, { params: { id } })).statusCode).toBe(200)
  })
})

describe('notes of others, visitors and missing tokens', () => {
  const calls = (id: string) =>
    [
      [contract.lerNota, { params: { id } }],
      [contract.editarNota, { params: { id }, body: { titulo: 'x' } }],
      [contract.deletarNota, { params: { id }, query: { nota_id: id } }],
    ] as const

  it("another reader's note does not exist", async () => {
    const { id } = await create(helena)
    for (const [endpoint, input] of calls(id)) {
      expect(errorOf(await jonas.call(endpoint, input)).status).toBe(404)
    }
    expect((await helena.call(contract.lerNota, { params: { id } })).json().titulo).toBe('O Mediador')
  })

  it('unknown ids are 404, malformed ones 422', async () => {
    for (const [endpoint, input] of calls(UNKNOWN)) {
      expect(errorOf(await helena.call(endpoint, input)).status).toBe(404)
    }
    for (const [endpoint, input] of calls('1')) {
      expect(errorOf(await helena.call(endpoint, input)).status).toBe(422)
    }
  })

  it('every call asks for a session', async () => {
    const visitor = await harness.visitorWithToken()
    const all = [
      ...calls(UNKNOWN),
      [contract.listarNotas, {}],
      [contract.notasDaPagina, { params: { simbolo: 1, id: 1 } }],
      [contract.criarNota, { body: NOVA }],
    ] as const
    for (const [endpoint, input] of all) {
      expect(errorOf(await visitor.call(endpoint, input))).toMatchObject({ status: 401, code: 'sem_sessao' })
    }
  })

  it('calls that change something ask for the CSRF token', async () => {
    const { id } = await create(helena)
    const [, ...changing] = calls(id)
    for (const [endpoint, input] of [...changing, [contract.criarNota, { body: NOVA }] as const]) {
      expect(errorOf(await helena.call(endpoint, { ...input, csrf: false })).status).toBe(403)
    }
  })

  it('the page must exist', async () => {
    for (const [params, status] of [
      [{ simbolo: 7, id: 1 }, 404],
      [{ simbolo: 1, id: 34 }, 404],
      [{ simbolo: 'cfw', id: 1 }, 422],
    ] as const) {
      expect(errorOf(await helena.call(contract.notasDaPagina, { params })).status).toBe(status)
    }
  })
})
