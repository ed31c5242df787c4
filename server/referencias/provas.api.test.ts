/** A library with no Bible but the proof texts of its own repository. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEdicao } from '#server/biblia/edicoes-service.ts'
import { readTrechos, type VerseRange } from '#server/biblia/trechos.ts'
import type { CapituloBibliaTable } from '#server/platform/tables-biblia.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/** Passages that are read at once, as a part with many references has them. */
const POR_VEZ = 100

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
  const { write } = database.db
  const inteira = write.selectFrom('edicao').select('id').where('parcial', '=', 0)
  await write.deleteFrom('versiculo').where('edicao_id', 'in', inteira).execute()
  await write.deleteFrom('titulo_salmo').execute()
  await write.deleteFrom('edicao').where('parcial', '=', 0).execute()
  await write.updateTable('edicao').set({ padrao: 1 }).execute()
})

afterAll(() => database.drop())

it('has the words of every verse of all 5,114 references', async () => {
  const { db } = database
  const { total } = await db.read
    .selectFrom('referencia')
    .select((query) => query.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  expect(Number(total)).toBe(5_114)
  const ranges = await db.read.selectFrom('referencia_trecho').select(['inicio', 'fim']).distinct().execute()
  const capitulos = await db.read.selectFrom('capitulo_biblia').selectAll().execute()
  const faltas: string[] = []
  for (let first = 0; first < ranges.length; first += POR_VEZ) {
    const some = ranges.slice(first, first + POR_VEZ)
    const trechos = await readTrechos(db, some)
    for (const [index, range] of some.entries()) {
      const lidos = trechos[index]?.flatMap(({ versiculos }) => versiculos) ?? []
      // The table of chapters says how many verses stand between two ends.
      const esperados = countVerses(capitulos, range)
      if (lidos.length !== esperados)
        faltas.push(`${range.inicio}-${range.fim}: ${lidos.length} of ${esperados}`)
    }
  }
  expect(ranges.length).toBeGreaterThan(1_000)
  expect(faltas).toEqual([])
})

function countVerses(capitulos: readonly CapituloBibliaTable[], { inicio, fim }: VerseRange): number {
  const livro = Math.floor(inicio / 1_000_000)
  const doLivro = capitulos.filter(({ livro_id }) => livro_id === livro)
  return doLivro.reduce((sum, { livro_id, capitulo, quantidade_versiculos }) => {
    const before = livro_id * 1_000_000 + capitulo * 1_000
    const first = Math.max(inicio, before + 1)
    const last = Math.min(fim, before + quantidade_versiculos)
    return sum + Math.max(0, last - first + 1)
  }, 0)
}

it('says that they are a working translation under CC BY 4.0', async () => {
  expect(await readEdicao(database.db, undefined)).toMatchObject({
    sigla: 'MBW',
    nome: 'Textos-prova da Biblioteca',
    licenca: expect.stringContaining('CC BY 4.0'),
    aviso: expect.stringContaining('Tradução de trabalho'),
    padrao: true,
    parcial: true,
  })
})
