/** What leads away from the text of a book: footnotes, links and Bible references. */
import { expect, it } from 'vitest'
import { capituloAberto, readLugar, saveJanela } from '#tests/support/browser-leitura.ts'
import { setupLivro } from '#tests/support/browser-livro.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { CAPITULOS } from '#tests/support/livro-de-prova.ts'

const { openLivro } = setupLivro()

it('a footnote, a link and a Bible reference lead away from the text and back', async () => {
  const { page } = await openLivro()
  await page.getByRole('link', { name: 'o que se diz da paz' }).click()
  await capituloAberto(page, CAPITULOS[1]).waitFor()
  await expectSoon(async () => (await readLugar(page)).palavras).toMatch(/^Vigésimo lugar/)
  await saveJanela(page, 'leitura-voltar')
  await page.getByRole('button', { name: 'Voltar', exact: true }).click()
  await capituloAberto(page, CAPITULOS[0]).waitFor()
  await page.getByRole('link', { name: 'o que se diz da paz' }).waitFor()
  await expectSoon(() => page.getByRole('button', { name: 'Voltar', exact: true }).count()).toBe(0)

  const marcador = page.locator('a[role=doc-noteref]')
  const nota = page.getByRole('dialog', { name: 'Nota 1' })
  await marcador.press('Enter')
  await nota.getByText('Rei de Judá, neto de Manassés.').waitFor()
  await saveJanela(page, 'leitura-nota')
  await page.keyboard.press('Escape')
  await nota.waitFor({ state: 'detached' })
  await expectSoon(() => marcador.evaluate((link) => link === document.activeElement)).toBe(true)

  // It stands at the end of its chapter, with the way there and back.
  const notas = page.getByRole('region', { name: 'Notas' })
  await notas.getByText('Rei de Judá, neto de Manassés.').waitFor()
  await marcador.click()
  await nota.getByRole('button', { name: 'Ir para a nota' }).click()
  await expectSoon(() => notas.getByText('Rei de Judá').isVisible()).toBe(true)
  await expectSoon(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000)
  await notas.getByRole('button', { name: 'Voltar ao texto da nota 1' }).click()
  await expectSoon(async () => (await readLugar(page)).palavras).toMatch(/^Nota: o rei Josias/)

  const referencia = page.getByRole('button', { name: 'Jo 3.16' })
  await referencia.click()
  const dialog = page.getByRole('dialog', { name: 'Referências Bíblicas' })
  await dialog.getByText('João 3.16: texto de prova.').waitFor()
  await dialog.getByText('Bíblia de prova, gerada para os testes.').waitFor()
  await saveJanela(page, 'leitura-referencia')
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await referencia.and(page.locator(':focus')).waitFor()

  // A page of its own knows nothing of this one.
  const fora = page.getByRole('link', { name: 'página do tradutor' })
  expect(await fora.getAttribute('href')).toBe('https://exemplo.com.br/graca')
  expect(await fora.getAttribute('target')).toBe('_blank')
  expect(await fora.getAttribute('rel')).toBe('noopener noreferrer')
})
