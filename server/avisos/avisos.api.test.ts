/** The weekly mails: who gets which, when, and never two of a week. The clock is the test's. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { comecarPlano } from '#server/planos-de-estudo/iniciados-service.ts'
import { createPlanosLidos } from '#server/planos-de-estudo/planos-lidos.ts'
import type { Database } from '#server/platform/database.ts'
import { forEngine } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { insertEbook } from '#tests/support/ebook-fixtures.ts'
import { listLookups } from '#tests/support/list-lookups.ts'
import { headOf, takeMails } from '#tests/support/mailbox.ts'
import { addReaderRow } from '#tests/support/reader-row.ts'
import { recordQueries } from '#tests/support/record-queries.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { salvarAvisos } from './service.ts'
import { createSweepAvisos } from './sweep-avisos.ts'

const log = pino({ level: 'silent' })
const DIA_MS = 24 * 60 * 60 * 1000
/** A Monday afternoon. */
const LIGADO = new Date('2027-03-01T18:00:00.000Z')
const MANHA = new Date('2027-03-02T09:00:05.000Z')
const weeksAfter = (weeks: number) => new Date(MANHA.getTime() + weeks * 7 * DIA_MS)

let database: TestDatabase
let db: Database
const ids = new Map<string, string>()

const sweeper = (on = db, enviaEmails = true) => createSweepAvisos({ db: on, enviaEmails, log })
const idOf = (nome: string) => ids.get(nome) ?? ''
const ligar = (nome: string, tipo: 'novos_livros' | 'estudo_semanal', em = LIGADO) =>
  salvarAvisos(db, idOf(nome), { [tipo]: true }, em)
const heads = async () => (await takeMails(db)).map(headOf)

/** A reader whose address is confirmed. */
async function addLeitor(nome: string): Promise<void> {
  await addReaderRow(db, nome, 'senha-de-prova')
  const { id } = await db.write
    .updateTable('usuario')
    .set({ email_confirmado_em: '2026-01-01T00:00:00.000Z' })
    .where('username', '=', nome)
    .returning('id')
    .executeTakeFirstOrThrow()
  ids.set(nome, id)
}

beforeAll(async () => {
  database = await createTestDatabase()
  db = database.db
  await addLeitor('ana')
  await addLeitor('bento')
})
afterAll(() => database.drop())
beforeEach(async () => {
  await db.write.deleteFrom('aviso').execute()
  await db.write.deleteFrom('correio').execute()
  await db.write.deleteFrom('livro_chegada').execute()
})

describe("'estudo semanal'", () => {
  it('comes the next morning, then each week the question after, with its proof texts', async () => {
    const sweep = sweeper()
    await ligar('ana', 'estudo_semanal')
    await sweep(new Date('2027-03-02T08:59:59.000Z'))
    expect(await heads()).toEqual([])
    await sweep(MANHA)
    await sweep(MANHA)
    const [mail, another] = await takeMails(db)
    expect(another).toBeUndefined()
    expect(mail?.subject).toBe('Estudo da semana: Qual é o fim principal do homem?')
    expect(mail?.text).toContain('O fim principal do homem é glorificar a Deus')
    expect(mail?.text?.match(/^> /gm)?.length).toBeGreaterThan(3)
    expect(mail?.text).toContain('> (1Co 10.31)')
    expect(mail?.text).toContain('Textos bíblicos: ')
    expect(mail?.html).toContain('href="http://biblioteca.exemplo.com.br/bcw/pergunta/1"')
    await sweep(weeksAfter(1))
    expect(await heads()).toEqual([
      expect.stringContaining('ana@exemplo.com.br: Estudo da semana: Que regra'),
    ])
  })

  it("names what the reader's plans have for the week, and of who follows none says nothing of plans", async () => {
    const mudado_em = '2027-02-01T08:00:00.000Z'
    const begin = (plano: string, inicio: string, encerrado = false) => {
      const id = uuidv7()
      const novo = { id, plano, inicio, deslocamento: 0, encerrado, mudado_em }
      return comecarPlano(db, createPlanosLidos(db), idOf('ana'), novo)
    }
    await begin('mcheyne', '2027-02-28')
    await begin('bcw-em-52-domingos', '2027-02-28')
    await begin('salmos-em-um-mes', '2027-02-28', true)
    await begin('cfw-em-um-ano', '2027-04-04')
    for (const nome of ['ana', 'bento']) await ligar(nome, 'estudo_semanal')
    await sweeper()(MANHA)
    const [deAna = '', deBento] = (await takeMails(db)).map(({ text }) => text)
    expect(deAna).toContain('Nesta semana, nos seus planos:')
    // Tuesday, the third day, to Monday; of the weeks that of Sunday and the next.
    expect(deAna).toMatch(/ter\.,? 2 de março: Gn 3, Mt 3, Ed 3, At 3/)
    expect(deAna).toMatch(/seg\.,? 8 de março: Gn 9-10, Mt 9, Ed 9, At 9/)
    expect(deAna).not.toContain('Gn 11')
    expect(deAna).toMatch(/dom\.,? 28 de fevereiro: BCW 1-3\n.*dom\.,? 7 de março: BCW 4-5/)
    expect(deAna).not.toMatch(/Sl 1-5|CFW 1\.1/)
    expect(deAna).toContain('http://biblioteca.exemplo.com.br/hoje')
    expect(deBento).toContain('Breve Catecismo')
    expect(deBento).not.toContain('planos')
  })

  it('comes once after a server was away for weeks, on its weekday again, and begins anew after the last question', async () => {
    await ligar('ana', 'estudo_semanal')
    await db.write.updateTable('aviso').set({ enviados: 106 }).execute()
    const late = new Date(weeksAfter(4).getTime() + 2 * DIA_MS)
    await sweeper()(late)
    await sweeper()(late)
    const row = await db.write.selectFrom('aviso').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ enviados: 107, ultima_em: late.toISOString() })
    expect(row.proxima_em).toBe('2027-04-13T09:00:00.000Z')
    const mails = await takeMails(db)
    expect(mails.map(({ html }) => /pergunta\/(\d+)/.exec(html ?? '')?.[1])).toEqual(['107'])
    await sweeper()(new Date('2027-04-13T09:00:01.000Z'))
    const [again] = await takeMails(db)
    expect(again?.html).toContain('/bcw/pergunta/1"')
  })

  it('does not come twice for who turns it off and on, and what waited when it was turned off does not come', async () => {
    await ligar('ana', 'estudo_semanal')
    await sweeper()(MANHA)
    await salvarAvisos(db, idOf('ana'), { estudo_semanal: false }, MANHA)
    expect(await heads()).toEqual([])
    await ligar('ana', 'estudo_semanal', MANHA)
    for (const days of [1, 2, 5]) await sweeper()(new Date(MANHA.getTime() + days * DIA_MS))
    expect(await heads()).toEqual([])
    await sweeper()(weeksAfter(1))
    expect(await heads()).toHaveLength(1)
  })
})

describe("'novos livros'", () => {
  it('names what came since it was turned on or since the last one, and says nothing when nothing came', async () => {
    const sweep = sweeper()
    await sweep(new Date(LIGADO.getTime() - DIA_MS))
    await ligar('ana', 'novos_livros')
    await sweep(MANHA)
    expect(await heads()).toEqual([])
    await insertEbook(db, { titulo: 'A Graça Comum', autores: ['Ana Lima', 'Rui Sá'] })
    await insertEbook(db, { titulo: 'Um artigo', kind: 'artigo' })
    const { id } = await insertEbook(db, { titulo: 'Já não está' })
    await sweep(new Date(MANHA.getTime() + DIA_MS))
    await db.write.updateTable('ebook').set({ retirado: 1 }).where('id', '=', id).execute()
    await sweep(weeksAfter(1))
    const [mail] = await takeMails(db)
    expect(mail?.subject).toBe('Novo na biblioteca: A Graça Comum')
    expect(mail?.text).toContain(
      'A Graça Comum\nAna Lima e Rui Sá\nhttp://biblioteca.exemplo.com.br/ebooks/ebook/',
    )
    expect(mail?.text).not.toMatch(/artigo|Já não está/)
    await sweep(weeksAfter(2))
    expect(await heads()).toEqual([])
  })

  it('names ten of many, and how many more there are', async () => {
    await sweeper()(LIGADO)
    await ligar('ana', 'novos_livros')
    for (let each = 0; each < 12; each += 1) await insertEbook(db, { titulo: `Da leva ${each}` })
    await sweeper()(MANHA)
    const [mail] = await takeMails(db)
    expect(mail?.subject).toBe('12 livros novos na biblioteca')
    expect(mail?.text?.match(/^Da leva/gm)).toHaveLength(10)
    expect(mail?.text).toContain('E mais 2 livros.')
  })
})

it('goes to confirmed addresses of accounts that are not suspended, where mails are sent', async () => {
  await ligar('ana', 'estudo_semanal')
  await ligar('bento', 'estudo_semanal')
  await sweeper(db, false)(MANHA)
  expect(await heads()).toEqual([])
  const update = (
    values: { email_confirmado_em?: string | null; suspensa_em?: string | null },
    nome: string,
  ) => db.write.updateTable('usuario').set(values).where('id', '=', idOf(nome)).execute()
  await update({ email_confirmado_em: null }, 'ana')
  await update({ suspensa_em: '2027-01-01T00:00:00.000Z' }, 'bento')
  await sweeper()(MANHA)
  expect(await heads()).toEqual([])
  await update({ email_confirmado_em: '2027-01-01T00:00:00.000Z' }, 'ana')
  await update({ suspensa_em: null }, 'bento')
  await sweeper()(MANHA)
  expect(await heads()).toEqual([])
  await sweeper()(weeksAfter(1))
  expect(await heads()).toEqual([
    expect.stringContaining('ana@exemplo.com.br: Estudo da semana: Qual é o fim'),
    expect.stringContaining('bento@exemplo.com.br: Estudo da semana: Qual é o fim'),
  ])
})

it('is written once by two servers, a hundred in a batch, and is found by an index', async () => {
  const leitores = Array.from({ length: 130 }, (_, each) => `leitor-${each}`)
  for (const nome of leitores) {
    await addLeitor(nome)
    await ligar(nome, 'estudo_semanal')
  }
  await sql`ANALYZE`.execute(db.write)
  const other = await openDatabase(database.config)
  const { db: recorded, queries } = recordQueries(db)
  await Promise.all([sweeper(recorded)(MANHA), sweeper(other)(MANHA)])
  const written = () => db.write.selectFrom('correio').select('usuario_id').execute()
  expect((await written()).length).toBeGreaterThanOrEqual(100)
  await sweeper(other)(MANHA)
  await sweeper(other)(MANHA)
  await other.close()
  expect(new Set((await written()).map(({ usuario_id }) => usuario_id)).size).toBe(130)
  expect(await written()).toHaveLength(130)
  const scanned = []
  for (const query of queries.values()) {
    const lookups = await listLookups(db, query)
    scanned.push(
      ...lookups.filter(({ table, by }) => ['aviso', 'usuario', 'correio'].includes(table) && by === null),
    )
  }
  expect(scanned).toEqual([])
})

it('begins for those who turned it on before anything was sent, within the week', async () => {
  await db.write
    .insertInto('preferencia')
    .values([
      {
        usuario_id: idOf('ana'),
        chave: 'perfil',
        valor: '{"novos_livros":true,"estudo_semanal":true,"plano":null}',
      },
      {
        usuario_id: idOf('bento'),
        chave: 'perfil',
        valor: '{"novos_livros":false,"estudo_semanal":true,"plano":"anual"}',
      },
    ])
    .execute()
  const migracao = readFileSync(join(PROJECT_ROOT, 'server/migrations/035-create-avisos.sql'), 'utf8')
  await sql.raw('DROP TABLE aviso').execute(db.write)
  await sql.raw('DROP TABLE livro_chegada').execute(db.write)
  for (const statement of forEngine(migracao, db.engine).split(/;\s*$/m)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db.write)
  }
  const rows = await db.write.selectFrom('aviso').selectAll().orderBy('tipo').execute()
  const wanted = [
    [idOf('ana'), 'estudo_semanal'],
    [idOf('bento'), 'estudo_semanal'],
    [idOf('ana'), 'novos_livros'],
  ]
  expect(rows.map(({ usuario_id, tipo }) => [usuario_id, tipo]).sort()).toEqual(wanted.sort())
  for (const { proxima_em, desde } of rows) {
    expect([desde, proxima_em]).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      expect.stringMatching(/T09:00:00\.000Z$/),
    ])
    const days = (Date.parse(proxima_em ?? '') - Date.parse(desde)) / DIA_MS
    expect(days > 0 && days <= 8).toBe(true)
  }
})
