import { expect, it } from 'vitest'
import { criarLeitura } from '#contract/leituras.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { leiturasDoCatalogo } from './leituras-do-catalogo.ts'

const MINUTE_MS = 60_000

const harness = setupTestApp()

it('counts few readings whenever it is asked, many once a minute', async () => {
  let now = 0
  const { countByEbook } = leiturasDoCatalogo(harness.db, { many: 2, now: () => now })
  const count = async () => [...(await countByEbook())]
  const begin = async (ebookId: number) => {
    const reader = await harness.reader()
    expect((await reader.call(criarLeitura, { params: { ebookId } })).statusCode).toBe(201)
  }
  expect(await count()).toEqual([])
  await begin(1)
  expect(await count()).toEqual([[1, 1]])
  await begin(1)
  expect(await count()).toEqual([[1, 2]])

  await begin(1)
  now = MINUTE_MS - 1
  expect(await count()).toEqual([[1, 2]])
  now = MINUTE_MS
  expect(await Promise.all([count(), count()])).toEqual([[[1, 3]], [[1, 2]]])
  expect(await count()).toEqual([[1, 3]])
})
