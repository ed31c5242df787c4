/** A library with no Bible but the proof texts of its own repository. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEdicao } from '#server/biblia/edicoes-service.ts'
import { readTrechos } from '#server/biblia/trechos.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

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
  const faltas: string[] = []
  for (const range of ranges) {
    const [trechos = []] = await readTrechos(db, [range])
    const lidos = trechos.flatMap(({ versiculos }) => versiculos)
    // The table of chapters says how many verses stand between two ends.
    const esperados = await countVerses(range)
    if (lidos.length !== esperados)
      faltas.push(`${range.inicio}-${range.fim}: ${lidos.length} of ${esperados}`)
  }
  expect(faltas).toEqual([])
})

async function countVerses({ inicio, fim }: { inicio: number; fim: number }): Promise<number> {
  const capitulos = await database.db.read
    .selectFrom('capitulo_biblia')
    .selectAll()
    .where('livro_id', '=', Math.floor(inicio / 1_000_000))
    .execute()
  return capitulos.reduce((sum, { livro_id, capitulo, quantidade_versiculos }) => {
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
