/** /notas and the pages of the standards, one after the other; the list and its filters are in tests/component. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import {
  fillNota,
  openEdicao,
  openExclusao,
  openNova,
  painelNotas,
  saveNota,
  titulos,
} from '#tests/support/browser-notas.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open } = setupBrowser()

const filtros = (page: Page) => page.getByRole('group', { name: 'Filtrar por padrão' }).getByRole('button')

describe('a note', () => {
  it('that is made, changed or deleted in one place is so in the other, without a reload', async () => {
    const page = await open('/notas')
    await page.getByText('Você não tem notas neste filtro.').waitFor()
    await page.evaluate(() => document.documentElement.setAttribute('data-antes', ''))
    const openNotas = () =>
      page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Notas' }).click()

    await page.getByRole('link', { name: 'Ir para os padrões' }).click()
    await page.getByRole('link', { name: 'Acessar' }).nth(3).click()
    await page.getByRole('link', { name: 'Ver Seções' }).nth(1).click()
    const nova = await openNova(page)
    await fillNota(nova, { titulo: 'Presbíteros' })
    await saveNota(nova)
    await nova.waitFor({ state: 'detached' })

    await openNotas()
    await expectSoon(() => titulos(page)).toEqual(['Presbíteros'])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await saveScreenshot(page, 'notas')
    }
    await expectSoon(() => filtros(page).last().innerText()).toBe('FGOP')
    const edicao = await openEdicao(page, 'Presbíteros')
    await fillNota(edicao, { titulo: 'Presbíteros e diáconos' })
    await saveNota(edicao)
    await edicao.waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'FGOP Cap 2' }).click()
    await expectSoon(() => titulos(painelNotas(page, 'Notas:'))).toEqual(['Presbíteros e diáconos'])
    const exclusao = await openExclusao(page, 'Presbíteros e diáconos')
    await exclusao.getByRole('button', { name: 'Sim' }).click()
    await painelNotas(page, 'Notas:').getByText('Nenhuma Nota Criada').waitFor()
    await openNotas()
    await page.getByText('Você não tem notas neste filtro.').waitFor()
    await expectSoon(() => filtros(page).last().innerText()).toBe('CFW')
    expect(await page.locator('html[data-antes]').count()).toBe(1)
  })
})
