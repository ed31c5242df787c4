import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeZip } from '#tests/support/zip-writer.ts'
import { loadSourceFiles } from './source-files.ts'

const bytes = Buffer.from('texto')
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mbw-fontes-'))
  await mkdir(join(dir, 'b/c'), { recursive: true })
  for (const name of ['b/c/2.txt', '1.txt', '.oculto']) await writeFile(join(dir, name), bytes)
  await writeFile(join(dir, 'b/livros.dat'), writeZip([{ name: 'a/1.txt', bytes }]))
})
afterAll(() => rm(dir, { recursive: true }))

it('loads a file under no name', async () => {
  expect(await loadSourceFiles(join(dir, '1.txt'))).toEqual([{ name: '', bytes }])
})

it('loads a folder with its sub-folders, without hidden files', async () => {
  const files = await loadSourceFiles(dir)
  expect(files.map(({ name }) => name)).toEqual(['1.txt', 'b/c/2.txt', 'b/livros.dat'])
})

it('loads the files of a zip, told by its bytes', async () => {
  expect(await loadSourceFiles(join(dir, 'b/livros.dat'))).toEqual([{ name: 'a/1.txt', bytes }])
})

it('refuses what is neither file nor folder, or is not there', async () => {
  await expect(loadSourceFiles('/dev/null')).rejects.toThrow('/dev/null: Não é um arquivo nem uma pasta.')
  await expect(loadSourceFiles(join(dir, 'x'))).rejects.toThrow('O arquivo ou a pasta não existe.')
})
