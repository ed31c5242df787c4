/** The outbox and its sender against a real SMTP server: what is sent once, again, never again. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type Config, readConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { chaveIn } from '#tests/support/mailbox.ts'
import { addReaderRow } from '#tests/support/reader-row.ts'
import { type Manner, type SmtpStand, startSmtpStand } from '#tests/support/smtp-stand.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { readChave } from './chave-de-conta.ts'
import { onCorreio, queueCorreio, withCorreio } from './queue-correio.ts'
import { removeOldMails } from './remove-old-mails.ts'
import { beginEnvio, claimCorreio, deleteCorreiosBefore } from './repository.ts'
import { createSmtpCarrier } from './smtp-carrier.ts'
import { createSender } from './start-correio.ts'

const log = pino({ level: 'silent' })
/** So long that no busy machine meets them. */
const LIMITS = { connectMs: 30_000, silenceMs: 30_000, totalMs: 30_000 }
const PARA = 'ana@exemplo.com.br'
const ENVIO = {
  MBW_SMTP_DE: 'A Editora <cartas@editora.com.br>',
  MBW_ENDERECO_PUBLICO: 'https://biblioteca.exemplo.com.br/',
  MBW_EDITORA: 'Editora <Reformada>',
}

let database: TestDatabase
let db: Database
let stand: SmtpStand
let config: Config
let usuarioId: string

beforeAll(async () => {
  database = await createTestDatabase()
  db = database.db
  stand = await startSmtpStand()
  config = readConfig({ ...ENVIO, MBW_SMTP: stand.url })
  await addReaderRow(db, 'ana', 'senha-de-prova')
  usuarioId = (await db.read.selectFrom('usuario').select('id').executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await stand.stop()
  await database.drop()
})
afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  stand.manner = 'take'
  stand.mails.length = 0
  await db.write.deleteFrom('correio').execute()
})

const sender = (carrier = createSmtpCarrier(config.correio.smtp ?? fail(), LIMITS), on = db) =>
  createSender({ db: on, config, log, carrier })

/** Of a server that falls silent no more is waited for than that it has: then all the time of an attempt passes at once. */
async function sendTo(manner: Manner): Promise<void> {
  if (manner !== 'silent-before-data' && manner !== 'silent-after-data') return sender().sendDue()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const silent = stand.untilSilent()
  const sending = sender().sendDue()
  await silent
  vi.advanceTimersByTime(LIMITS.totalMs)
  await sending
}

function fail(): never {
  throw new Error('the test has no SMTP server')
}

const queue = (tipo: 'confirmar' | 'recuperar' = 'confirmar') =>
  withCorreio(db, (trx) => queueCorreio(trx, { usuarioId, para: PARA, tipo, dados: {} }))
const rows = () => db.write.selectFrom('correio').selectAll().orderBy('id').execute()
const onlyRow = async () => (await rows())[0] ?? fail()
const makeDue = () => db.write.updateTable('correio').set({ proxima_em: '2020-01-01' }).execute()

describe('a mail that is taken', () => {
  it('has both parts, whose it is, a fixed id and a key that was kept nowhere before', async () => {
    await queue()
    const waiting = await onlyRow()
    expect(waiting).toMatchObject({ estado: 'esperando', dados: '{}', tentativas: 0 })
    await sender().sendDue()
    const [mail] = stand.mails
    expect(mail).toMatchObject({
      from: { name: 'A Editora', address: 'cartas@editora.com.br' },
      to: [{ address: PARA }],
      replyTo: [{ address: 'contato@exemplo.com.br' }],
      subject: 'Confirme o seu e-mail',
      messageId: `<${waiting.id}@editora.com.br>`,
    })
    const chave = chaveIn(mail, '/confirmar')
    expect(mail?.text).toContain(`https://biblioteca.exemplo.com.br/confirmar#${chave}`)
    expect(mail?.html).toContain(`href="https://biblioteca.exemplo.com.br/confirmar#${chave}"`)
    expect(mail?.html).toContain('Editora &lt;Reformada&gt;')
    expect(mail?.html).not.toMatch(/<img|src=|url\(/)
    expect(await readChave(db, 'confirmar', chave)).toEqual({ usuarioId, endereco: PARA })
    expect(await readChave(db, 'recuperar', chave)).toBeNull()
    const kept = JSON.stringify([
      await rows(),
      await db.write.selectFrom('chave_de_conta').selectAll().execute(),
    ])
    expect(kept).not.toContain(chave)
    expect(await onlyRow()).toMatchObject({ estado: 'enviado', tentativas: 1, motivo: null, reserva: null })
  })

  it('is not sent again, and one of a transaction that failed is none', async () => {
    let woken = 0
    const forget = onCorreio(db, () => (woken += 1))
    await queue()
    const broken = withCorreio(db, async (trx) => {
      await queueCorreio(trx, { usuarioId, para: PARA, tipo: 'recuperar', dados: {} })
      throw new Error('not committed')
    })
    await expect(broken).rejects.toThrow('not committed')
    forget()
    expect(woken).toBe(1)
    await sender().sendDue()
    await makeDue()
    await sender().sendDue()
    expect(stand.mails).toHaveLength(1)
  })

  it('goes to a reader five times an hour at most, when strangers can cause it', async () => {
    for (let time = 0; time < 6; time += 1) await queue('recuperar')
    await queue('confirmar')
    expect((await rows()).map(({ tipo }) => tipo).sort()).toEqual([
      'confirmar',
      ...Array(5).fill('recuperar'),
    ])
  })
})

describe('a mail that is not taken', () => {
  it.each([{ rcpt: 550 }, { data: 554 }])('is given up when it is refused (%j)', async (manner) => {
    stand.manner = manner
    await queue()
    await sender().sendDue()
    expect(await onlyRow()).toMatchObject({ estado: 'falhou', tentativas: 1 })
    expect((await onlyRow()).motivo).toContain('not today')
  })

  it.each([{ rcpt: 451 }, { data: 452 }, 'cut-before-data', 'silent-before-data'] as const)(
    'is tried again after a minute, with the same id and another key (%j)',
    async (manner) => {
      stand.manner = manner
      await queue('recuperar')
      const begun = Date.now()
      await sendTo(manner)
      const waiting = await onlyRow()
      expect(waiting).toMatchObject({ estado: 'esperando', tentativas: 1 })
      expect(Date.parse(waiting.proxima_em) - begun).toBeGreaterThanOrEqual(60_000)
      const before = stand.mails.map((mail) => chaveIn(mail, '/recuperar-senha'))
      stand.manner = 'take'
      await sender().sendDue()
      expect((await onlyRow()).estado).toBe('esperando')
      await makeDue()
      await sender().sendDue()
      expect(await onlyRow()).toMatchObject({ estado: 'enviado', tentativas: 2 })
      const mail = stand.mails.at(-1)
      expect(mail?.messageId).toBe(`<${waiting.id}@editora.com.br>`)
      expect(before).not.toContain(chaveIn(mail, '/recuperar-senha'))
    },
  )

  it('waits while the password is refused, which is the publisher’s mistake and not of the mail', async () => {
    const guarded = await startSmtpStand('certa')
    const withPassword = (pass: string) => {
      const { smtp } = readConfig({ ...ENVIO, MBW_SMTP: guarded.url }).correio
      return createSmtpCarrier({ ...(smtp ?? fail()), conta: { user: 'biblioteca', pass } }, LIMITS)
    }
    await queue()
    await sender(withPassword('errada')).sendDue()
    expect(await onlyRow()).toMatchObject({ estado: 'esperando', motivo: expect.stringContaining('535') })
    await makeDue()
    await sender(withPassword('certa')).sendDue()
    expect([(await onlyRow()).estado, guarded.mails.length]).toEqual(['enviado', 1])
    await guarded.stop()
  })

  it('is given up after three days', async () => {
    stand.manner = { rcpt: 451 }
    await queue()
    const criado_em = new Date(Date.now() - 72 * 60 * 60 * 1000).toISOString()
    await db.write.updateTable('correio').set({ criado_em, tentativas: 12 }).execute()
    await sender().sendDue()
    expect(await onlyRow()).toMatchObject({ estado: 'falhou', tentativas: 13 })
  })

  it('waits for a program that knows its kind', async () => {
    await queue()
    await db.write.updateTable('correio').set({ tipo: 'de_amanha' }).execute()
    await sender().sendDue()
    expect(await onlyRow()).toMatchObject({ estado: 'esperando', tentativas: 1 })
  })
})

describe('a mail of which nobody knows', () => {
  it.each(['cut-after-data', 'silent-after-data'] as const)('is not sent again (%s)', async (manner) => {
    stand.manner = manner
    await queue()
    await sendTo(manner)
    expect(await onlyRow()).toMatchObject({ estado: 'incerto', tentativas: 1 })
    stand.manner = 'take'
    await makeDue()
    await sender().sendDue()
    expect(stand.mails).toHaveLength(1)
  })

  it('is one whose process ended after it began; before that it is sent by another', async () => {
    const past = '2020-01-01T00:00:00.000Z'
    await queue()
    const reserva = '01890000-0000-7000-8000-000000000001'
    const claimed = await claimCorreio(db, { now: new Date().toISOString(), until: past, reserva })
    await sender().sendDue()
    expect(stand.mails).toHaveLength(1)
    expect(await beginEnvio(db, claimed ?? fail(), past)).toBe(false)

    await db.write.deleteFrom('correio').execute()
    await queue()
    const again = await claimCorreio(db, { now: new Date().toISOString(), until: past, reserva })
    expect(await beginEnvio(db, again ?? fail(), past)).toBe(true)
    await sender().sendDue()
    expect(await onlyRow()).toMatchObject({ estado: 'incerto' })
    expect(stand.mails).toHaveLength(1)
  })
})

it('is sent once by two senders with connections of their own', async () => {
  for (let each = 0; each < 10; each += 1) {
    await addReaderRow(db, `leitor-${each}`, 'senha-de-prova')
  }
  const usuarios = await db.write.selectFrom('usuario').select(['id', 'email']).execute()
  await withCorreio(db, async (trx) => {
    for (const { id, email } of usuarios) {
      for (const tipo of ['confirmar', 'recuperar', 'cadastro_repetido'] as const) {
        await queueCorreio(trx, { usuarioId: id, para: email, tipo, dados: {} })
      }
    }
  })
  const other = await openDatabase(database.config)
  await Promise.all([sender().sendDue(), sender(undefined, other).sendDue()])
  await other.close()
  const ids = stand.mails.map(({ messageId }) => messageId)
  expect(ids).toHaveLength(33)
  expect(new Set(ids).size).toBe(33)
  expect(new Set((await rows()).map(({ estado }) => estado))).toEqual(new Set(['enviado']))
})

it('goes with its account', async () => {
  await addReaderRow(db, 'bento', 'senha-de-prova')
  const bento = await db.write
    .selectFrom('usuario')
    .select('id')
    .where('username', '=', 'bento')
    .executeTakeFirstOrThrow()
  await queueCorreio(db.write, { usuarioId: bento.id, para: PARA, tipo: 'confirmar', dados: {} })
  await db.write.deleteFrom('usuario').where('id', '=', bento.id).execute()
  expect(await rows()).toEqual([])
})

it('is forgotten some time after it ended, and not while it waits', async () => {
  await queue()
  await queue('recuperar')
  await db.write
    .updateTable('correio')
    .set({ terminado_em: '2020-01-01' })
    .where('tipo', '=', 'recuperar')
    .execute()
  expect(await deleteCorreiosBefore(db, '2021-01-01', 10)).toBe(1)
  expect((await rows()).map(({ tipo }) => tipo)).toEqual(['confirmar'])
})

// The database has no part in it.
describe.runIf(inject('golden').engine === 'sqlite')('without an SMTP server', () => {
  it('a mail is a file that only its owner reads, and old ones go', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'mbw-correio-'))
    const folder = { ...config, correio: { ...config.correio, smtp: null, dir: join(dir, 'correio') } }
    await queue()
    await createSender({ db, config: folder, log }).sendDue()
    const { id, estado } = await onlyRow()
    expect([estado, readdirSync(folder.correio.dir)]).toEqual(['enviado', [`${id}.eml`]])
    const file = join(folder.correio.dir, `${id}.eml`)
    expect([statSync(file).mode & 0o777, statSync(folder.correio.dir).mode & 0o777]).toEqual([0o600, 0o700])
    expect(readFileSync(file, 'utf8')).toMatch(
      /\r\nFrom: A Editora <cartas@editora\.com\.br>\r\nTo: ana@exemplo\.com\.br\r\n/,
    )
    await removeOldMails(folder.correio.dir, Date.now() - 1000)
    expect(readdirSync(folder.correio.dir)).toHaveLength(1)
    utimesSync(file, 0, 0)
    await removeOldMails(folder.correio.dir, Date.now() - 1000)
    expect(readdirSync(folder.correio.dir)).toEqual([])
    rmSync(dir, { recursive: true })
  })
})
