/** A book read without a network, and the place in it. */
import { expect, it } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { allowPageConsole } from '#tests/support/browser-guard.ts'
import { openAparelho } from '#tests/support/browser-offline.ts'
import { insertLeitura } from '#tests/support/browser-perfil.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const LEITURA = '/leitura/01936d2e-7c00-7000-8000-000000000001'
const LONG = { timeout: 180_000 }

async function readLugar(db: Database) {
  const { capitulo_atual_id, posicao_versao } = await db.write
    .selectFrom('leitura')
    .select(['capitulo_atual_id', 'posicao_versao'])
    .executeTakeFirstOrThrow()
  return { capitulo: capitulo_atual_id, versao: posicao_versao }
}

it('opens from the shelf, and where it was left; the server learns of it', LONG, async () => {
  const aparelho = await openAparelho('/perfil')
  const { db, reader } = aparelho
  const titulo = await insertLeitura(db(), reader)
  await aparelho.page().reload()
  await aparelho
    .page()
    .getByRole('button', { name: `Guardar: ${titulo}` })
    .click()
  await aparelho
    .page()
    .getByRole('button', { name: `Remover: ${titulo}` })
    .waitFor({ timeout: 60_000 })
  await aparelho.page().goto(LEITURA)
  await aparelho.page().locator('main h1').first().waitFor()
  const antes = await readLugar(db())

  allowPageConsole(/^failed: /)
  allowPageConsole('error: Failed to fetch user')
  allowPageConsole('error: Erro ao guardar o lugar da leitura')
  await aparelho.cutNetwork()
  await aparelho.restartBrowser('/ebooks/estante')
  const page = aparelho.page()
  await page.getByText(titulo).first().waitFor()
  await page.goto(LEITURA)
  const primeiro = await page.locator('main h1').first().innerText()
  await page
    .getByRole('button', { name: /Próximo/ })
    .or(page.getByRole('link', { name: /Próximo/ }))
    .first()
    .click()
  await expectSoon(() => page.locator('main h1').first().innerText()).not.toBe(primeiro)
  const segundo = await page.locator('main h1').first().innerText()
  await expectSoon(() => page.evaluate(countFila)).toBe(1)
  await aparelho.restartBrowser(LEITURA)
  await expectSoon(() => aparelho.page().locator('main h1').first().innerText()).toBe(segundo)

  await aparelho.bringNetworkBack()
  await aparelho.page().reload()
  await expectSoon(async () => (await readLugar(db())).capitulo).not.toBe(antes.capitulo)
  await expectSoon(() => aparelho.page().locator('main h1').first().innerText()).toBe(segundo)
  expect(await aparelho.page().getByRole('alertdialog').count()).toBe(0)
})

/** Runs in the page: how much waits to be sent. */
function countFila(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mbw-leitor')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const count = opening.result.transaction('fila').objectStore('fila').count()
      count.onsuccess = () => {
        opening.result.close()
        resolve(count.result)
      }
    }
  })
}
