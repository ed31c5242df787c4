/** The publisher's command: as a process of its own where it writes beside others, else in this one. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { loadCanon, writeBibliaJson } from '#tests/support/biblia-gerada.ts'
import { builtProgram } from '#tests/support/built-program.ts'
import { markWrites } from '#tests/support/mark-writes.ts'
import { runHere } from '#tests/support/run-here.ts'
import { untilHolds } from '#tests/support/soon.ts'
import { runUntilExit, spawnServer } from '#tests/support/spawn-server.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { readZip } from '#tests/support/zip-reader.ts'
import { insertCorrecao } from './correcoes/repository.ts'

const CLI = builtProgram('conteudo/cli')
let dir: string
let biblia: string
let database: TestDatabase

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mbw-cli-'))
  biblia = await writeBibliaJson(dir, await loadCanon())
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(dir, { recursive: true })
})

function settings({ config }: TestDatabase = database): Record<string, string> {
  return { MBW_DATA_DIR: config.dataDir, ...(config.engine === 'postgres' && { DATABASE_URL: config.url }) }
}

async function listTables({ db }: TestDatabase): Promise<string[]> {
  return (await db.read.introspection.getTables()).map(({ name }) => name)
}

const run = (...args: string[]) => runUntilExit(settings(), CLI, args)
/** Where it writes nothing. */
const tell = (args: string[], of = database) => runHere(CLI, args, settings(of))

/** What the command says and takes; what it does to a database is asked of both. */
const onSqlite = it.runIf(inject('golden').engine === 'sqlite')

describe('npm run content', () => {
  // A reader's notes are nobody else's: he downloads them himself.
  it.each([
    [['export', 'epub']],
    [['export', 'epub', 'credo']],
    [['export', 'epub', 'notas', 'x@exemplo.com.br']],
  ])('shows how it is used for %j', async (args) => {
    const { code, output } = await tell(args)
    expect(code).toBe(2)
    expect(output.match(/^ {2}npm run content -- import biblia ARQUIVO/gm)).toHaveLength(1)
  })

  it('gives corrected texts back as files, and an import lays them over', async () => {
    const textoDoArquivo = readFileSync(join(PROJECT_ROOT, 'content/bcw/001.md'), 'utf8')
    const texto = textoDoArquivo.replace('do homem?', 'do ser humano?')
    const row = {
      arquivo: 'bcw/001.md',
      versao: 1,
      motivo: 'x',
      desfaz: null,
      autor_id: null,
      textoDoArquivo,
    }
    const nothing = await tell(['export', 'padroes', dir])
    expect(nothing.output).toContain('Nenhuma correção')
    await database.db.write.transaction().execute((trx) => insertCorrecao(trx, { ...row, texto }))
    const { code, output } = await tell(['export', 'padroes', dir])
    expect(output).toContain(`Gravado: ${join(dir, 'bcw/001.md')}`)
    expect(code).not.toBe(1)
    expect(readFileSync(join(dir, 'bcw/001.md'), 'utf8')).toBe(texto)
    expect((await tell(['import', 'padroes', '--dry-run'])).output).toContain('Onde: BCW 1.')
    await database.db.write.deleteFrom('correcao').execute()
  })

  onSqlite('imports the same texts without writing', async () => {
    const before = await markWrites(database.db)
    const { code, output } = await tell(['import', 'padroes'])
    expect(output).toContain('Nada mudou.')
    expect(output).toContain('0 linhas gravadas.')
    expect(code).toBe(0)
    expect(await markWrites(database.db)).toBe(before)
  })

  onSqlite('writes a standard as an EPUB, and leaves the older file when it cannot', async () => {
    const file = join(dir, 'cfw.epub')
    expect(await tell(['export', 'epub', 'cfw', file])).toMatchObject({ code: 0 })
    const epub = readFileSync(file)
    expect(readZip(epub).has('EPUB/capitulo-033.xhtml')).toBe(true)
    const nowhere = await tell(['export', 'epub', 'cfw', join(dir, 'nada', 'cfw.epub')])
    expect(nowhere).toMatchObject({ code: 1 })
    expect(nowhere.output).toContain('não pôde ser gravado')
    expect(readFileSync(file).equals(epub)).toBe(true)
  })

  it('installs a Bible that a running server then shows; --dry-run only tells', async () => {
    await database.db.write.deleteFrom('versiculo').where('livro_id', '=', 43).execute()
    const server = await spawnServer(settings())
    const count = async () => (await (await fetch(`${server.url}/api/biblia/43/3/versiculos`)).json()).length
    expect(await count()).toBe(0)
    const dryRun = await tell(['import', 'biblia', biblia, '--dry-run'])
    expect(dryRun.output).toContain('versiculo: 879 a incluir')
    expect(await count()).toBe(0)
    const { code, output } = await run('import', 'biblia', biblia)
    expect(output).toContain('linhas gravadas.')
    expect(code).toBe(0)
    await untilHolds(async () => expect(await count()).toBe(36))
    await server.stop()
  })

  it.each([[['import', 'padroes', '--dry-run']], [['export', 'epub', 'cfw', 'nunca.epub']]])(
    'makes no database to tell what %j would do',
    async (args) => {
      const empty = await createEmptyDatabase()
      const dataDir = join(dir, 'nada')
      const { code, output } = await runHere(CLI, args, { ...settings(empty), MBW_DATA_DIR: dataDir })
      expect(code).toBe(1)
      expect(output).toMatch(
        /^(Ainda não há banco de dados em|O banco de dados é de uma versão anterior).*npm start\.\nNada foi alterado\.\n$/,
      )
      expect(existsSync(dataDir)).toBe(false)
      expect(await listTables(empty)).toEqual([])
      await empty.drop()
    },
  )

  it('neither migrates a database of an older version nor writes to it when it only tells', async () => {
    const older = await createTestDatabase()
    const { rows } = await sql<{ nome: string }>`SELECT max(nome) AS nome FROM migracao`.execute(
      older.db.read,
    )
    const nome = rows[0]?.nome
    await sql`DELETE FROM migracao WHERE nome = ${nome}`.execute(older.db.write)
    const before = await markWrites(older.db)
    const { code, output } = await tell(['import', 'padroes', '--dry-run'], older)
    expect({ code, output }).toMatchObject({
      code: 1,
      output: expect.stringContaining(`falta a migração ${nome}`),
    })
    expect(await markWrites(older.db)).toBe(before)
    await older.drop()
  })

  it('names what is wrong with a file, and changes nothing', async () => {
    const file = join(dir, 'wrong.json')
    writeFileSync(file, '{"books": []}')
    const before = await markWrites(database.db)
    const { code, output } = await tell(['import', 'biblia', file])
    expect(code).toBe(1)
    expect(output).toContain('wrong.json')
    expect(output).toContain('Nada foi alterado.')
    expect(await markWrites(database.db)).toBe(before)
  })

  onSqlite('imports several books, each for itself: a broken one is named and the others go on', async () => {
    const fixtures = join(PROJECT_ROOT, 'tests/fixtures/epub')
    const broken = join(dir, 'quebrado.epub')
    writeFileSync(broken, 'não é um zip')
    const files = [join(fixtures, 'pandoc-3.epub'), broken, join(fixtures, 'calibre-2.epub')]
    const dryRun = await tell(['import', 'ebook', ...files, '--dry-run'])
    expect(dryRun.output).toContain('“O Peregrino em Miniatura” é um livro novo: 3 capítulos')
    expect(dryRun.output).toContain('Simulação: nada foi gravado.')
    const { code, output } = await run('import', 'ebook', ...files)
    expect(code).toBe(1)
    expect(output).toContain(`${broken}: O arquivo não é um EPUB`)
    expect(output).toContain('1 de 3 arquivos com erro.')
    const books = await database.db.read
      .selectFrom('ebook')
      .select('id')
      .where('origem', '=', 'epub')
      .execute()
    expect(books).toHaveLength(2)
    const again = await tell(['import', 'ebook', join(fixtures, 'pandoc-3.epub')])
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('0 linhas gravadas.') })
  })

  onSqlite('says that a file is not there', async () => {
    const { code, output } = await tell(['import', 'biblia', join(dir, 'nada.json')])
    expect(code).toBe(1)
    expect(output).toContain('nada.json')
  })
})
