/** The publisher's desk: a reader is found, suspended and brought back; a notice is done with; the log and the figures, at both widths. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { updateProcura } from '#server/contas/procura.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { countSessoes, openSessionByRow } from '#tests/support/browser-session.ts'
import { usuarioIdOf } from '#tests/support/mesa.ts'

const { open, newReader, db } = setupBrowser()

const DAY_MS = 24 * 60 * 60 * 1000

async function openMesa(): Promise<Page> {
  const reader = await newReader()
  const usuario_id = await usuarioIdOf({ db: db() }, reader.email)
  const dado_em = new Date().toISOString()
  await db().write.insertInto('papel').values({ usuario_id, papel: 'administrador', dado_em }).execute()
  return open('/', { reader })
}

/** A year in which every week is a little different. */
async function fillPainel(): Promise<void> {
  const dias = Array.from({ length: 365 }, (_, index) => {
    const dia = new Date(Date.now() - index * DAY_MS).toISOString().slice(0, 10)
    return { dia, medida: 'leituras_iniciadas', total: 20 + (Math.floor(index / 7) % 9) * 5 }
  })
  await db()
    .write.insertInto('painel_dia')
    .values(dias)
    .onConflict((conflict) => conflict.columns(['dia', 'medida']).doNothing())
    .execute()
}

/** A notice of a bank that led to nothing: the page of payments is in the menu while there is one. */
async function addAviso(): Promise<void> {
  const recebido_em = new Date().toISOString()
  const aviso = { meio: 'pix', id: 'E1', tipo: 'pago', resultado: 'recusado', recebido_em } as const
  await db()
    .write.insertInto('evento_pagamento')
    .values({ ...aviso, referencia: 'X'.repeat(25), valor: 1_000 })
    .execute()
}

/** At both widths, all themes; nothing is wider than its window. */
async function look(page: Page, name: string): Promise<void> {
  for (const [width, kind] of [
    [390, 'telefone'],
    [1440, 'mesa'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(`${name} ${width}: ${wide}`).toBe(`${name} ${width}: 0`)
    await saveScreenshot(page, `editora-${name}-${kind}`)
    if (width === 390) await expectAxeInThemes(page)
  }
}

it('finds a reader, suspends the account and brings it back, and shows the log and the figures', async () => {
  const leitora = await newReader()
  await openSessionByRow(db(), leitora)
  await fillPainel()
  await addAviso()
  while (await updateProcura(db()));
  const page = await openMesa()
  const menu = page.getByRole('navigation', { name: 'Editora' })

  await page.getByRole('banner').getByRole('button', { name: /@/ }).click()
  await page.getByRole('menuitem', { name: 'Editora' }).click()
  await page.getByRole('heading', { level: 1, name: 'Editora' }).waitFor()
  await look(page, 'inicio')

  await menu.getByRole('link', { name: 'Leitores' }).click()
  await page.getByRole('searchbox', { name: 'Procurar por nome ou e-mail' }).fill(leitora.email)
  const achadas = page.getByRole('main').getByRole('list').last().getByRole('listitem')
  await expectSoon(() => achadas.count()).toBe(1)
  await look(page, 'leitores')
  await achadas.getByRole('link').press('Enter')
  await page.getByText('Chrome no Linux', { exact: true }).waitFor()
  await look(page, 'conta')

  const suspender = page.getByRole('button', { name: 'Suspender a conta' })
  await suspender.press('Enter')
  const pergunta = page.getByRole('alertdialog', { name: 'Suspender esta conta?' })
  await pergunta.getByRole('button', { name: 'Não' }).and(page.locator(':focus')).waitFor()
  await pergunta.getByRole('button', { name: 'Sim' }).click()
  await page.getByText('Nenhuma sessão aberta.').waitFor()
  expect(await countSessoes(db(), leitora)).toBe(0)
  const reativar = page.getByRole('button', { name: 'Reativar a conta' })
  await reativar.and(page.locator(':focus')).waitFor()
  await reativar.press('Enter')
  await suspender.waitFor()

  await menu.getByRole('link', { name: 'Pagamentos' }).click()
  const resolver = page.getByRole('button', { name: 'Resolvido o aviso E1' })
  await resolver.waitFor()
  await look(page, 'pagamentos')
  await resolver.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Está resolvido' }).click()
  await page.getByText('Nenhum aviso ficou sem efeito.').waitFor()
  await page.getByRole('heading', { name: 'Avisos sem efeito' }).and(page.locator(':focus')).waitFor()

  await menu.getByRole('link', { name: 'Registro' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Resolveu um aviso de pagamento' }).waitFor()
  await page
    .getByRole('button', { name: /^Só esta conta/ })
    .first()
    .press('Enter')
  await page.getByText(/^Só o que se fez com/).waitFor()
  await look(page, 'registro')

  await menu.getByRole('link', { name: 'Painel' }).click()
  await page.getByRole('img', { name: /^Leituras iniciadas, semana por semana/ }).waitFor()
  await look(page, 'painel')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar em CSV' }).click()
  expect((await download).suggestedFilename()).toBe('painel.csv')

  await page.goBack()
  await page.getByText('Reativou uma conta:').first().waitFor()
})
