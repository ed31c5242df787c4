import { beforeAll, describe, expect, it } from 'vitest'
import { criarDestaque } from '#contract/destaques.ts'
import { criarLeitura } from '#contract/leituras.ts'
import * as contract from '#contract/marcacoes.ts'
import { salvarMarca } from '#contract/marcas.ts'
import { criarNota, deletarNota } from '#contract/notas.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { type InsertedEbook, insertEbook } from '#tests/support/ebook-fixtures.ts'
import { markPalavras, palavrasOf, partesOf } from '#tests/support/marcar-palavras.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

let helena: Client
let livro: InsertedEbook
let next = 0

beforeAll(async () => {
  livro = await insertEbook(harness.db, {
    titulo: 'O Peregrino',
    capitulos: [{ titulo: 'A Cidade', paragrafos: ['Caminhando eu pelo deserto deste mundo.', 'Outro.'] }],
  })
  helena = await harness.reader()
  await fill(helena)
})

function newId(): string {
  next += 1
  return `01890000-0000-7000-8000-${next.toString().padStart(12, '0')}`
}

async function addNota(client: Client, simbolo: number, titulo: string): Promise<string> {
  const id = newId()
  const body = { id, simbolo, numero_pergunta: 8, titulo, anotacao: 'A mediação de Cristo' }
  expect((await client.call(criarNota, { body })).statusCode).toBe(201)
  return id
}

async function addDestaque(client: Client, cor: string, nota = ''): Promise<string> {
  const [capitulo] = livro.capitulos
  const [paragrafo] = capitulo?.paragrafoIds ?? []
  const passagem = { paragrafo_inicio_id: paragrafo, inicio: 0, paragrafo_fim_id: paragrafo, fim: 10 }
  const id = newId()
  const body = { id, capitulo_id: capitulo?.id, ...passagem, cor, nota }
  expect((await client.call(criarDestaque, { params: { ebookId: livro.id }, body })).statusCode).toBe(201)
  return id
}

async function addMarca(client: Client, cor: string | null, nota: string): Promise<string> {
  const id = newId()
  const body = { lugar: { livro: 43, capitulo: 3, de: 16, ate: 17 }, cor, nota }
  expect((await client.call(salvarMarca, { params: { id }, body })).statusCode).toBe(200)
  return id
}

/** Six of all kinds, one a day from the first of March on. */
async function fill(client: Client): Promise<void> {
  await addNota(client, 1, 'Primeira')
  await addMarca(client, 'verde', 'Amor')
  await addDestaque(client, 'azul', 'Vigília')
  await addNota(client, 3, 'Segunda')
  await addMarca(client, null, 'só nota')
  await addDestaque(client, 'verde')
  await date('anotacao', 'data_criacao', [1, 4])
  await date('marca', 'criado_em', [2, 5])
  await date('destaque', 'criado_em', [3, 6])
}

async function date(tabela: 'anotacao' | 'marca' | 'destaque', coluna: string, days: number[]) {
  const rows = await harness.db.read.selectFrom(tabela).select('id').orderBy('id').execute()
  for (const [index, { id }] of rows.entries()) {
    const value = { [coluna]: `2026-03-0${days[index]}T12:00:00.000Z` }
    await harness.db.write.updateTable(tabela).set(value).where('id', '=', id).execute()
  }
}

type Query = Record<string, string | number | undefined>

async function list(client: Client, query: Query = {}): Promise<contract.Marcacao[]> {
  const response = await client.call(contract.listarMarcacoes, { query })
  expect(response.statusCode).toBe(200)
  return response.json()
}

const notesOf = (marcacoes: contract.Marcacao[]) =>
  marcacoes.map(({ titulo, nota, cor }) => titulo || nota || cor)

describe('GET /marcacoes', () => {
  it('has everything, newest first, with its words, its place and what leads there', async () => {
    const todas = await list(helena)
    expect(notesOf(todas)).toEqual(['verde', 'só nota', 'Segunda', 'Vigília', 'Amor', 'Primeira'])
    const [, , bcw, peregrino, joao, cfw] = todas
    expect(cfw).toMatchObject({
      ...{ tipo: 'nota', fonte: 'cfw', citacao: 'CFW 8', cor: null, trecho: '', etiquetas: [] },
      lugar: { em: 'padrao', padrao: 'cfw', numero: 8 },
      nota: 'A mediação de Cristo',
    })
    expect(bcw).toMatchObject({ fonte: 'bcw', citacao: 'BCW 8' })
    expect(joao).toMatchObject({
      ...{ tipo: 'marca', fonte: 'biblia', citacao: 'João 3.16–17', cor: 'verde', nota: 'Amor', versao: 1 },
      lugar: { em: 'biblia', inicio: 43_003_016, livro: 43, capitulo: 3, de: 16, ate: 17 },
      trecho: 'João 3.16: texto de prova. João 3.17: texto de prova.',
    })
    expect(peregrino).toMatchObject({
      ...{ tipo: 'destaque', fonte: `ebook-${livro.id}`, citacao: 'O Peregrino, A Cidade' },
      trecho: 'Caminhando',
      lugar: { em: 'ebook', ebook_id: livro.id, capitulo_id: livro.capitulos[0]?.id, leitura_id: null },
    })
    await helena.call(criarLeitura, { params: { ebookId: livro.id } })
    const [aberto] = await list(helena, { tipo: 'destaque', limit: 1 })
    expect(aberto?.lugar).toMatchObject({ leitura_id: expect.any(String) })
  })

  it.each([
    [{ tipo: 'nota' }, ['Segunda', 'Primeira']],
    [{ fonte: 'cfw' }, ['Primeira']],
    [{ fonte: 'biblia' }, ['só nota', 'Amor']],
    [{ fonte: 'biblia', tipo: 'nota' }, []],
    [{ fonte: 'ebook-999999' }, []],
    [{ cor: 'verde' }, ['verde', 'Amor']],
    [{ cor: 'verde', tipo: 'marca' }, ['Amor']],
    [{ de: '2026-03-02T12:00:00.000Z', ate: '2026-03-04T12:00:00.000Z' }, ['Vigília', 'Amor']],
    [{ q: 'MEDIACAO  de' }, ['Segunda', 'Primeira']],
    [{ q: 'caminhando' }, ['verde', 'Vigília']],
    [{ q: 'vigilia' }, ['Vigília']],
    [{ q: 'joao 3.17', tipo: 'marca' }, ['só nota', 'Amor']],
    [{ q: '%' }, []],
  ])('filters by %j', async (query, found) => {
    expect(notesOf(await list(helena, query))).toEqual(found)
    const fonte = { fonte: `ebook-${livro.id}` }
    expect(notesOf(await list(helena, fonte))).toEqual(['verde', 'Vigília'])
  })

  it.each<Query>([{}, { q: 'a' }])(
    'goes on where a page ended, without repeating or skipping any (%j)',
    async (query) => {
      const wanted = await list(helena, query)
      const read: contract.Marcacao[] = []
      let cursor: string | undefined
      do {
        const response = await helena.call(contract.listarMarcacoes, {
          query: { ...query, limit: 2, cursor },
        })
        expect(response.json().length).toBeLessThanOrEqual(2)
        read.push(...response.json())
        cursor = response.headers['x-next-cursor']?.toString()
      } while (cursor !== undefined)
      expect(read).toEqual(wanted)
    },
  )

  it('has marked words of a standard with their section', async () => {
    const reader = await harness.reader()
    const { id } = await markPalavras(reader, palavrasOf(await partesOf(harness), ['Sacerdote']))
    await addNota(reader, 1, 'nota')
    const [marca] = await list(reader, { tipo: 'marca', fonte: 'cfw', q: 'sacerdote' })
    expect(marca).toMatchObject({
      ...{ id, fonte: 'cfw', citacao: 'CFW 8.1', trecho: 'Sacerdote', palavras: { edicao: null } },
      lugar: { em: 'padrao', padrao: 'cfw', numero: 8, secao: 1 },
    })
    expect(await list(reader, { fonte: 'cfw' })).toHaveLength(2)
    expect(await list(reader, { fonte: 'cmw' })).toEqual([])
    const fontes = await reader.call(contract.listarFontesDasMarcacoes)
    expect(fontes.json()).toEqual([{ fonte: 'cfw', nome: 'CFW', total: 2 }])
  })

  it('keeps those of one instant and one id apart', async () => {
    const reader = await harness.reader()
    const id = newId()
    next -= 1
    await addNota(reader, 1, 'nota')
    next -= 1
    await addMarca(reader, 'rosa', 'marca')
    const agora = '2026-04-01T00:00:00.000Z'
    await harness.db.write.updateTable('anotacao').set({ data_criacao: agora }).where('id', '=', id).execute()
    await harness.db.write.updateTable('marca').set({ criado_em: agora }).where('id', '=', id).execute()
    const first = await reader.call(contract.listarMarcacoes, { query: { limit: 1 } })
    const cursor = String(first.headers['x-next-cursor'])
    const second = await list(reader, { limit: 1, cursor })
    expect([...first.json(), ...second].map(({ tipo }) => tipo)).toEqual(['nota', 'marca'])
  })

  it('is of one reader, and follows what is deleted', async () => {
    const jonas = await harness.reader()
    expect(await list(jonas)).toEqual([])
    const id = await addNota(jonas, 1, 'de Jonas')
    expect(notesOf(await list(jonas))).toEqual(['de Jonas'])
    expect(notesOf(await list(helena))).not.toContain('de Jonas')
    await jonas.call(deletarNota, { params: { id }, query: { nota_id: id } })
    expect(await list(jonas)).toEqual([])
  })

  it.each([
    { cor: 'preto' },
    { tipo: 'outro' },
    { fonte: 'ebook-' },
    { cursor: 'x' },
    { de: 'ontem' },
    { limit: 0 },
  ])('refuses %j', async (query) => {
    const response = await helena.call(contract.listarMarcacoes, { query })
    expect(errorOf(response)).toMatchObject({ status: 422, code: 'dados_invalidos' })
  })

  it('asks for a session, and for an edition that is there', async () => {
    expect(errorOf(await harness.visitor().call(contract.listarMarcacoes)).code).toBe('sem_sessao')
    const response = await helena.call(contract.listarMarcacoes, { query: { edicao: 'NADA' } })
    expect(errorOf(response).status).toBe(404)
  })
})

describe('GET /marcacoes/fontes', () => {
  it('counts what was written in each text', async () => {
    const response = await helena.call(contract.listarFontesDasMarcacoes)
    expect(response.json()).toEqual([
      { fonte: 'cfw', nome: 'CFW', total: 1 },
      { fonte: 'bcw', nome: 'BCW', total: 1 },
      { fonte: 'biblia', nome: 'Bíblia', total: 2 },
      { fonte: `ebook-${livro.id}`, nome: 'O Peregrino', total: 2 },
    ])
  })
})
