/** The sessions of calls that come at once are asked for in one query: each call gets its own, and as it is then. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import * as auth from '#contract/auth.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { addReaderRow } from '#tests/support/reader-row.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { findSessao } from './sessao-repository.ts'

const harness = setupTestApp()

/** More than one query takes. */
const MANY = 20

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

describe('calls of many readers at once', () => {
  it('are answered each with the account of its own session', async () => {
    const readers = []
    for (let made = 0; made < MANY; made += 1) readers.push(await harness.reader())
    const alone = []
    for (const reader of readers) alone.push((await reader.call(auth.user)).json().email)
    expect(new Set(alone).size).toBe(MANY)
    const together = await Promise.all([...readers, ...readers].map((reader) => reader.call(auth.user)))
    expect(together.map((answer) => answer.json().email)).toEqual([...alone, ...alone])
  })

  it('are refused when their own session has ended, whoever asks beside them', async () => {
    const [stays, leaves] = [await harness.reader(), await harness.reader()]
    const before = new Map(leaves.cookies)
    await leaves.call(auth.logoutPost)
    for (const [name, value] of before) leaves.cookies.set(name, value)
    const answers = await Promise.all([stays, leaves, stays].map((reader) => reader.call(auth.user)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200])
    expect(answers[1] && errorOf(answers[1]).code).toBe('sem_sessao')
  })
})

describe.runIf(inject('golden').engine === 'postgres')('on PostgreSQL', () => {
  it('is planned once, and outlives a migration that adds columns and takes others away', async () => {
    const { db, drop } = await createTestDatabase()
    const [, token] = await addReaderRow(db, 'leitor', TEST_PASSWORD)
    const find = () => findSessao(db, hashOf(token))
    const first = await find()
    expect(first?.first_name).toBe('leitor')
    const prepared = await sql<{ name: string }>`SELECT name FROM pg_prepared_statements`.execute(db.read)
    expect(prepared.rows).toEqual([{ name: 'sessao_1' }])
    await sql`ALTER TABLE usuario ADD COLUMN nova TEXT NOT NULL DEFAULT ''`.execute(db.write)
    await sql`ALTER TABLE usuario DROP COLUMN senha_hash`.execute(db.write)
    expect(await find()).toEqual(first)
    await drop()
  })
})
