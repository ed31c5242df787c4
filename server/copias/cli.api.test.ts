/** The commands: as processes of their own where they work beside others, else in this one. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { SQLITE_FILE } from '#server/platform/sqlite-database.ts'
import { builtProgram } from '#tests/support/built-program.ts'
import { createEmptyTarget, sumAll, type Target } from '#tests/support/copias.ts'
import { runHere } from '#tests/support/run-here.ts'
import { createSmallLibrary } from '#tests/support/small-library.ts'
import { type RunningServer, runUntilExit, spawnServer } from '#tests/support/spawn-server.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { writeCopia } from './gravar-copia.ts'

const CLI = builtProgram('copias/cli')
const isRoot = process.getuid?.() === 0
let dir: string
let source: TestDatabase
let copia: string
let sums: Record<string, string>
let target: Target

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mbw-copias-cli-'))
  source = await createTestDatabase()
  await copySmallLibrary()
})
afterAll(async () => {
  await source.drop()
  rmSync(dir, { recursive: true })
})
beforeEach(async () => {
  target = await createEmptyTarget()
})
afterEach(() => target.drop())

/** A copy that is quickly read and restored. */
async function copySmallLibrary(): Promise<void> {
  const small = await createSmallLibrary(join(dir, 'textos'))
  copia = join(dir, 'noite.copia')
  await writeCopia(small.config, copia)
  sums = await sumAll(small.config)
  await small.drop()
}

function settingsFor(config: DatabaseConfig): Record<string, string> {
  return { MBW_DATA_DIR: config.dataDir, ...(config.engine === 'postgres' && { DATABASE_URL: config.url }) }
}

const run = (config: DatabaseConfig, ...args: string[]) => runUntilExit(settingsFor(config), CLI, args)
/** Where they write nothing. */
const tell = (config: DatabaseConfig, ...args: string[]) => runHere(CLI, args, settingsFor(config))

/** But for what a running server writes by itself: the figures of the day, and which books it has seen. */
async function sumKept(config: DatabaseConfig): Promise<Record<string, string>> {
  const { painel_dia: _, livro_chegada: __, ...kept } = await sumAll(config)
  return kept
}

describe('beside a running server', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await spawnServer(settingsFor(source.config))
  })
  afterAll(async () => {
    expect(await server.stop()).toBe(0)
  })

  it('npm run backup writes a copy and leaves a mark; verify and restore take it', async () => {
    const file = join(dir, 'servindo.copia')
    const { code, output } = await run(source.config, 'backup', file)
    expect(output).toMatch(/^Cópia gravada: \/.*servindo\.copia \(.* MB, \d+ tabelas, .* linhas, .* s\)\n$/)
    expect(code).toBe(0)
    const mark = JSON.parse(readFileSync(join(source.config.dataDir, 'ultima-copia.json'), 'utf8'))
    expect(mark).toMatchObject({ arquivo: file, criada_em: expect.stringMatching(/^\d{4}-.*Z$/) })
    const verified = await tell(source.config, 'verify', file)
    expect(verified.output).toContain('A cópia está íntegra.')
    expect(verified.code).toBe(0)
    const restored = await run(target.config, 'restore', file, '--yes')
    expect(restored.output).toContain('A cópia foi restaurada e conferida.')
    // Nothing was there.
    expect(restored.output).not.toContain('estão guardados')
    expect(restored.code).toBe(0)
    expect(await sumKept(target.config)).toEqual(await sumKept(source.config))
  })

  it('npm run restore is refused, and changes nothing', async () => {
    // What the copy has not got.
    const mark = { chave: 'depois', valor: 'sim' }
    await source.db.write.insertInto('configuracao').values(mark).execute()
    const before = await sumKept(source.config)
    const { code, output } = await run(source.config, 'restore', copia, '--yes')
    expect(output).toMatch(/Outro servidor já está usando a pasta|Outros programas usam o banco/)
    expect(output).toContain('Nada foi alterado.')
    expect(code).toBe(1)
    expect(await sumKept(source.config)).toEqual(before)
    await source.db.write.deleteFrom('configuracao').where('chave', '=', mark.chave).execute()
  })
})

describe('npm run backup', () => {
  it('leaves nothing half-written where it cannot write', async () => {
    const wrong = await tell(source.config, 'backup', join(copia, 'dentro.copia'))
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('não pôde ser gravada') })
    expect(readdirSync(dir).filter((name) => name.endsWith('.parte'))).toEqual([])
  })

  it.runIf(isRoot)('leaves the older copy when the disk is full', async () => {
    const small = join(dir, 'pequeno')
    mkdirSync(small)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small])
    try {
      const file = join(small, 'c.copia')
      writeFileSync(file, 'a de ontem')
      const { code, output } = await run(source.config, 'backup', file)
      expect(output).toContain('ENOSPC')
      expect(code).toBe(1)
      expect(readdirSync(small)).toEqual(['c.copia'])
      expect(readFileSync(file, 'utf8')).toBe('a de ontem')
    } finally {
      execFileSync('umount', [small])
    }
  })

  it('says that there is no database', async () => {
    const nothing = await tell(target.config, 'backup', join(dir, 'nada.copia'))
    expect(nothing).toMatchObject({ code: 1, output: expect.stringContaining('está vazio') })
    const { code, output } = await tell({ engine: 'sqlite', dataDir: join(dir, 'nada') }, 'backup', copia)
    expect(output).toContain('Ainda não há banco de dados')
    expect(code).toBe(1)
  })
})

describe('npm run restore', () => {
  it('is refused while another program has the database open', async () => {
    // Of connections that nobody uses the pool keeps none for long.
    const { code, output } = await source.db.read
      .connection()
      .execute(() => run(source.config, 'restore', copia, '--yes'))
    expect(output).toMatch(/Outro programa está usando|Outros programas usam/)
    expect(output).toContain('Nada foi alterado.')
    expect(code).toBe(1)
  })

  it.runIf(isRoot && inject('golden').engine === 'sqlite')(
    'leaves the data as they were when the disk is full',
    async () => {
      const { dataDir } = target.config
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir])
      try {
        const db = await openDatabase(target.config)
        await migrate(db)
        await db.close()
        const before = await sumAll(target.config)
        const { code, output } = await run(target.config, 'restore', copia, '--yes')
        expect(output).toMatch(/full|ENOSPC|cheio/)
        expect(output).toContain('Nada foi alterado.')
        expect(code).toBe(1)
        expect(await sumAll(target.config)).toEqual(before)
        expect(readdirSync(dataDir).filter((name) => name.startsWith('restauracao'))).toEqual([])
      } finally {
        execFileSync('umount', ['--lazy', dataDir])
      }
    },
  )

  it('asks before it does anything: without a terminal it needs --yes', async () => {
    const { code, output } = await run(target.config, 'restore', copia)
    expect(output).toContain('acrescente --yes')
    expect(code).toBe(1)
    await expect(sumAll(target.config)).rejects.toThrow('está vazio')
  })

  it('refuses a file that is no copy, and takes a damaged database out of the way', async () => {
    const file = join(dir, 'falsa.copia')
    writeFileSync(file, 'não é')
    const { code, output } = await tell(target.config, 'restore', file, '--yes')
    expect(output).toBe(`O arquivo ${file} não é uma cópia desta biblioteca.\nNada foi alterado.\n`)
    expect(code).toBe(1)
    if (target.config.engine === 'postgres') return
    const broken = join(target.config.dataDir, SQLITE_FILE)
    writeFileSync(broken, 'não é um banco de dados, mas '.repeat(400))
    writeFileSync(`${broken}-wal`, 'resto de um diário')
    expect(await run(target.config, 'restore', copia, '--yes')).toMatchObject({ code: 0 })
    expect(existsSync(`${broken}-wal`)).toBe(false)
    expect(await sumAll(target.config)).toEqual(sums)
  })
})

it('npm run move names what is wrong with the address', async () => {
  const { code, output } = await tell(source.config, 'move', 'https://exemplo.com.br')
  expect(output).toContain('deve ter a forma postgres://usuario:senha@servidor:5432/banco')
  expect(code).toBe(1)
})
