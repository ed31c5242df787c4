import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTempFolder } from '#tests/support/temp-folder.ts'
import { readOriginalFiles } from './read-original-files.ts'

it('takes the folders of the standards, and leaves aside what is there for people', async () => {
  const dir = makeTempFolder()
  for (const name of ['cfw', 'bcw', '.git']) mkdirSync(join(dir, name))
  for (const name of ['README.md', 'LICENSE', 'cfw/01.md', 'cfw/.DS_Store', 'bcw/001.md', '.git/config'])
    writeFileSync(join(dir, name), 'x')
  expect((await readOriginalFiles(dir)).map(({ name }) => name)).toEqual(['bcw/001.md', 'cfw/01.md'])
})

it('names all that does not belong there', async () => {
  const dir = makeTempFolder()
  mkdirSync(join(dir, 'cfw/notes'), { recursive: true })
  mkdirSync(join(dir, 'CMW'))
  writeFileSync(join(dir, 'cfw/01.md'), 'x'.repeat(300_001))
  await expect(readOriginalFiles(dir)).rejects.toThrow(
    [
      'CMW: Só pode haver as pastas cfw, cmw, bcw, fgop, dcpu, dcpr.',
      'cfw/01.md: O arquivo tem mais de 300 kB.',
      'cfw/notes: Só pode haver arquivos nesta pasta.',
    ].join('\n'),
  )
})

it('says that a folder is not there, has no text, or is another one', async () => {
  const dir = makeTempFolder()
  await expect(readOriginalFiles(join(dir, 'nada'))).rejects.toThrow(
    'A pasta não existe ou não pode ser lida.',
  )
  await expect(readOriginalFiles(dir)).rejects.toThrow('Não há texto nenhum nas pastas')
  for (let at = 0; at <= 400; at += 1) writeFileSync(join(dir, `${at}`), '')
  await expect(readOriginalFiles(dir)).rejects.toThrow('A pasta tem mais de 400 arquivos.')
})
