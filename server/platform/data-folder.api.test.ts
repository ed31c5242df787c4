/** What the embedded database leaves on the disk, and what a start says of a damaged one. */
import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { runUntilExit, spawnServer } from '#tests/support/spawn-server.ts'
import { makeTempFolder } from '#tests/support/temp-folder.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { SQLITE_FILE } from './sqlite-database.ts'

/** Without a Bible to look for, a start is quick. */
function settingsFor(dataDir: string): Record<string, string> {
  return { MBW_DATA_DIR: dataDir, MBW_BIBLIA: join(dataDir, 'nenhuma.json') }
}

describe.runIf(inject('golden').engine === 'sqlite')('a damaged database', () => {
  it.each([
    ['from its first byte on', 0],
    ['behind its first page', 4096],
  ])('%s is named in one sentence, with what to do', async (_, from) => {
    const database = await createTestDatabase()
    await database.db.close()
    const file = join(database.config.dataDir, SQLITE_FILE)
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0xa5, from))
    const { code, output } = await runUntilExit(settingsFor(database.config.dataDir))
    expect(code).toBe(1)
    expect(output).toMatch(
      /^Não foi possível abrir o banco de dados.*danificado.*npm run restore -- ARQUIVO.*\n$/,
    )
    rmSync(database.config.dataDir, { recursive: true })
  })
})

describe.runIf(inject('golden').engine === 'sqlite')('the data folder', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

  it('and its files belong to the owner alone, also those that were there before', async () => {
    const database = await createTestDatabase()
    const { dataDir } = database.config
    chmodSync(dataDir, 0o755)
    chmodSync(join(dataDir, SQLITE_FILE), 0o644)
    const server = await spawnServer(settingsFor(dataDir))
    expect(modeOf(dataDir)).toBe('700')
    const files = readdirSync(dataDir)
    expect(files).toContain('servidor.lock')
    expect(files.map((name) => `${name} ${modeOf(join(dataDir, name))}`)).toEqual(
      files.map((name) => `${name} 600`),
    )
    await server.stop()
    await database.drop()
  })

  it('is made for the owner alone', async () => {
    const dataDir = join(makeTempFolder(), 'nova')
    // Without texts the start ends when folder and database are made.
    const { code } = await runUntilExit({ ...settingsFor(dataDir), MBW_CONTEUDO: makeTempFolder() })
    expect(code).toBe(1)
    expect(modeOf(dataDir)).toBe('700')
    expect(modeOf(join(dataDir, SQLITE_FILE))).toBe('600')
  })
})
