/** What a thread remembers changes no answer: it is compared with those of a search that asks the index for everything. */
import { expect, inject, it } from 'vitest'
import type { RespostaDaBusca } from '#contract/busca.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import { readConsultas } from '#tests/support/busca-consultas.ts'
import { estadoDaBusca, searchAsVisitor } from '#tests/support/search-without-thread.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import type { PedidoDeBusca } from '../buscar.ts'
import { decodeCursor, type LugarNaBusca } from '../cursor.ts'

const t = setupTestApp()

/** What is remembered is kept in the same way on both databases; the lists that it is made of are asked of PostgreSQL by the first ones. */
const EVERY = inject('golden').engine === 'sqlite' ? 5 : 25

/** Of all kinds, beside some of the query set. */
const CONSULTAS = [
  'fé obras lei graça -pecado',
  'ceia santa Cristo corpo sangue vinho',
  'graça OU lei',
  '"graça de Deus" -lei',
  'justif* fé',
  'xyzzyq senhor',
  'eucaristia batismo',
  'eleição predestinação decreto eterno conselho vontade propósito',
  ...readConsultas()
    .filter((_, index) => index % EVERY === 0)
    .map(({ consulta }) => consulta),
]

async function ask(db: ReadingDatabase, isImportando: boolean, pedido: Partial<PedidoDeBusca>) {
  const estado = { ...(await estadoDaBusca(db)), isImportando }
  return searchAsVisitor(db, { limite: 50, estado, ...pedido })
}

it('is what the index tells, also the second time', async () => {
  for (const q of CONSULTAS) {
    const expected = await ask(t.db, true, { q })
    expect(await ask(t.db, false, { q }), q).toEqual(expected)
    expect(await ask(t.db, false, { q }), q).toEqual(expected)
  }
})

it('gives the same pages', async () => {
  const readPages = async (isImportando: boolean) => {
    const pages: RespostaDaBusca[] = []
    let lugar: LugarNaBusca | null = null
    while (pages.length < 6) {
      const page: RespostaDaBusca = await ask(t.db, isImportando, {
        q: 'Deus',
        fontes: ['padroes'],
        lugar,
      })
      pages.push(page)
      const cursor = page.grupos[0]?.cursor
      if (!cursor) break
      lugar = decodeCursor('padroes', cursor)
      expect(lugar).not.toBeNull()
    }
    return pages
  }
  const pages = await readPages(false)
  expect(pages.length).toBeGreaterThan(1)
  expect(pages).toEqual(await readPages(true))
})
