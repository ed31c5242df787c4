/** A device that has never shown the notes of its reader has them all the same, or says that it does not. */
import { expect, it } from 'vitest'
import { allowPageConsole } from '#tests/support/browser-guard.ts'
import { insertNotas } from '#tests/support/browser-notas.ts'
import { countKept, emptyKept, openAparelho } from '#tests/support/browser-offline.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const NOTAS = Array.from({ length: 120 }, (_, index) => ({
  titulo: `Nota ${index + 1}`,
  anotacao: index === 119 ? 'A mais antiga, sobre a GRAÇA.' : '',
  numero: index === 119 ? 9 : 8,
}))

it('has all notes without a network, in parts, searches them, and knows which pages have none', async () => {
  const aparelho = await openAparelho('/', (db, reader) => insertNotas(db, reader, NOTAS))
  const page = aparelho.page()
  await expectSoon(async () => (await page.evaluate(countKept)).notas).toBe(NOTAS.length)
  // The mark that they are all there lies beside them.
  await expectSoon(async () => (await page.evaluate(countKept)).respostas).toBeGreaterThan(0)
  allowPageConsole(/^failed: /)
  allowPageConsole('error: Failed to fetch user')
  await aparelho.cutNetwork()

  await page.goto('/notas')
  const titulos = page.getByRole('main').getByRole('heading', { level: 2 })
  await expectSoon(() => titulos.first().innerText()).toBe('Nota 1')
  expect(await titulos.count()).toBe(50)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expectSoon(async () => (await titulos.allInnerTexts()).slice(48, 52)).toEqual(
    [49, 50, 51, 52].map((n) => `Nota ${n}`),
  )
  await page.getByRole('searchbox', { name: 'Buscar nas notas' }).fill('graca')
  await expectSoon(() => titulos.allInnerTexts()).toEqual(['Nota 120'])
  await page.getByRole('searchbox', { name: 'Buscar nas notas' }).fill('não há')
  await page.getByText('Você não tem notas neste filtro.').waitFor()

  await page.evaluate(emptyKept)
  await page.goto('/notas')
  const alert = page.getByRole('alert').filter({ hasText: 'Falha ao carregar: sem internet.' })
  await alert.getByRole('link', { name: 'Ler sem internet' }).click()
  await page.getByRole('heading', { name: 'Ler sem internet' }).waitFor()
  await expectSoon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ler sem internet')
  await page.getByText('As suas notas ainda não estão todas neste aparelho').waitFor()
})
