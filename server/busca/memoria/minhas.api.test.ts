/** What a thread remembers of a reader's own texts changes no answer, and none of it outlives a change or reaches another reader. */
import { beforeAll, expect, it } from 'vitest'
import { criarDestaque } from '#server/destaques/service.ts'
import { comecarLeitura } from '#server/leituras/service.ts'
import { criarNota, excluirNota } from '#server/notas/service.ts'
import { type InsertedEbook, insertEbook } from '#tests/support/ebook-fixtures.ts'
import { addReaderRow } from '#tests/support/reader-row.ts'
import { estadoDaBusca } from '#tests/support/search-without-thread.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { buscar } from '../buscar.ts'
import type { EstadoDaBusca } from '../estado.ts'
import { recallMinhas } from './minhas.ts'

const t = setupTestApp()
let ebook: InsertedEbook
let ana: string
let bia: string

const NOTAS = [
  ['A graça irresistível', 'Deus chama eficazmente. A graça não é vencida, e a fé é dom.'],
  ['Obras', 'As boas obras são fruto da fé; ninguém é justificado por obras da lei.'],
  ['', 'O pacto das obras e o pacto da graça: leis e promessas.'],
  ['Ceia', 'O corpo e o sangue de Cristo na santa ceia, e o batismo.'],
  ['Só o título tem graça', ''],
] as const
const DESTAQUES = ['graça e justificação', 'o Verbo se fez carne', 'promessa da lei']

const CONSULTAS = [
  'graça',
  'graça fé obras',
  'obras lei promessa',
  'graça fé obras lei pacto',
  'graça -pacto',
  '"boas obras"',
  'boas obras',
  'pacto OU ceia',
  'justific*',
  'eucaristia',
  'graça xyzzyq wxyzz',
  'o que é a fé',
]

async function addReader(name: string): Promise<string> {
  await addReaderRow(t.db, name, 'senha-de-prova')
  const { id } = await t.db.read
    .selectFrom('usuario')
    .select('id')
    .where('username', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

beforeAll(async () => {
  ana = await addReader('ana')
  bia = await addReader('bia')
  const capitulos = [{ titulo: 'Um', paragrafos: ['No princípio era o Verbo, e a graça reinava.'] }]
  ebook = await insertEbook(t.db, { capitulos })
  for (const [titulo, anotacao] of NOTAS) await anotar(ana, titulo, anotacao)
  const [capitulo] = ebook.capitulos
  const paragrafo = capitulo?.paragrafoIds[0] ?? 0
  for (const [index, nota] of DESTAQUES.entries()) {
    const place = { paragrafo_inicio_id: paragrafo, inicio: index, paragrafo_fim_id: paragrafo, fim: 12 }
    const marca = { capitulo_id: capitulo?.id ?? 0, cor: 'amarelo' as const, nota, ...place }
    await criarDestaque(t.db, ana, ebook.id, marca)
  }
})

const anotar = (usuarioId: string, titulo: string, anotacao: string) =>
  criarNota(t.db, usuarioId, { simbolo: 1, numero_pergunta: 8, titulo, anotacao })

async function ask(usuarioId: string, q: string, { isImportando = false } = {}) {
  const estado = { ...(await estadoDaBusca(t.db, usuarioId)), isImportando }
  const fontes = ['notas', 'destaques', 'ebooks'] as const
  const pedido = { q, fontes, limite: 50, isLiteral: true, lugar: null, estado }
  const found = await buscar(t.db, pedido)
  if (typeof found === 'string') throw new Error(found)
  return found
}

const remember = async (usuarioId: string) => {
  await recall(await estadoDaBusca(t.db, usuarioId))
  return recall(await estadoDaBusca(t.db, usuarioId))
}

const recall = ({ leitor, marca }: EstadoDaBusca) =>
  leitor ? recallMinhas(t.db, leitor, marca) : expect.unreachable('nobody searches')

const titlesOf = async (usuarioId: string, q: string) => {
  const { grupos } = await ask(usuarioId, q)
  const notas = grupos.find(({ fonte }) => fonte === 'notas')
  return notas?.resultados.map(({ titulo }) => titulo.texto) ?? []
}

it('is what the index tells', async () => {
  const expected = []
  for (const q of CONSULTAS) expected.push(await ask(ana, q, { isImportando: true }))
  expect(await remember(ana)).toMatchObject({ documentos: { notas: { size: 5 }, destaques: { size: 3 } } })
  for (const [index, q] of CONSULTAS.entries()) expect(await ask(ana, q), q).toEqual(expected[index])
  expect(expected.flatMap(({ grupos }) => grupos.map(({ fonte }) => fonte))).toContain('destaques')
})

it('is read when a reader searches a second time, and anew after each of his changes', async () => {
  const before = await estadoDaBusca(t.db, ana)
  await remember(ana)
  const nota = await anotar(ana, 'Orquídeas', 'Lírios do campo')
  const after = await estadoDaBusca(t.db, ana)
  expect(after.leitor?.mudancas).toBeGreaterThan(before.leitor?.mudancas ?? Number.NaN)
  expect(await recall(after)).toBeNull()
  expect((await recall(after))?.documentos.notas.size).toBe(6)
  expect(await titlesOf(ana, 'lírio')).toEqual(['Orquídeas'])
  await excluirNota(t.db, ana, nota.id)
  for (let time = 0; time < 3; time += 1) expect(await titlesOf(ana, 'lírio')).toEqual([])
})

it('has the readings too', async () => {
  const readingOf = async () => {
    const { grupos } = await ask(ana, 'Verbo carne')
    return grupos
      .find(({ fonte }) => fonte === 'destaques')
      ?.resultados.map((each) => 'leitura_id' in each && each.leitura_id)
  }
  await remember(ana)
  expect(new Set(await readingOf())).toEqual(new Set([null]))
  const { id } = await comecarLeitura(t.db, ana, ebook.id)
  await remember(ana)
  expect(new Set(await readingOf())).toEqual(new Set([id]))
})

it('is each reader’s own', async () => {
  await anotar(bia, 'De Bia', 'graça')
  await remember(bia)
  await remember(ana)
  expect(await titlesOf(bia, 'graça')).toEqual(['De Bia'])
  expect(await titlesOf(ana, 'graça')).not.toContain('De Bia')
  expect(await titlesOf(bia, 'obras')).toEqual([])
})

it('weighs what it holds, however little each text is', async () => {
  const before = (await remember(ana))?.bytes ?? 0
  await anotar(ana, 'a', 'b')
  const after = (await remember(ana))?.bytes ?? 0
  // An object for the text and one for its words, and the two words.
  expect(after - before).toBeGreaterThan(900)
  expect(after - before).toBeLessThan(2_000)
})

it('is left to the index of whoever wrote much', async () => {
  for (const uso of [
    { notas: 200, destaques: 1, bytes: 10 },
    { notas: 1, destaques: 0, bytes: 70_000 },
  ]) {
    const leitor = { usuarioId: bia, mudancas: 99, uso }
    for (let time = 0; time < 3; time += 1) expect(await recallMinhas(t.db, leitor, 'marca')).toBeNull()
  }
})
