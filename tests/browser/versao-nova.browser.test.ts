/** A new version of the app, which waits until the reader wants it. */
import { createServer, request, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { checkPages, expectPageConsole, guardContext } from '#tests/support/browser-guard.ts'
import { openSharedLibrary, workerBrowser } from '#tests/support/browser-library.ts'

/** Two hundred files in the worker's list: with a network the pages do without keeping them. */
const HASHED = /\{url:`\/assets\/[^`]+`,revision:null\},?/g

/**
 * Stands before the server and gives its service worker a short list of files, and another end: to a browser, that is another version.
 * @param ending what the script of the service worker ends with
 */
async function startProxy(target: string, ending: () => string): Promise<Server> {
  const proxy = createServer((asked, answer) => {
    const isWorker = asked.url === '/sw.js'
    const headers = { ...asked.headers }
    // The whole file as it is: the browser has it already, and compressed.
    if (isWorker)
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
    const passed = request(target + asked.url, { method: asked.method ?? 'GET', headers }, (reply) => {
      if (isWorker) delete reply.headers['content-length']
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      if (!isWorker) return reply.pipe(answer)
      text(reply).then(
        (script) => answer.end(script.replaceAll(HASHED, '') + ending()),
        () => answer.destroy(),
      )
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return proxy
}

function addressOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return `http://127.0.0.1:${address.port}`
}

/** That a banner of the page and the notice are both seen whole. */
async function expectBesideBanner(page: Page): Promise<void> {
  // Behind the other page it would draw a frame a second, and a click waits for some.
  await page.bringToFront()
  expectPageConsole('/api/login')
  expectPageConsole('Cookie csrftoken não encontrado.')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ninguem@exemplo.com.br')
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill('senha-errada')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  const banner = page.getByRole('alert').locator('.banner')
  await banner.waitFor()
  const notice = page.getByText('Há uma versão nova da biblioteca.')
  const [above, below] = [await banner.boundingBox(), await notice.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
}

it('announces itself in every page, and is loaded by all of them at once', async () => {
  let ending = ''
  const { server } = await openSharedLibrary()
  const proxy = await startProxy(server.url, () => ending)
  const browser = await workerBrowser()
  const context = await browser.newContext({ baseURL: addressOf(proxy), reducedMotion: 'reduce' })
  onTestFinished(async () => {
    await context.close()
    proxy.close()
  })
  guardContext(context, addressOf(proxy))
  const [page, other] = [await context.newPage(), await context.newPage()]
  // The first page brings the service worker, the second finds it.
  await page.goto('/mbw')
  for (const tab of [page, other]) {
    await tab.goto('/login')
    await tab.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await tab.evaluate(() => {
      // Not the title: the page sets its own a moment later.
      document.documentElement.dataset.prova = 'a versão velha'
    })
  }

  ending = '\n// another version'
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  for (const tab of [page, other]) await tab.getByText('Há uma versão nova da biblioteca.').waitFor()
  expect(await other.locator('html').getAttribute('data-prova')).toBe('a versão velha')
  await expectBesideBanner(page)
  await page.getByRole('button', { name: 'Atualizar agora' }).click()
  for (const tab of [page, other]) {
    await tab.locator('html:not([data-prova])').waitFor({ state: 'attached' })
    await tab.getByRole('heading', { level: 1 }).waitFor()
    expect(await tab.getByText('Há uma versão nova da biblioteca.').count()).toBe(0)
  }
  await checkPages(context.pages())
})
