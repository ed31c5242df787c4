import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSqliteDialect } from './sqlite-dialect.ts'
import { createSqliteStatements, type SqliteStatements } from './sqlite-statements.ts'

let folder: string
let file: string
let sqlite: DatabaseSync
let other: DatabaseSync
let statements: SqliteStatements

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mbw-statements-'))
  file = join(folder, 'a.sqlite')
  sqlite = new DatabaseSync(file)
  sqlite.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE nota (id INTEGER PRIMARY KEY, texto TEXT UNIQUE) STRICT',
  )
  other = new DatabaseSync(file)
  statements = createSqliteStatements(sqlite)
})

afterEach(() => {
  for (const opened of [other, sqlite]) if (opened.isOpen) opened.close()
  rmSync(folder, { recursive: true, force: true })
})

const select = (sql: string, ...values: unknown[]) => statements.execute(sql, values, true).rows
const change = (sql: string, ...values: unknown[]) => statements.execute(sql, values, false)
const insert = (texto: unknown) => change('insert into nota (texto) values (?)', texto)
const selectAll = () => select('select * from nota order by id')

test('what is asked again is not prepared again, and answers for its own values', () => {
  const prepare = vi.spyOn(sqlite, 'prepare')
  expect(insert('a')).toEqual({ rows: [], numAffectedRows: 1n })
  expect(insert('b')).toEqual({ rows: [], numAffectedRows: 1n })
  const first = select('select texto from nota where id = ?', 1)
  expect(select('select texto from nota where id = ?', 2)).toEqual([{ texto: 'b' }])
  expect(first).toEqual([{ texto: 'a' }])
  expect(change('insert into nota (texto) values (?) returning id', 'c').rows).toEqual([{ id: 3 }])
  expect(change('insert into nota (texto) values (?) returning id', 'd').rows).toEqual([{ id: 4 }])
  expect(prepare).toHaveBeenCalledTimes(3)
})

test('a value that is not given is none, not that of the call before', () => {
  expect(select('select ? as valor', 'secret')).toEqual([{ valor: 'secret' }])
  expect(select('select ? as valor')).toEqual([{ valor: null }])
})

test('Kysely asks through it, transactions too', async () => {
  const db = new Kysely<{ nota: { id?: number; texto: string } }>({ dialect: createSqliteDialect(sqlite) })
  const prepare = vi.spyOn(sqlite, 'prepare')
  for (const texto of ['a', 'b', 'c']) {
    await db.transaction().execute((trx) => trx.insertInto('nota').values({ texto }).execute())
    expect(await db.selectFrom('nota').selectAll().where('texto', '=', texto).execute()).toHaveLength(1)
  }
  expect(prepare.mock.calls.map(([sql]) => sql.split(' ')[0])).toEqual([
    'begin',
    'insert',
    'commit',
    'select',
  ])
  await db.destroy()
  expect(sqlite.isOpen).toBe(false)
})

test('the least used goes first when there are many', () => {
  const prepare = vi.spyOn(sqlite, 'prepare')
  const ask = (number: number) => select(`select ${number} as n`)
  for (let number = 0; number < 1_000; number += 1) {
    ask(number)
    ask(0)
  }
  expect(prepare).toHaveBeenCalledTimes(1_000)
  ask(999)
  expect(prepare).toHaveBeenCalledTimes(1_000)
  expect(ask(1)).toEqual([{ n: 1 }])
  expect(prepare).toHaveBeenCalledTimes(1_001)
})

test.each([
  ['many rows at once', `select ${'1, '.repeat(1_500)}1 as n`, []],
  ['a long text, which would stay in memory', 'select length(?) as n', ['á'.repeat(5_000)]],
  ['many bytes', 'select length(?) as n', [new Uint8Array(5_000)]],
  ['what sets something', 'PRAGMA user_version = 3', []],
  ['what changes tables', 'CREATE TABLE IF NOT EXISTS x (n INTEGER PRIMARY KEY)', []],
])('not kept: %s', (_, sql, values) => {
  const prepare = vi.spyOn(sqlite, 'prepare')
  const isSelect = sql.startsWith('select')
  expect(statements.execute(sql, values, isSelect)).toEqual(statements.execute(sql, values, isSelect))
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('a statement that failed locks nothing, and works the next time', () => {
  insert('a')
  expect(() => insert('a')).toThrow('UNIQUE')
  expect(() => insert(undefined)).toThrow('cannot be bound')
  expect(() => change('insert into nota (texto) values (?) returning id', 'a')).toThrow('UNIQUE')
  other.exec("INSERT INTO nota (texto) VALUES ('b')")
  insert('c')
  expect(selectAll()).toHaveLength(3)
})

test('nor one that found the file locked, or the disk full', () => {
  insert('a')
  selectAll()
  other.exec('BEGIN IMMEDIATE')
  expect(() => insert('b')).toThrow('locked')
  expect(() => change('begin immediate')).toThrow('locked')
  other.exec('ROLLBACK')
  insert('b')

  const pages = sqlite.prepare('PRAGMA page_count').get()?.page_count
  sqlite.exec(`PRAGMA max_page_count = ${pages}`)
  expect(() => {
    for (let number = 0; number < 1_000; number += 1) insert(`${number}`.padEnd(1_000))
  }).toThrow('full')
  expect(sqlite.isTransaction).toBe(false)
  sqlite.exec('PRAGMA max_page_count = 100000')
  insert('c')
  expect(select('select texto from nota where texto in (?, ?, ?)', 'a', 'b', 'c')).toHaveLength(3)
})

test('what is kept holds no view of the data: others see changes, and the log is taken in', () => {
  const reader = new DatabaseSync(file, { readOnly: true })
  const kept = createSqliteStatements(reader)
  const count = () => kept.execute('select id from nota', [], true).rows.length
  for (let number = 1; number <= 20; number += 1) {
    insert(`${number}`)
    expect(count()).toBe(number)
  }
  change('begin immediate')
  insert('taken back')
  expect(count()).toBe(20)
  change('rollback')
  expect(other.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()).toEqual({
    busy: 0,
    log: 0,
    checkpointed: 0,
  })
  reader.close()
})

test.each(['the same connection', 'another one'])('tables may change under it, by %s', (who) => {
  const owner = who === 'another one' ? other : sqlite
  insert('a')
  expect(selectAll()).toEqual([{ id: 1, texto: 'a' }])
  owner.exec("ALTER TABLE nota ADD COLUMN cor TEXT DEFAULT 'azul'")
  expect(selectAll()).toEqual([{ id: 1, texto: 'a', cor: 'azul' }])
  expect(change('insert into nota (texto) values (?)', 'b')).toMatchObject({ numAffectedRows: 1n })
  owner.exec('ALTER TABLE nota RENAME COLUMN cor TO tinta; DELETE FROM nota WHERE id = 2')
  expect(selectAll()).toEqual([{ id: 1, texto: 'a', tinta: 'azul' }])
  owner.exec('ALTER TABLE nota DROP COLUMN tinta')
  expect(selectAll()).toEqual([{ id: 1, texto: 'a' }])
  owner.exec('DROP TABLE nota')
  expect(selectAll).toThrow('no such table')
  owner.exec('CREATE TABLE nota (id INTEGER PRIMARY KEY) STRICT; INSERT INTO nota VALUES (7)')
  expect(selectAll()).toEqual([{ id: 7 }])
})

test('so may an index of words', () => {
  const index = () => {
    sqlite.exec("DROP TABLE IF EXISTS busca; CREATE VIRTUAL TABLE busca USING fts5(forma, content='')")
    change('insert into busca (rowid, forma) values (?, ?)', 5, 'graça')
    return select('select rowid from busca where busca match ?', 'graça')
  }
  expect([index(), index(), index()]).toEqual(Array(3).fill([{ rowid: 5 }]))
})

test('closing ends all that is kept: the file is left whole, and who asks afterwards is told', () => {
  insert('a')
  selectAll()
  other.close()
  sqlite.close()
  expect(existsSync(`${file}-wal`)).toBe(false)
  expect(selectAll).toThrow('statement has been finalized')
  expect(selectAll).toThrow('database is not open')
  sqlite.open()
  expect(selectAll()).toEqual([{ id: 1, texto: 'a' }])
})

test('threads that are ended amid their questions, the collector, and an exit with all open end no process badly', async () => {
  insert('a')
  const thread = `
    const { DatabaseSync } = await import('node:sqlite')
    const { createSqliteStatements } = await import(${JSON.stringify(new URL('./sqlite-statements.ts', import.meta.url))})
    const ask = () => {
      const sqlite = new DatabaseSync(${JSON.stringify(file)}, { readOnly: true })
      const statements = createSqliteStatements(sqlite)
      return (n) => statements.execute('select *, ' + n + ' as n from nota where id < ?', [9], true).rows
    }`
  const endless = `${thread}
    const [first, second] = [ask(), ask()]
    for (let n = 0; ; n += 1) {
      if (second(n % 400).length + first(n % 7).length !== 2) throw new Error('not found')
      if (n === 1000) (await import('node:worker_threads')).parentPort.postMessage('asking')
    }`
  const main = `${thread}
    const { Worker } = await import('node:worker_threads')
    const { once } = await import('node:events')
    const url = new URL('data:text/javascript,' + encodeURIComponent(${JSON.stringify(endless)}))
    for (let round = 0; round < 3; round += 1) {
      const worker = new Worker(url)
      await once(worker, 'message')
      await worker.terminate()
    }
    for (let n = 0; n < 400; n += 1) ask()(n)
    globalThis.gc()
    globalThis.left = ask()
    globalThis.left(1)
    process.exit()`
  const ended = promisify(execFile)(process.execPath, ['--expose-gc', '--input-type=module', '-e', main])
  await expect(ended).resolves.toEqual({ stdout: '', stderr: '' })
})
