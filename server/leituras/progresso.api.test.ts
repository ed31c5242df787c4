/** Readings from before progress was weighed by words, as the migration leaves them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import * as contract from '#contract/leituras.ts'
import { forEngine } from '#server/platform/migrate.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { insertEbook } from '#tests/support/ebook-fixtures.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

const migracao = readFileSync(join(PROJECT_ROOT, 'server/migrations/022-weigh-progresso.sql'), 'utf8')

it('says the words before the open chapter, and leaves the other readings alone', async () => {
  const capitulo = (titulo: string, palavras: number) => ({
    titulo,
    paragrafos: ['graça '.repeat(palavras).trim()],
  })
  const capitulos = [capitulo('Curto', 10), capitulo('Longo', 80), capitulo('Fim', 10), capitulo('Nada', 0)]
  const reader = await harness.reader()
  const begin = async (open: number | null) => {
    const ebook = await insertEbook(harness.db, { capitulos })
    const { id } = (await reader.call(contract.criarLeitura, { params: { ebookId: ebook.id } })).json()
    const body = { capitulo_id: ebook.capitulos[open ?? 0]?.id }
    if (open !== null) await reader.call(contract.atualizarCapitulo, { params: { id }, body })
    return { id, params: { id } }
  }
  const [second, third, last, unopened, read] = [
    await begin(1),
    await begin(2),
    await begin(3),
    await begin(null),
    await begin(1),
  ]
  await reader.call(contract.marcarComoLido, { params: read.params })
  await sql`UPDATE leitura SET capitulo_atual_id = NULL WHERE id = ${unopened.id}`.execute(harness.db.write)
  await sql`UPDATE leitura SET progresso = 42 WHERE estado = 'lendo'`.execute(harness.db.write)

  await sql.raw(forEngine(migracao, harness.db.engine)).execute(harness.db.write)
  const progressoOf = async ({ params }: { params: { id: string } }) =>
    (await reader.call(contract.lerLeitura, { params })).json().progresso
  const all = []
  for (const leitura of [second, third, last, unopened, read]) all.push(await progressoOf(leitura))
  // An empty text counts as one word there.
  expect(all).toEqual([9, 89, 99, 42, 100])
})
