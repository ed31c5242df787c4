/** The one list: filters that Back brings back, edits in place, a deletion that is undone, a file there and back, a phone, WCAG. */
import { expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { insertNotas } from '#tests/support/browser-notas.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { expectNarrow } from '#tests/support/browser-zoom.ts'
import { insertDestaqueDeProva, insertMarcaDeProva } from '#tests/support/marcacoes-rows.ts'

const { open, newReader, db } = setupBrowser()

const data = (dia: number) => `2026-03-0${dia}T15:00:00.000Z`

it('is filtered, left and come back to, edited, tagged, emptied and undone, at any width', {
  timeout: 120_000,
}, async () => {
  const reader = await newReader()
  await insertNotas(db(), reader, [
    { titulo: 'O Mediador', anotacao: 'Profeta, sacerdote e rei. '.repeat(40), data: data(4) },
    { titulo: 'Uma palavra só', anotacao: 'a'.repeat(120), simbolo: 2, numero: 196, data: data(1) },
  ])
  await insertMarcaDeProva(db(), reader, { numero: 1, cor: 'verde', nota: 'Amor', data: data(3) })
  await insertDestaqueDeProva(db(), reader, { numero: 2, cor: 'azul', nota: '', data: data(2) })
  const page = await open('/notas', { reader })
  await page.getByRole('link', { name: 'Notas, destaques e marcas' }).click()
  const linhas = page.locator('.marcacao')
  const total = page.locator('.marcacoes-total').getByRole('status')
  await expectSoon(() => total.innerText()).toBe('4 marcações')

  await page.getByLabel('Cor', { exact: true }).selectOption('verde')
  await expectSoon(() => total.innerText()).toBe('1 marcação')
  await page.getByRole('link', { name: 'João 3.16–17' }).click()
  await expectSoon(() => page.url()).toMatch(/\/biblia\/capitulos\/43\/3\?v=16-17$/)
  await page.goBack()
  await expectSoon(() => total.innerText()).toBe('1 marcação')
  expect(page.url()).toMatch(/\/marcacoes\?cor=verde$/)

  await page.getByRole('button', { name: 'Editar: João 3.16–17' }).click()
  await page.getByLabel('Nota', { exact: true }).fill('Amor eterno')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await linhas.getByText('Amor eterno').waitFor()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expectSoon(() => total.innerText()).toBe('4 marcações')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Selecionar todas' }).click()
  const barra = page.getByRole('region', { name: 'Seleção' })
  await barra.getByRole('button', { name: 'Etiquetas' }).click()
  await page.getByLabel('Novas etiquetas').fill('graça, sermão de domingo')
  await expectAxeInThemes(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expectSoon(() => linhas.first().getByRole('list', { name: 'Etiquetas' }).innerText()).toMatch(/graça/)
  await expectAxeInThemes(page)
  await expectNarrow(page, '/marcacoes')
  await page.setViewportSize({ width: 390, height: 844 })

  await page.getByRole('button', { name: 'Exportar e importar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Exportar e importar' })
  const download = page.waitForEvent('download')
  await dialogo.getByRole('button', { name: 'EPUB' }).click()
  const arquivo = await download
  expect(arquivo.suggestedFilename()).toMatch(/^marcacoes-\d{4}-\d\d-\d\d\.epub$/)
  await dialogo.getByLabel('Escolher arquivo').setInputFiles(await arquivo.path())
  await dialogo.getByText('0 marcações vieram, 4 já estavam aqui.').waitFor()
  await expectAxeInThemes(page)
  await dialogo.getByRole('button', { name: 'Fechar' }).click()

  await page.getByRole('button', { name: 'Selecionar todas' }).click()
  await barra.getByRole('button', { name: 'Excluir' }).click()
  await expectSoon(() => linhas.count()).toBe(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expectSoon(() => linhas.count()).toBe(4)
})
