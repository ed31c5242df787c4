/** A plan on a phone whose network goes: no tick is lost, another device's join them, and the home page knows of it. */
import { expect, it } from 'vitest'
import { marcarPorcoes } from '#server/planos-de-estudo/iniciados-service.ts'
import { createPlanosLidos } from '#server/planos-de-estudo/planos-lidos.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { findUsuarioId } from '#tests/support/browser-notas.ts'
import { openAparelho, reloadUnlessKept } from '#tests/support/browser-offline.ts'
import { allowNoNetwork, countFila } from '#tests/support/browser-offline-livro.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { expectNarrow } from '#tests/support/browser-zoom.ts'

const TELEFONE = { width: 390, height: 844 }

it('is begun, read without a network, sent when it is back, joined by another device, and named by the home page', async () => {
  const aparelho = await openAparelho('/hoje')
  const { db, reader } = aparelho
  const page = aparelho.page()
  const lida = (porcao: string) => page.getByRole('checkbox', { name: `${porcao}: lida` })
  const usuarioId = await findUsuarioId(db(), reader.email)
  const feitas = async () => {
    const rows = await db()
      .read.selectFrom('plano_porcao')
      .select('porcao')
      .where('usuario_id', '=', usuarioId)
      .execute()
    return rows.map(({ porcao }) => porcao).sort()
  }
  await page.setViewportSize(TELEFONE)
  await reloadUnlessKept(page)
  await page.getByRole('button', { name: /^Começar: A Bíblia em um ano/ }).click()
  await page.getByRole('button', { name: 'Começar o plano' }).click()
  await lida('Gn 1').check()
  await expectSoon(feitas).toEqual(['1.1'])
  await page.getByRole('button', { name: 'Criar o endereço' }).click()
  await page.getByLabel('Endereço do calendário').waitFor()
  await expectAxeInThemes(page)
  for (const box of await page.locator('.hoje-marca').all()) {
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await saveScreenshot(page, 'hoje')
  await expectNarrow(page, '/hoje')
  await page.setViewportSize(TELEFONE)
  await page.waitForLoadState('networkidle')

  allowNoNetwork()
  await aparelho.cutNetwork()
  await lida('Mt 1').check()
  await expectSoon(() => page.evaluate(countFila)).toBe(1)
  await page.goto('/hoje')
  await expectSoon(() => lida('Mt 1').isChecked()).toBe(true)
  await page.getByText('Ainda não enviado.').waitFor()
  expect(await feitas()).toEqual(['1.1'])

  const [{ id } = { id: '' }] = await db()
    .read.selectFrom('plano_iniciado')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .execute()
  const marca = { porcao: '1.3', feito: true, mudado_em: new Date().toISOString() }
  await marcarPorcoes(db(), createPlanosLidos(db()), { usuarioId, id }, [marca])
  await aparelho.bringNetworkBack()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expectSoon(feitas).toEqual(['1.1', '1.2', '1.3'])
  await expectSoon(() => lida('Ed 1').isChecked()).toBe(true)

  await page.goto('/')
  const linha = page.getByRole('link', { name: 'Hoje: At 1' })
  await linha.waitFor()
  await saveScreenshot(page, 'hoje-na-capa')
  expect(await linha.evaluate(measureShift)).toBe(0)
  await linha.click()
  await page.getByRole('link', { name: 'Gn 1' }).click()
  await expectSoon(() => new URL(page.url()).pathname).toBe('/biblia/capitulos/1/1')
})

/** By how much the standards below it move when the line comes. */
function measureShift(linha: Element): number {
  const top = () => document.querySelector('.stds')?.getBoundingClientRect().top ?? Number.NaN
  const withLine = top()
  if (linha instanceof HTMLElement) linha.hidden = true
  const shift = withLine - top()
  if (linha instanceof HTMLElement) linha.hidden = false
  return shift
}
