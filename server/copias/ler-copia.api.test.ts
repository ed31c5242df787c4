/**
 * Files that are no whole copy: each is refused in one sentence. A copy is a file, read without a database: what is wrong with
 * it is the same whichever wrote it. That a whole one of each engine is read: cli.api.test.ts.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgeCopia, readLines, writeLines } from '#tests/support/copias.ts'
import { createSmallLibrary } from '#tests/support/small-library.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { writeZip } from '#tests/support/zip-writer.ts'
import { writeCopia } from './gravar-copia.ts'
import { verifyCopia } from './restore-copia.ts'

let dir: string
let copia: string
let bytes: Buffer
let lines: string[]

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mbw-copias-'))
  copia = await copyOf(await createSmallLibrary(join(dir, 'textos')))
  bytes = readFileSync(copia)
  lines = readLines(copia)
})
afterAll(() => rmSync(dir, { recursive: true }))

async function copyOf(database: TestDatabase): Promise<string> {
  const file = other()
  await writeCopia(database.config, file)
  await database.drop()
  return file
}

const other = () => join(dir, `${crypto.randomUUID()}.copia`)

function write(content: Buffer | string): string {
  const file = other()
  writeFileSync(file, content)
  return file
}

/** The header with a change, and the rest of the copy. */
function withHeader(change: Record<string, unknown>): string {
  const [header = '', ...rest] = lines
  return forgeCopia(other(), [JSON.stringify({ ...JSON.parse(header), ...change }), ...rest])
}

describe('verifyCopia', () => {
  it('reads a whole copy, and one written again with sums that fit', async () => {
    const whole = await copyOf(await createTestDatabase())
    const { cabecalho, linhas, tabelas } = await verifyCopia(whole)
    expect(tabelas.size).toBe(cabecalho.tabelas.length)
    expect(linhas).toBeGreaterThan(48_000)
    expect((await verifyCopia(forgeCopia(other(), readLines(whole)))).linhas).toBe(linhas)
  })
})

describe('verifyCopia, of a file that is damaged', () => {
  it.each([0, 1, 9, 10, 100, 0.25, 0.5, 0.75, -9, -8, -1])('refuses it cut off at %d', async (at) => {
    const end = Number.isInteger(at) ? at : Math.floor(bytes.length * at)
    await expect(verifyCopia(write(bytes.subarray(0, end)))).rejects.toThrow(
      /danificada ou incompleta|não é uma cópia/,
    )
  })

  it.each([0, 3, 4, 8, 9, 10, 11, 500, 0.2, 0.4, 0.6, 0.8, -8, -5, -4, -1])(
    'refuses one flipped byte at %d',
    async (at) => {
      const damaged = Buffer.from(bytes)
      const index = Number.isInteger(at) ? (at < 0 ? bytes.length + at : at) : Math.floor(bytes.length * at)
      damaged.writeUInt8((damaged.readUInt8(index) ^ 0x01) & 0xff, index)
      await expect(verifyCopia(write(damaged))).rejects.toThrow(/danificada|não é uma cópia|outra versão/)
    },
  )

  it.each([Buffer.from('\0'), Buffer.from('lixo'), gzipSync('[1]\n')])(
    'refuses what follows its end: %j',
    async (more) => {
      await expect(verifyCopia(write(Buffer.concat([bytes, more])))).rejects.toThrow(
        /depois do (seu )?fim|danificada/,
      )
    },
  )

  it.each([
    ['a zip', () => writeZip([{ name: 'a.txt', bytes: Buffer.from('a') }])],
    ['a text', () => 'CREATE TABLE usuario (id TEXT);'],
    ['another gzip', () => gzipSync('{"formato":"outro"}\n')],
    ['a gzip of no JSON', () => gzipSync('olá\n')],
    ['nothing', () => ''],
  ])('refuses %s as no copy', async (_, content) => {
    await expect(verifyCopia(write(content()))).rejects.toThrow('não é uma cópia desta biblioteca')
  })

  it('refuses a file that is not there, and a folder', async () => {
    await expect(verifyCopia(join(dir, 'nada'))).rejects.toThrow('não pôde ser lido')
    await expect(verifyCopia(dir)).rejects.toThrow('não pôde ser lido')
  })

  it('a row that was taken out, or that changed, does not fit the sums', async () => {
    const at = lines.findIndex((line) => line.startsWith('['))
    for (const changed of [lines.toSpliced(at, 1), lines.with(at, lines[at]?.replace('"', '"x') ?? '')]) {
      await expect(verifyCopia(writeLines(other(), changed))).rejects.toThrow('a soma da tabela')
    }
    const header = lines[0]?.replace('"programa":"', '"programa":"7') ?? ''
    await expect(verifyCopia(writeLines(other(), lines.with(0, header)))).rejects.toThrow('a soma final')
  })
})

describe('a copy whose sums fit', () => {
  it('is refused when a newer program wrote it', async () => {
    const file = withHeader({ versao: 2, programa: '9.0.0' })
    await expect(verifyCopia(file)).rejects.toThrow('versão mais nova do programa (9.0.0)')
  })

  it('is refused when this program does not know its migrations', async () => {
    const migracoes = [{ nome: '999-add-futuro.sql', soma: 'a'.repeat(64) }]
    await expect(verifyCopia(withHeader({ migracoes }))).rejects.toThrow('migração 999-add-futuro.sql')
  })

  it('is refused with a wrong header', async () => {
    await expect(verifyCopia(withHeader({ tabelas: 'todas' }))).rejects.toThrow('o cabeçalho')
  })

  it('is refused without one of its tables', async () => {
    const start = lines.indexOf('{"tabela":"livro"}')
    const end = lines.findIndex((line) => line.startsWith('{"fim":"livro"'))
    const rest = [...lines.slice(0, start), ...lines.slice(end + 1)]
    await expect(verifyCopia(forgeCopia(other(), rest))).rejects.toThrow('falta a tabela livro')
    const header = JSON.parse(rest[0] ?? '')
    const tabelas = header.tabelas.filter(({ nome }: { nome: string }) => nome !== 'livro')
    const consistent = [JSON.stringify({ ...header, tabelas }), ...rest.slice(1)]
    await expect(verifyCopia(forgeCopia(other(), consistent))).rejects.toThrow('não tem a tabela livro')
  })

  it('is refused with a table that no migration makes', async () => {
    const { tabelas } = JSON.parse(lines[0] ?? '')
    const header = {
      ...JSON.parse(lines[0] ?? ''),
      tabelas: [...tabelas, { nome: 'x', colunas: ['a'], chave: ['a'] }],
    }
    const extra = ['{"tabela":"x"}', '["1"]', '{"fim":"x","linhas":1,"sha256":""}']
    const file = forgeCopia(other(), [
      JSON.stringify(header),
      ...lines.slice(1, -1),
      ...extra,
      lines.at(-1) ?? '',
    ])
    await expect(verifyCopia(file)).rejects.toThrow('não conhece: x')
  })

  it.each([
    ['a cell too many', (row: unknown[]) => [...row, 1]],
    ['a value of no kind of ours', () => [[], {}]],
  ])('is refused with a row of %s', async (_, change) => {
    const at = lines.findIndex((line) => line.startsWith('['))
    const row = JSON.stringify(change(JSON.parse(lines[at] ?? '')))
    await expect(verifyCopia(forgeCopia(other(), lines.with(at, row)))).rejects.toThrow('danificada')
  })
})
