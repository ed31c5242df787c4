/** Corrections over a content folder: what stands, what is refused, and what becomes of them when the files change. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ContentError } from '#server/arquivos/content-error.ts'
import { migrate } from '#server/platform/migrate.ts'
import { addReaderRow } from '#tests/support/reader-row.ts'
import { writeSmallContent } from '#tests/support/small-content.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { importPadroes } from '../import-padroes.ts'
import { changedFingerprint } from '../padroes-impressao.ts'
import { exportCorrecoes } from './export-correcoes.ts'
import { impressaoDoTexto } from './impressao-do-texto.ts'
import { CorrecaoOutdated, type PedidoDeCorrecao, publishCorrecao } from './publish-correcao.ts'
import { listNewest } from './repository.ts'
import { describeRevisao, reviewCorrecoes } from './review-correcoes.ts'

let database: TestDatabase
let dir: string
let autorId: string

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mbw-correcoes-'))
  writeSmallContent(dir)
  database = await createEmptyDatabase()
  await migrate(database.db)
  await addReaderRow(database.db, 'editora', 'senha-de-prova')
  autorId = (await database.db.read.selectFrom('usuario').select('id').executeTakeFirstOrThrow()).id
  await importAgain()
})
afterEach(async () => {
  await database.db.write.deleteFrom('correcao').execute()
  rmSync(join(dir, 'doutrinas.yaml'), { force: true })
  writeSmallContent(dir)
  await importAgain()
})
afterAll(async () => {
  await database.drop()
  rmSync(dir, { recursive: true })
})

const fileOf = (arquivo: string) => readFileSync(join(dir, arquivo), 'utf8')
const write = (arquivo: string, texto: string) => writeFileSync(join(dir, arquivo), texto)

function pedido(
  arquivo: string,
  texto: string | null,
  visto: Partial<PedidoDeCorrecao['visto']> = {},
): PedidoDeCorrecao {
  const seen = { versao: 0, arquivoImpressao: impressaoDoTexto(fileOf(arquivo)), ...visto }
  return { arquivo, texto, motivo: 'Erro de digitação', desfaz: null, autorId, visto: seen }
}

const publish = (correcao: PedidoDeCorrecao, record = async () => {}) =>
  publishCorrecao(database.db, dir, correcao, record)

const importAgain = () => importPadroes(database.db, dir, { dryRun: false })

async function tituloDe(simbolo: number, numero: number) {
  const { db } = database
  const query = db.read.selectFrom('pagina').select('titulo').where('simbolo_id', '=', simbolo)
  return (await query.where('numero', '=', numero).executeTakeFirst())?.titulo
}

const retitled = (arquivo: string, titulo: string) =>
  fileOf(arquivo).replace(/^(titulo|pergunta): .*$/m, `$1: ${titulo}`)

async function problemsOf(work: Promise<unknown>): Promise<string[]> {
  const error = await work.then(
    () => null,
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(ContentError)
  return (error as ContentError).message.split('\n')
}

describe('a correction', () => {
  it('is read instead of its file, also by the next import, until a version without a text', async () => {
    const { written } = await publish(pedido('cfw/08.md', retitled('cfw/08.md', 'De Cristo')))
    expect(written).toBe(1)
    expect(await tituloDe(1, 8)).toBe('De Cristo')
    expect(await changedFingerprint(database.db, dir)).toBeNull()
    expect((await importAgain()).written).toBe(0)
    await publish(pedido('cfw/08.md', null, { versao: 1 }))
    expect(await tituloDe(1, 8)).toBe('De Cristo, o Mediador')
    expect(await listNewest(database.db.read)).toMatchObject([{ versao: 2, texto_impressao: null }])
  })

  it('is written with what is recorded of it, or not at all', async () => {
    const fail = async () => {
      throw new Error('no room for the log')
    }
    await expect(publish(pedido('cfw/08.md', retitled('cfw/08.md', 'X')), fail)).rejects.toThrow('no room')
    await expect(publish(pedido('cfw/08.md', `${fileOf('cfw/08.md')}\n`), fail)).rejects.toThrow('no room')
    expect(await listNewest(database.db.read)).toEqual([])
    expect(await tituloDe(1, 8)).toBe('De Cristo, o Mediador')
  })

  it('is refused with file and line when it is wrong, alone or for what names it', async () => {
    const wrong = fileOf('cfw/08.md').replace('[^1]: ', '[^1]: Xy 1.1; ')
    const line =
      fileOf('cfw/08.md')
        .split('\n')
        .findIndex((text) => text.startsWith('[^1]:')) + 1
    const [problem] = await problemsOf(publish(pedido('cfw/08.md', wrong)))
    expect(problem).toMatch(new RegExp(`^cfw/08\\.md:${line}: Na nota \\[\\^1\\]: `))

    write('doutrinas.yaml', '- termos: [mediador]\n  lugares: [CFW 8.2]\n')
    await importAgain()
    const short = fileOf('cfw/08.md').slice(0, fileOf('cfw/08.md').indexOf('## 2'))
    const onlyFirst = `${short.replace(/\[\^\d+\]/g, '')}`
    expect(await problemsOf(publish(pedido('cfw/08.md', onlyFirst)))).toEqual([
      'doutrinas.yaml:2: CFW 8.2 não existe em CFW.',
    ])
    expect(await problemsOf(publish({ ...pedido('cfw/08.md', 'x'), arquivo: 'livros.yaml' }))).toEqual([
      'livros.yaml: Este arquivo não existe.',
    ])
    expect(await listNewest(database.db.read)).toEqual([])
  })

  it('is refused when somebody was faster, at the desk or in the file', async () => {
    await publish(pedido('cfw/08.md', retitled('cfw/08.md', 'Primeira')))
    await expect(publish(pedido('cfw/08.md', retitled('cfw/08.md', 'Segunda')))).rejects.toThrow(
      CorrecaoOutdated,
    )
    const before = impressaoDoTexto(fileOf('cfw/09.md'))
    write('cfw/09.md', retitled('cfw/09.md', 'Novo arquivo'))
    const late = pedido('cfw/09.md', fileOf('cfw/09.md'), { arquivoImpressao: before })
    await expect(publish(late)).rejects.toThrow(CorrecaoOutdated)
    expect(await tituloDe(1, 8)).toBe('Primeira')
  })

  it('is not undone by another one, or by an import, at the same time', async () => {
    const published = ['cfw/08.md', 'cfw/09.md', 'bcw/002.md'].map((arquivo) =>
      publish(pedido(arquivo, retitled(arquivo, `Novo ${arquivo}`))),
    )
    await Promise.all([importAgain(), ...published, importAgain()])
    expect([await tituloDe(1, 8), await tituloDe(1, 9), await tituloDe(3, 2)]).toEqual([
      'Novo cfw/08.md',
      'Novo cfw/09.md',
      'Novo bcw/002.md',
    ])
    expect(await changedFingerprint(database.db, dir)).toBeNull()
  })
})

describe('a file that changes under its correction', () => {
  it('leaves it standing and is told of; one with its words retires it', async () => {
    await publish(pedido('cfw/08.md', retitled('cfw/08.md', 'Nossa')))
    write('cfw/08.md', retitled('cfw/08.md', 'Deles'))
    await importAgain()
    expect(await tituloDe(1, 8)).toBe('Nossa')
    expect(describeRevisao(await reviewCorrecoes(database.db, dir))).toEqual([
      'Correção de cfw/08.md: o arquivo mudou por baixo dela, que continua valendo. Escolha em /editora/textos.',
    ])
    write('cfw/08.md', retitled('cfw/08.md', 'Nossa'))
    expect(await changedFingerprint(database.db, dir)).toBeNull()
    expect(await reviewCorrecoes(database.db, dir)).toMatchObject({
      incorporadas: ['cfw/08.md'],
      mudadas: [],
    })
    expect(await reviewCorrecoes(database.db, dir)).toEqual({ incorporadas: [], mudadas: [], recusadas: [] })
    write('cfw/08.md', retitled('cfw/08.md', 'Depois'))
    await importAgain()
    expect(await tituloDe(1, 8)).toBe('Depois')
  })

  it('sets it aside when with it the texts cannot be read, and the others stand', async () => {
    const comUltimo = fileOf('harmonias.yaml').replace('cfw: [11]', 'cfw: [11, 12]')
    await publish(pedido('harmonias.yaml', comUltimo))
    await publish(pedido('cfw/08.md', retitled('cfw/08.md', 'Nossa')))
    rmSync(join(dir, 'cfw/12.md'))
    write('simbolos.yaml', fileOf('simbolos.yaml').replace('total: 12', 'total: 11'))
    await importAgain()
    expect(await tituloDe(1, 12)).toBeUndefined()
    expect(await tituloDe(1, 8)).toBe('Nossa')
    const { recusadas } = await reviewCorrecoes(database.db, dir)
    expect(recusadas).toEqual([
      { arquivo: 'harmonias.yaml', motivo: 'harmonias.yaml:2: CFW 12 não existe (vai de 1 a 11).' },
    ])
    expect(await changedFingerprint(database.db, dir)).toBeNull()
  })

  it('that is wrong itself stops the import, corrections or not', async () => {
    await publish(pedido('cfw/08.md', retitled('cfw/08.md', 'Nossa')))
    write('cfw/09.md', 'sem cabeçalho\n')
    expect((await problemsOf(importAgain()))[0]).toMatch(/^cfw\/09\.md:1: /)
  })
})

describe('exportCorrecoes', () => {
  it('writes the corrected files, and none over a third text', async () => {
    const out = mkdtempSync(join(tmpdir(), 'mbw-exportados-'))
    try {
      const correcao = retitled('cfw/08.md', 'Nossa')
      await publish(pedido('cfw/08.md', correcao))
      const { gravados, mudados } = await exportCorrecoes(database.db, dir, out)
      expect([gravados, mudados]).toEqual([[join(out, 'cfw/08.md')], []])
      expect(readFileSync(join(out, 'cfw/08.md'), 'utf8')).toBe(correcao)
      writeFileSync(join(out, 'cfw/08.md'), 'terceiro')
      await publish(pedido('cfw/09.md', retitled('cfw/09.md', 'Outra')))
      expect((await problemsOf(exportCorrecoes(database.db, dir, out)))[0]).toContain(
        'não é aquele sobre o qual',
      )
      expect(() => readFileSync(join(out, 'cfw/09.md'))).toThrow('ENOENT')
    } finally {
      rmSync(out, { recursive: true })
    }
  })
})
