import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { makeTempFolder } from '#tests/support/temp-folder.ts'
import { precompress } from './precompress.mjs'

it('writes .br and .gz beside text files of 1 KB and more, and beside nothing else', async () => {
  const folder = makeTempFolder()
  const text = 'No princípio era o Verbo. '.repeat(60)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/app.js'), text)
  writeFileSync(join(folder, 'assets/serif.woff2'), text)
  writeFileSync(join(folder, 'small.css'), 'a'.repeat(1023))

  expect(await precompress(folder)).toEqual([join(folder, 'assets/app.js')])
  const files = ['app.js', 'app.js.br', 'app.js.gz', 'serif.woff2']
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(files)
  expect(readdirSync(folder).sort()).toEqual(['assets', 'small.css'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))).toString()).toBe(text)
})
