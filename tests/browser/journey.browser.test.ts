/** A reader's first visit from the registration to the way out, on a telephone and on a desk. */
import type { Locator, Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { markedVersiculos, readVersiculo } from '#tests/support/browser-biblia.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner, submitForm, swapForms } from '#tests/support/browser-login.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { openAsVisitor } = setupBrowser()

describe('a first visit', () => {
  it('goes from the registration through the Confession to the Bible and out, on a telephone and on a desk', async () => {
    const page = await openAsVisitor('/login', { width: 390, motion: true, clock: true })
    const email = 'helena@exemplo.com.br'
    await cadastrar(page, email)
    await entrar(page, email)
    await findCapitulo(page)
    await readReferencias(page)
    await followCitacao(page)
    await sair(page, 390)

    await page.setViewportSize({ width: 1440, height: 900 })
    await entrar(page, email)
    await findCapitulo(page)
    await readReferencias(page)
    await followCitacao(page)
    await sair(page, 1440)
  })
})

async function cadastrar(page: Page, email: string): Promise<void> {
  // The first call that must carry the token finds that there is none yet.
  expectPageConsole('warning: Cookie csrftoken não encontrado.')
  await swapForms(page)
  await page.getByRole('heading', { level: 1, name: 'Cadastrar' }).waitFor()
  await saveScreenshot(page, 'cadastro')
  await markDocument(page)
  await submitForm(page, { 'Nome de usuário': 'Helena', 'E-mail': email, Senha: 'senha-segura' })
  await banner(page, 'status', 'Cadastro realizado com sucesso!').waitFor()
  await page.clock.fastForward(2_000)
  await waitForOtherDocument(page)
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
}

async function entrar(page: Page, email: string): Promise<void> {
  await submitForm(page, { 'E-mail': email, Senha: 'senha-segura' })
  await banner(page, 'status', 'Login realizado com sucesso!').waitFor()
  await page.clock.fastForward(1_000)
  await page.waitForURL('/')
  await page.getByRole('heading', { level: 1, name: 'Padrões de Westminster' }).waitFor()
  await expectSoon(() => readAuthStorage(page)).toMatchObject({
    state: { user: { first_name: 'Helena', last_name: '', email, foto: null }, isAuthenticated: true },
  })
}

async function findCapitulo(page: Page): Promise<void> {
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Acessar' })
  await cards.first().waitFor()
  await expectSoon(() =>
    cards.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/cfw', '/cmw', '/bcw', '/fgop', '/dcpu', '/dcpr'])
  await saveScreenshot(page, 'home')
  await cards.first().click()
  await page.getByRole('heading', { level: 1, name: 'Confissão de Fé de Westminster' }).waitFor()
  const sections = page.getByRole('link', { name: 'Ver Seções' })
  await sections.first().waitFor()
  await expectSoon(() => sections.count()).toBe(33)
  await saveScreenshot(page, 'cfw')
  await page.getByRole('searchbox', { name: 'Filtrar por título' }).fill('MEDIADOR')
  await expectSoon(() => sections.count()).toBe(1)
  await sections.click()
  await page.getByRole('heading', { level: 1, name: 'De Cristo, o Mediador' }).waitFor()
  await expectSoon(() => new URL(page.url()).pathname).toBe('/cfw/capitulo/8')
  await saveScreenshot(page, 'cfw-8')
}

async function readReferencias(page: Page): Promise<void> {
  const marker = firstMarker(page)
  const dialog = page.getByRole('dialog', { name: 'Referências Bíblicas' })
  await marker.click()
  await dialog.getByText('Isaías 42.1: texto de prova.').waitFor()
  await dialog.getByText('para ser o Mediador entre Deus e o homem').waitFor()
  await expectSoon(() => dialog.getByRole('term').allInnerTexts()).toEqual([
    'Is 42.1',
    'Jo 3.16',
    '1Tm 2.5',
    '1Pe 1.19–20',
  ])
  await dialog.getByText('Bíblia de prova, gerada para os testes.').waitFor()
  await saveScreenshot(page, 'referencias')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expectSoon(() => marker.evaluate((button) => button === document.activeElement)).toBe(true)
}

async function followCitacao(page: Page): Promise<void> {
  await firstMarker(page).click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Jo 3.16' })
  await restOf(link)
  await link.click()
  await page.waitForURL('/biblia/capitulos/43/3?v=16')
  await page.getByRole('heading', { level: 1, name: 'João 3' }).waitFor()
  await page.getByRole('button', { name: 'Versículo 16', pressed: true }).waitFor()
  await expectSoon(() => markedVersiculos(page).count()).toBe(1)
  await expectSoon(() => readVersiculo(page, 16)).toBe('João 3.16: texto de prova.')
  await saveScreenshot(page, 'joao-3')
}

async function sair(page: Page, width: number): Promise<void> {
  await markDocument(page)
  if (width < 1024) {
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    const botao = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sair' })
    await restOf(botao)
    await botao.click()
  } else {
    await page.getByRole('button', { name: 'Helena' }).click()
    const item = page.getByRole('menuitem', { name: 'Sair' })
    await restOf(item)
    await item.click()
  }
  await page.waitForURL('/login')
  await waitForOtherDocument(page)
  await expectSoon(() => readAuthStorage(page)).toBeNull()
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
}

/** Waits until what moves in with an element has come to rest: a click looks again after half a second only. */
async function restOf(place: Locator): Promise<void> {
  await place.waitFor()
  await place.evaluate(({ ownerDocument }) =>
    Promise.allSettled(
      ownerDocument
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  )
}

/** In the text; from 1024 px the margin has another one. */
function firstMarker(page: Page) {
  return page.getByRole('button', { name: 'Referências bíblicas, nota 1', exact: true }).first()
}

/** Puts a mark on the document that a full page load takes away. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-antes', ''))
}

async function waitForOtherDocument(page: Page): Promise<void> {
  await page.locator('html:not([data-antes])').waitFor()
}

function readAuthStorage(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null'))
}
