/** A session on a phone whose network goes: no review is lost, and another device's join them. */
import { expect, it } from 'vitest'
import { EU } from '#contract/memoria.ts'
import { salvarRevisao } from '#server/memoria/service.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { findUsuarioId } from '#tests/support/browser-notas.ts'
import { openAparelho, reloadUnlessKept } from '#tests/support/browser-offline.ts'
import { allowNoNetwork, countFila } from '#tests/support/browser-offline-livro.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { expectNarrow } from '#tests/support/browser-zoom.ts'

const OUTRA = '01890000-0000-7000-8000-0000000000ff'

it('is kept through a reload without a network, sent when it is back, and joined by another device', async () => {
  const aparelho = await openAparelho('/memoria')
  const { db, reader } = aparelho
  const page = aparelho.page()
  const hoje = page.locator('.memoria-hoje .h2')
  const comecar = page.getByRole('button', { name: 'Começar' })
  const feitas = page.getByText('2 de 107 cartões')
  const usuarioId = await findUsuarioId(db(), reader.email)
  const revisoes = () =>
    db().read.selectFrom('revisao').select(['cartao', 'nota']).where('usuario_id', '=', usuarioId).execute()
  await page.setViewportSize({ width: 390, height: 844 })
  await reloadUnlessKept(page)
  await comecar.waitFor()
  await page.waitForLoadState('networkidle')

  allowNoNetwork()
  await aparelho.cutNetwork()
  await comecar.click()
  await page.getByRole('heading', { name: 'Qual é o fim principal do homem?' }).waitFor()
  await page.keyboard.press(' ')
  await expectSoon(() => page.getByRole('log').innerText()).toMatch(/^O fim principal .*,$/)
  await page.getByRole('button', { name: 'Mostrar tudo' }).click()
  const notas = page.getByRole('group', { name: 'Como foi?' })
  await notas.waitFor()
  await expectAxeInThemes(page)
  for (const box of await notas.getByRole('button').all()) {
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await expectNarrow(page, '/memoria?sessao')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('4')
  await page.getByRole('button', { name: 'Mostrar tudo' }).click()
  await notas.getByRole('button', { name: /Fácil/ }).click()
  await expectSoon(() => page.evaluate(countFila)).toBe(2)

  await page.goto('/memoria')
  await feitas.waitFor()
  expect(await hoje.innerText()).toBe('3 cartões novos.')
  await page.getByText('2 revisões ainda não enviadas.').waitFor()
  expect(await revisoes()).toEqual([])

  const nova = { perfil: EU, cartao: 'bcw-9', nota: 4, feita_em: new Date().toISOString() }
  await salvarRevisao(db(), usuarioId, OUTRA, nova)
  await aparelho.bringNetworkBack()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expectSoon(() => page.evaluate(countFila)).toBe(0)
  await expectSoon(async () => (await revisoes()).map(({ cartao }) => cartao).sort()).toEqual([
    'bcw-1',
    'bcw-2',
    'bcw-9',
  ])
  await page.getByText('3 de 107 cartões').waitFor()
  await aparelho.cutNetwork()
  await page.reload()
  await page.getByText('3 de 107 cartões').waitFor()
})
