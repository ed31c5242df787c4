import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Padrao } from '#contract/padroes.ts'
import { importPadroes } from '#server/conteudo/import-padroes.ts'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { epubcheck } from '#tests/support/epubcheck.ts'
import { makeTempFolder } from '#tests/support/temp-folder.ts'
import { renderCapaDasNotas } from './capa-png.ts'
import { toNotasEpub } from './notas-epub.ts'
import { writePadraoEpub } from './service.ts'
import { writeEpub } from './write-epub.ts'

const LIMIT_MS = 60_000
const MODIFICADO = '2026-11-21T12:00:00.000Z'

const dataDir = mkdtempSync(join(tmpdir(), 'mbw-epub-'))
let db: Database

beforeAll(async () => {
  db = await openDatabase({ engine: 'sqlite', dataDir })
  await migrate(db)
  await importPadroes(db, join(PROJECT_ROOT, 'content'), { dryRun: false })
}, LIMIT_MS)

afterAll(async () => {
  await db.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Writes the file where the checker can read it, and gives what it finds. */
async function check(epub: Buffer | AsyncIterable<Uint8Array>): Promise<string> {
  const file = join(makeTempFolder(), 'livro.epub')
  await writeFile(file, epub)
  return epubcheck(file)
}

async function* inTurn<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}

describe('EPUB files', () => {
  it.each(Padrao.options)(
    'of %s are valid',
    async (padrao) => {
      expect(await check(await writePadraoEpub(db, padrao))).toBe('')
    },
    LIMIT_MS,
  )

  it(
    'of notes are valid, whatever was written in them',
    async () => {
      const nota = {
        titulo: '<b>&"\u0007',
        anotacao: 'Um.\nDois.\n\n]]> & <script>alert(1)</script> \ud800 😀',
        data_criacao: MODIFICADO,
        simboloLabel: 'CFW',
        capOrNumberLabel: 'Cap 8',
      }
      const longa = { ...nota, anotacao: 'á'.repeat(20_000) }
      const dono = { id: '01890000-0000-7000-8000-000000000000', nome: 'Helena & Cia.' }
      const edicao = { capa: await renderCapaDasNotas(dono.nome), modificado: MODIFICADO }
      const many = [[nota], Array(25).fill(longa), [{ ...nota, simboloLabel: 'CMW' }]]
      expect(await check(writeEpub(toNotasEpub(inTurn(many), dono, edicao)))).toBe('')
      expect(await check(writeEpub(toNotasEpub(inTurn([]), dono, edicao)))).toBe('')
    },
    LIMIT_MS,
  )

  it(
    'are found invalid when they are',
    async () => {
      const livro = toNotasEpub(
        inTurn([]),
        { id: 'x', nome: 'H' },
        { capa: Buffer.from(''), modificado: MODIFICADO },
      )
      const broken = writeEpub({ ...livro, capitulos: [{ arquivo: 'a', titulo: 'A', corpo: '<p>' }] })
      expect(await check(broken)).toMatch(/FATAL|ERROR/)
    },
    LIMIT_MS,
  )
})
