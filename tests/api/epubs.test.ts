/** All EPUB files that the library writes, before the official checker: one start of Java, which takes as long as four files. */
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Padrao } from '#contract/padroes.ts'
import { renderCapaDasNotas } from '#server/recursos/capa-png.ts'
import { toNotasEpub } from '#server/recursos/notas-epub.ts'
import { writePadraoEpub } from '#server/recursos/service.ts'
import { writeEpub } from '#server/recursos/write-epub.ts'
import { epubcheck } from '#tests/support/epubcheck.ts'
import { marcacaoArbitraria } from '#tests/support/marcacao-arbitraria.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { writeEpub as writeMarcacoesEpub } from '#web/marcacoes/arquivo/write-epub.ts'

const LIMIT_MS = 120_000
const MODIFICADO = '2026-11-21T12:00:00.000Z'
const NOTAS = 'notas'
const SEM_NOTAS = 'sem notas'
const SEM_MARCACOES = 'sem marcações'
const MARCACOES = 'marcações'
const QUEBRADO = 'quebrado'
const AGORA = new Date('2026-03-01T12:00:00.000Z')

const folder = mkdtempSync(join(tmpdir(), 'mbw-epub-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the checker finds in each. */
const found = new Map<string, string>()

beforeAll(async () => {
  const epubs = [...(await writePadroes()), ...(await writeNotas()), ...writeMarcacoes()]
  for (const [name, epub] of epubs) await writeFile(join(folder, `${name}.epub`), epub)
  const findings = await epubcheck(epubs.map(([name]) => join(folder, `${name}.epub`)))
  for (const [place, [name]] of epubs.entries()) found.set(name, findings[place] ?? '')
}, LIMIT_MS)

type NamedEpub = readonly [name: string, epub: Buffer | AsyncIterable<Uint8Array>]

async function writePadroes(): Promise<NamedEpub[]> {
  const { db, drop } = await createTestDatabase()
  try {
    const epubs: NamedEpub[] = []
    for (const padrao of Padrao.options) epubs.push([padrao, await writePadraoEpub(db, padrao)])
    return epubs
  } finally {
    await drop()
  }
}

/** Notes with whatever may be written in them, none, and a file that is wrong. */
async function writeNotas(): Promise<NamedEpub[]> {
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
  const semCapa = { ...edicao, capa: Buffer.from('') }
  const livro = toNotasEpub(inTurn([]), { id: 'x', nome: 'H' }, semCapa)
  return [
    [NOTAS, writeEpub(toNotasEpub(inTurn(many), dono, edicao))],
    [SEM_NOTAS, writeEpub(toNotasEpub(inTurn([]), dono, edicao))],
    [QUEBRADO, writeEpub({ ...livro, capitulos: [{ arquivo: 'a', titulo: 'A', corpo: '<p>' }] })],
  ]
}

/** Marks as the web writes them: none, and many with whatever may be written in them. */
function writeMarcacoes(): NamedEpub[] {
  const edicao = { identificador: 'urn:uuid:01890000-0000-7000-8000-000000000001', agora: AGORA }
  const muitas = fc.sample(marcacaoArbitraria, { numRuns: 230, seed: 3 })
  return [
    [SEM_MARCACOES, Buffer.from(writeMarcacoesEpub([], edicao))],
    [MARCACOES, Buffer.from(writeMarcacoesEpub(muitas, edicao))],
  ]
}

async function* inTurn<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}

describe('EPUB files', () => {
  it.each(Padrao.options)('of %s are valid', (padrao) => {
    expect(found.get(padrao)).toBe('')
  })

  it.each([NOTAS, SEM_NOTAS])('of notes are valid, whatever was written in them: %s', (name) => {
    expect(found.get(name)).toBe('')
  })

  it.each([SEM_MARCACOES, MARCACOES])('of marks are valid, whatever was written in them: %s', (name) => {
    expect(found.get(name)).toBe('')
  })

  it('are found invalid when they are', () => {
    expect(found.get(QUEBRADO)).toMatch(/FATAL|ERROR/)
  })
})
