/** Importing content: idempotent, all or nothing, and seen by a running server. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { capituloCfw } from '#contract/cfw.ts'
import { ContentError } from '#server/arquivos/content-error.ts'
import { migrate } from '#server/platform/migrate.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { generateBiblia } from '#tests/support/biblia-gerada.ts'
import { markWrites } from '#tests/support/mark-writes.ts'
import { writeSmallContent } from '#tests/support/small-content.ts'
import { untilHolds } from '#tests/support/soon.ts'
import { setupTestApp, startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { describePlan } from './describe-plan.ts'
import { importBiblia, readCanon } from './import-biblia.ts'
import { importPadroes } from './import-padroes.ts'
import { changedFingerprint } from './padroes-impressao.ts'

const CONTENT = join(PROJECT_ROOT, 'content')

describe('importPadroes', () => {
  let database: TestDatabase
  let harness: TestApp
  let dir: string

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'mbw-content-'))
    writeSmallContent(dir)
    database = await createEmptyDatabase()
    await migrate(database.db)
    await importPadroes(database.db, dir, { dryRun: false })
    harness = await startTestApp(database)
  })
  afterAll(async () => {
    await harness.app.close()
    await database.drop()
    rmSync(dir, { recursive: true })
  })

  function edit(name: string, change: (text: string) => string): () => void {
    const file = join(dir, name)
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, change(before))
    return () => writeFileSync(file, before)
  }

  it('writes no row when the same files are imported again', async () => {
    const before = await markWrites(harness.db)
    const { written } = await importPadroes(harness.db, dir, { dryRun: false })
    expect(written).toBe(0)
    expect(await markWrites(harness.db)).toBe(before)
    expect(await changedFingerprint(harness.db, dir)).toBeNull()
  })

  it('shows the difference without writing', async () => {
    const restore = edit('cfw/08.md', (text) => text.replace('Aprouve a Deus', 'Agradou a Deus'))
    const before = await markWrites(harness.db)
    const { plans } = await importPadroes(harness.db, dir, { dryRun: true })
    expect(describePlan(plans)).toEqual(['parte: 0 a incluir, 1 a alterar, 0 a remover', 'Onde: CFW 8.'])
    expect(await markWrites(harness.db)).toBe(before)
    restore()
  })

  it('changes only what changed, keeps ids, and a running server shows it within 5 s', async () => {
    const client = harness.visitor()
    const titulo = async () => (await client.call(capituloCfw, { params: { id: 8 } })).json().titulo
    expect(await titulo()).toBe('De Cristo, o Mediador')
    const restore = edit('cfw/08.md', (text) => text.replace('De Cristo, o Mediador', 'De Cristo'))
    const { written } = await importPadroes(harness.db, dir, { dryRun: false })
    expect(written).toBe(1)
    await untilHolds(async () => expect(await titulo()).toBe('De Cristo'))
    restore()
    await importPadroes(harness.db, dir, { dryRun: false })
  })

  it('removes a part that left its file', async () => {
    const restore = edit('dcpr/02.md', (text) => `${text.trimEnd()}\n\nUm parágrafo a mais.\n`)
    expect((await importPadroes(harness.db, dir, { dryRun: false })).written).toBe(1)
    restore()
    const { plans } = await importPadroes(harness.db, dir, { dryRun: false })
    expect(plans.find(({ name }) => name === 'parte')?.deleted).toHaveLength(1)
  })

  it('keeps the ids of ebooks and harmonies, and gives new ones to what is new', async () => {
    const readIds = async () => ({
      ebooks: await harness.db.read
        .selectFrom('ebook')
        .select(['id', 'identificador'])
        .orderBy('id')
        .execute(),
      paragrafos: await harness.db.read
        .selectFrom('paragrafo')
        .select(['id', 'ordem'])
        .orderBy('id')
        .execute(),
      temas: await harness.db.read.selectFrom('harmonia').select(['id', 'tema']).orderBy('id').execute(),
    })
    const before = await readIds()
    const chapter = edit(
      'ebooks/canones-de-dort/01.md',
      (text) => `${text.trimEnd()}\n\nUm parágrafo a mais.\n`,
    )
    const theme = '- tema: Um tema novo\n  cfw: [1]\n  cmw: [2]\n\n'
    const harmonias = edit('harmonias.yaml', (text) => text.replace('- tema:', `${theme}- tema:`))
    await importPadroes(harness.db, dir, { dryRun: false })
    const after = await readIds()
    expect(after.ebooks).toEqual(before.ebooks)
    expect(after.paragrafos.slice(0, before.paragrafos.length)).toEqual(before.paragrafos)
    expect(after.paragrafos).toHaveLength(before.paragrafos.length + 1)
    expect(after.temas.slice(0, before.temas.length)).toEqual(before.temas)
    chapter()
    harmonias()
    await importPadroes(harness.db, dir, { dryRun: false })
    expect(await readIds()).toEqual(before)
  })

  it('names file and line of what is wrong, and changes nothing', async () => {
    const restore = edit('cfw/08.md', (text) => text.replace('[^2]: At 3.22', '[^2]: At 99.1'))
    const before = await markWrites(harness.db)
    const error = await importPadroes(harness.db, dir, { dryRun: false }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ContentError)
    const lines = readFileSync(join(dir, 'cfw/08.md'), 'utf8').split('\n')
    const line = lines.findIndex((text) => text.startsWith('[^2]:')) + 1
    expect(String(error)).toContain(`cfw/08.md:${line}: Na nota [^2]: At 99 não existe`)
    expect(await markWrites(harness.db)).toBe(before)
    restore()
  })
})

describe('importBiblia', () => {
  const harness = setupTestApp()

  it('writes no row when the same Bible is imported again', async () => {
    const canon = await readCanon(CONTENT)
    const reading = { biblia: generateBiblia(canon), correcoes: [] }
    await importBiblia(harness.db, reading, canon, { dryRun: false })
    const before = await markWrites(harness.db)
    expect((await importBiblia(harness.db, reading, canon, { dryRun: false })).written).toBe(0)
    expect(await markWrites(harness.db)).toBe(before)
  })

  it('states the corrections that it made', async () => {
    const canon = await readCanon(CONTENT)
    const correcoes = [{ regra: 'espaço depois de vírgula', quantidade: 383 }]
    await importBiblia(harness.db, { biblia: generateBiblia(canon), correcoes }, canon, {
      dryRun: false,
    })
    const { alteracoes } = await harness.db.read
      .selectFrom('edicao')
      .select('alteracoes')
      .where('padrao', '=', 1)
      .executeTakeFirstOrThrow()
    expect(alteracoes).toBe('Correções tipográficas feitas na importação: espaço depois de vírgula (383).')
  })
})
