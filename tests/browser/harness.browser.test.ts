import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { openAparelho } from '#tests/support/browser-offline.ts'

const { open, openAsVisitor } = setupBrowser()

describe('the guard of browser tests', () => {
  it('lets declared problems pass', async () => {
    const page = await open('/')
    expectPageConsole('Failed to fetch user')
    expectPageConsole(/warning: \d+ avisos/)
    await page.evaluate(() => {
      console.error('Failed to fetch user')
      console.warn('2 avisos')
    })
    expect.assertions(0)
  })

  it.fails('fails a test whose declared problem never comes', async () => {
    await open('/')
    expectPageConsole('never said')
  })

  it.fails('fails on an undeclared warning', async () => {
    const page = await open('/')
    await page.evaluate(() => console.warn('surprise'))
  })

  it.fails('fails on an exception', async () => {
    const page = await open('/')
    await page.evaluate(() => void setTimeout(() => JSON.parse('{')))
    await page.waitForEvent('pageerror')
  })

  it.fails('fails on a violation of the security policy', async () => {
    const page = await open('/')
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
    )
  })

  it.fails('fails on an answer with an error', async () => {
    const page = await open('/')
    await page.evaluate(() => fetch('/api/biblia/livro/99'))
  })

  it.fails('fails on a request that no answer comes to', async () => {
    const page = await open('/')
    await page.context().setOffline(true)
    await page.evaluate(() => fetch('/api/simbolo').catch(() => undefined))
  })

  it.fails('fails on such a request through a service worker too', { timeout: 60_000 }, async () => {
    const aparelho = await openAparelho('/sobre')
    await aparelho.page().waitForLoadState('networkidle')
    await aparelho.cutNetwork()
    await aparelho.page().evaluate(() => fetch('/api/simbolo?sem=rede').catch(() => undefined))
  })

  it('lets calls go that a page leaves behind in its service worker', { timeout: 60_000 }, async () => {
    const aparelho = await openAparelho('/sobre')
    const page = aparelho.page()
    for (let times = 0; times < 3; times++) {
      await page.evaluate(() => {
        for (let copy = 0; copy < 40; copy++) void fetch(`/api/ebook/1/capitulos?copia=${copy}`)
        location.reload()
      })
      await page.waitForEvent('load')
    }
  })

  it.fails('fails on a request to another site', async () => {
    const page = await openAsVisitor('/login')
    await page.route('http://exemplo.com.br/', (route) => route.fulfill({ body: '' }))
    // Not in a window of its own: what that hears, perhaps in the next test, is not in the hands of this page.
    await page.goto('http://exemplo.com.br/')
  })
})

describe('a page', () => {
  it('leaves what it keeps to the test that opened it', async () => {
    const page = await open('/sobre')
    await page.evaluate(async () => {
      localStorage.setItem('de-outro-teste', 'sim')
      sessionStorage.setItem('de-outro-teste', 'sim')
      await caches.open('de-outro-teste')
      await new Promise((resolve) => {
        indexedDB.open('de-outro-teste').onsuccess = resolve
      })
    })
    await page.context().setOffline(true)
  })

  it('finds nothing that another test has left', async () => {
    const page = await openAsVisitor('/login')
    const left = await page.evaluate(async () => ({
      storage: [localStorage.length, sessionStorage.length],
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
    expect(left).toEqual({ storage: [0, 0], caches: [], databases: [] })
    expect(await page.context().cookies()).toEqual([])
  })
})

describe('the check against WCAG', () => {
  it('names what it finds, and looks at colours alone when asked to', async () => {
    const page = await open('/sobre')
    await expectNoAxeViolations(page)
    await page.evaluate(() => {
      const grey = Object.assign(document.createElement('p'), { textContent: 'Cinza' })
      grey.style.color = '#ccc'
      document.querySelector('main')?.append(grey, document.createElement('img'))
    })
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/image-alt(.|\n)*<img>|<img>(.|\n)*image-alt/)
    await expect(expectNoAxeViolations(page, 'colours')).rejects.toThrow(/color-contrast(.|\n)*Cinza/)
    await expect(expectNoAxeViolations(page, 'colours')).rejects.not.toThrow('image-alt')
  })
})
