/** The search without a network: over what is kept on the device, and saying so. */
import { expect, it } from 'vitest'
import { allowPageConsole } from '#tests/support/browser-guard.ts'
import { insertNotas } from '#tests/support/browser-notas.ts'
import { countKept, openAparelho } from '#tests/support/browser-offline.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const LONG = { timeout: 120_000 }

it('finds what is kept, also from the jump box, and leads to it', LONG, async () => {
  const nota = { titulo: 'Mediadores', anotacao: 'Cristo é um só.' }
  const aparelho = await openAparelho('/perfil', (db, reader) => insertNotas(db, reader, [nota]))
  const page = aparelho.page()
  await page.getByRole('button', { name: 'Guardar: Padrões de Westminster' }).click()
  await page.getByRole('button', { name: 'Remover: Padrões de Westminster' }).waitFor()
  await expectSoon(async () => (await page.evaluate(countKept)).notas).toBe(1)
  allowPageConsole(/^failed: /)
  allowPageConsole('error: Failed to fetch user')
  await aparelho.cutNetwork()

  await page.goto('/busca?q=mediador+cristo')
  await page.getByText(/só o que está guardado neste aparelho, os padrões e as suas notas/).waitFor()
  const padroes = page.getByRole('region', { name: 'Padrões' })
  await padroes.getByRole('link', { name: 'Capítulo 8: De Cristo, o Mediador' }).first().waitFor()
  await page.getByRole('region', { name: 'Minhas notas' }).getByRole('link', { name: 'Mediadores' }).waitFor()
  expect(await page.getByRole('region', { name: 'Bíblia' }).count()).toBe(0)

  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Ir para' }).getByRole('combobox').fill('mediador cristo')
  const opcoes = page.getByRole('option')
  await opcoes.filter({ hasText: 'no que está guardado neste aparelho' }).waitFor()
  await opcoes.filter({ hasText: 'Mediadores' }).click()
  await page.waitForURL(/\/cfw\/capitulo\/8\?nota=/)
})
