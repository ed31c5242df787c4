/** Texts taken onto the device, and read there without a network. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { refuseToRead } from '#tests/support/browser-calls.ts'
import { allowPageConsole } from '#tests/support/browser-guard.ts'
import { openAparelho, openAparelhoDuravel } from '#tests/support/browser-offline.ts'
import { insertLeitura } from '#tests/support/browser-perfil.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

/** What a page without a network says: that it asked, and got no answer. */
function allowNoNetwork(): void {
  allowPageConsole(/^failed: /)
  allowPageConsole('error: Failed to fetch user')
}

/** Takes something of the account's list onto the device. */
async function guardar(page: Page, nome: string): Promise<void> {
  await page.getByRole('button', { name: `Guardar: ${nome}` }).click()
  await page.getByRole('button', { name: `Remover: ${nome}` }).waitFor({ timeout: 120_000 })
}

/** The chapters and questions of the six standards, and the index of each. */
const PAGINAS = 33 + 196 + 107 + 19 + 15 + 15 + 6

/** Leaves the standards as an app took them that asked for their pages at other addresses. @returns how many it drops */
async function dropPaginas(): Promise<number> {
  const cache = await caches.open('mbw-textos-padroes')
  const kept = (await cache.keys()).filter(({ url }) => /\/paginas(\/\d+)?$/.test(url))
  const dropped = await Promise.all(kept.map((request) => cache.delete(request)))
  return dropped.filter(Boolean).length
}

/** Thousands of texts, on a machine that may be busy. */
const LONG = { timeout: 180_000 }

describe('reading without a network', LONG, () => {
  it('opens the kept texts after the browser was closed', async () => {
    const aparelho = await openAparelhoDuravel('/perfil')
    await aparelho.page().getByText('Nenhum texto está guardado neste aparelho.').waitFor()
    let calls = 0
    aparelho.page().on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1
    })
    await guardar(aparelho.page(), 'Padrões de Westminster')
    await guardar(aparelho.page(), 'Bíblia')
    // One for each standard and each book, and a few that they share.
    expect(calls).toBeLessThan(6 + 66 + 20)
    await aparelho
      .page()
      .getByText(/^Os textos guardados ocupam \d+,\d MB neste aparelho\.$/)
      .waitFor()

    allowNoNetwork()
    await aparelho.cutNetwork()
    await aparelho.restartBrowser('/cfw/capitulo/8')
    const page = aparelho.page()
    await page.getByRole('heading', { level: 1, name: 'De Cristo, o Mediador' }).waitFor()
    await page
      .getByRole('button', { name: /^Referência/ })
      .first()
      .click()
    await page.getByRole('dialog').getByText(/\[1\]/).first().waitFor()
    await page.keyboard.press('Escape')

    await page.goto('/biblia/capitulos/1/1')
    await page.getByRole('heading', { level: 1, name: /Gênesis/ }).waitFor()
    await page.goto('/')
    await page
      .getByRole('link', { name: /Confissão de Fé/ })
      .first()
      .waitFor()

    expect(await page.evaluate(dropPaginas)).toBe(PAGINAS)
    await page.goto('/bcw')
    await page.getByRole('link', { name: 'Qual é o fim principal do homem?' }).click()
    await page.getByRole('heading', { level: 2, name: 'Resposta' }).waitFor()
    await page.goto('/dcpu/capitulo/8')
    await page.getByRole('heading', { level: 2, name: 'Seção 8' }).waitFor()
  })

  it('takes off the device what was kept, and nothing else', async () => {
    const aparelho = await openAparelho('/perfil')
    const page = aparelho.page()
    const titulo = await insertLeitura(aparelho.db(), aparelho.reader)
    await page.reload()
    await guardar(page, titulo)
    await page.getByRole('button', { name: `Remover: ${titulo}` }).click()
    await page.getByText('Nenhum texto está guardado neste aparelho.').waitFor()
    const names = await page.evaluate(() => caches.keys())
    expect(names.every((name) => name.startsWith('workbox-precache'))).toBe(true)
  })

  it('lists a kept book that has left the shelf, until it is taken off the device', async () => {
    const aparelho = await openAparelho('/perfil')
    const page = aparelho.page()
    const titulo = await insertLeitura(aparelho.db(), aparelho.reader)
    await page.reload()
    await guardar(page, titulo)
    await aparelho.db().write.deleteFrom('leitura').execute()
    await page.reload()
    const remover = page.getByRole('button', { name: `Remover: ${titulo}` })
    await remover.waitFor()
    await remover.click()
    await page.getByText('Nenhum texto está guardado neste aparelho.').waitFor()
    await remover.waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: `Guardar: ${titulo}` }).count()).toBe(0)
  })
})

describe('the shelf', LONG, () => {
  it('has a book that was saved just before the network went', async () => {
    const aparelho = await openAparelho('/ebooks/ebook/3')
    const page = aparelho.page()
    // The device then has a shelf without the book.
    await page.reload()
    const salvar = page.getByRole('button', { name: /^Salvar/ }).first()
    await salvar.waitFor()
    await page.waitForLoadState('networkidle')
    const titulo = await page.getByRole('heading', { level: 1 }).innerText()
    allowNoNetwork()
    const refused = await refuseToRead(page, '/api/leitura')
    await salvar.click()
    await page.waitForURL('/ebooks/estante*')
    await expectSoon(refused).toBeGreaterThan(0)
    await aparelho.cutNetwork()
    await page.reload()
    await page.getByRole('main').getByRole('listitem').filter({ hasText: titulo }).first().waitFor()
  })
})

describe('an address of the server', () => {
  it('is not answered with the app', async () => {
    const aparelho = await openAparelho('/')
    const page = aparelho.page()
    const answers = await page.evaluate(() =>
      Promise.all(
        ['/mbw', '/robots.txt', '/api/saude'].map(async (url) =>
          (await fetch(url)).headers.get('Content-Type'),
        ),
      ),
    )
    expect(answers).toEqual([
      'text/html; charset=utf-8',
      'text/plain; charset=utf-8',
      'application/json; charset=utf-8',
    ])
    await page.goto('/mbw')
    expect(await page.locator('meta[property="og:title"]').count()).toBe(1)
  })
})
