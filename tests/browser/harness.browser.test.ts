/** What every other browser test rests on: its guard finds what is wrong, its pages begin empty, its check against WCAG sees. */
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes, expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { checkPages, expectPageConsole } from '#tests/support/browser-guard.ts'
import { openAparelho } from '#tests/support/browser-offline.ts'

const { open, openAsVisitor } = setupBrowser()

/** For what will not come. */
const AT_ONCE = 50

const PROBLEMS: readonly (readonly [name: RegExp, act: (page: Page) => Promise<unknown>])[] = [
  [
    /^never came: never said$/m,
    async () => {
      expectPageConsole('never said')
    },
  ],
  [/^warning: surprise/m, (page) => page.evaluate(() => console.warn('surprise'))],
  [
    /^thrown: SyntaxError/m,
    async (page) => {
      const thrown = page.waitForEvent('pageerror')
      await page.evaluate(() => void setTimeout(() => JSON.parse('{')))
      await thrown
    },
  ],
  [
    /^error: .*Content Security Policy/m,
    async (page) => {
      await page.goto('/login')
      await page.evaluate(() =>
        document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
      )
    },
  ],
  [
    /^answered 404: .*\/api\/biblia\/livro\/99$/m,
    (page) => page.evaluate(() => fetch('/api/biblia/livro/99').then(({ status }) => status)),
  ],
  [
    /^failed: net::ERR_INTERNET_DISCONNECTED .*\/api\/simbolo$/m,
    async (page) => {
      await page.context().setOffline(true)
      await page.evaluate(() => fetch('/api/simbolo').catch(() => undefined))
      await page.context().setOffline(false)
    },
  ],
  [
    /^foreign: http:\/\/exemplo.com.br\/$/m,
    async (page) => {
      await page.route('http://exemplo.com.br/', (route) => route.fulfill({ body: '' }))
      // Not in a window of its own: what that hears, perhaps in the next test, is not in the hands of this page.
      await page.goto('http://exemplo.com.br/')
    },
  ],
]

describe('the guard of browser tests', () => {
  it('names each problem of a page that was not declared, or declared and never came, and lets declared ones pass', async () => {
    const context = (await openAsVisitor('/login')).context()
    for (const [name, act] of PROBLEMS) {
      const page = await openStill(context)
      await act(page)
      await expect(checkPages([page], AT_ONCE), String(name)).rejects.toThrow(name)
      await page.close()
    }

    const page = await openStill(context)
    expectPageConsole('Failed to fetch user')
    expectPageConsole(/warning: \d+ avisos/)
    await page.evaluate(() => {
      console.error('Failed to fetch user')
      console.warn('2 avisos')
    })
    await checkPages([page])
    await page.close()
  })

  it.fails('fails the test whose page has one', async () => {
    const page = await openAsVisitor('/login')
    await page.evaluate(() => console.warn('surprise'))
  })

  it('lets calls go that a page leaves behind in its service worker, not those without an answer', async () => {
    const aparelho = await openAparelho('/sobre')
    const page = aparelho.page()
    for (let times = 0; times < 3; times++) {
      const loaded = page.waitForEvent('load')
      await page.evaluate(() => {
        for (let copy = 0; copy < 40; copy++) void fetch(`/api/ebook/1/capitulos?copia=${copy}`)
        location.reload()
      })
      await loaded
    }
    await page.waitForLoadState('networkidle')
    await aparelho.cutNetwork()
    await page.evaluate(() => fetch('/api/simbolo?sem=rede').catch(() => undefined))
    await expect(checkPages([page])).rejects.toThrow(/:\nfailed: [^\n]*sem=rede$/)
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
  it('names what it finds, targets that are too small too, and looks at colours alone when asked to', async () => {
    const page = await open('/sobre')
    await expectNoAxeViolations(page)
    // What was there and not seen is looked at when what is beside it shows it.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.fechado + p { display: none } p.claro { color: #ccc }')
      document.adoptedStyleSheets = [sheet]
      const beside = Object.assign(document.createElement('div'), { className: 'fechado' })
      const pale = Object.assign(document.createElement('p'), { textContent: 'Claro', className: 'claro' })
      document.querySelector('main')?.append(beside, pale)
    })
    await expectNoAxeViolations(page)
    await page.evaluate(() => document.querySelector('.fechado')?.classList.remove('fechado'))
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/color-contrast(.|\n)*Claro/)
    await page.evaluate(() => document.querySelector('main p.claro')?.remove())

    await page.evaluate(() => {
      const grey = Object.assign(document.createElement('p'), { textContent: 'Cinza' })
      grey.style.color = '#ccc'
      document.querySelector('main')?.append(grey, document.createElement('img'))
    })
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/image-alt(.|\n)*<img>|<img>(.|\n)*image-alt/)
    const colours = expectNoAxeViolations(page, 'colours')
    await expect(colours).rejects.toThrow(/color-contrast(.|\n)*Cinza/)
    await expect(colours).rejects.not.toThrow('image-alt')
    await page.evaluate(() => {
      const buttons = ['a', 'b'].map((name) => {
        const button = Object.assign(document.createElement('button'), { ariaLabel: name })
        button.style.cssText = 'width: 12px; height: 12px; background: #000'
        return button
      })
      document.querySelector('main')?.append(...buttons)
    })
    await expect(expectNoAxeViolations(page)).rejects.toThrow('target-size')
    // Each theme for itself.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      const colours = '[data-tema=sepia] h1 { color: #ddd } [data-tema=escuro] h1 { color: #222 }'
      sheet.replaceSync(`main > :is(p:last-of-type, img, button) { display: none } ${colours}`)
      document.adoptedStyleSheets = [sheet]
    })
    const found = expectAxeInThemes(page)
    await expect(found).rejects.toThrow(/:\nsepia, color-contrast(.|\n)*escuro, color-contrast/)
  })
})

/** A page without any script, of which only the test makes something. */
async function openStill(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/robots.txt')
  return page
}
