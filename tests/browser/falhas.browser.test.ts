/** What a reader sees while the server fails, and how the page recovers with it. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { runClockUntil } from '#tests/support/browser-clock.ts'
import { breakTable } from '#tests/support/browser-failures.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, db, url } = setupBrowser()

/** One step is as long as the shortest wait between two tries (1, 2, 4 s). */
const STEP_MS = 1_000

interface Failure {
  /** Table that is taken away. */
  readonly table: string
  /** Call that fails without it, and others of the same page that fail too. */
  readonly call: string
  readonly others?: readonly string[]
  readonly act: (page: Page) => Promise<void>
  readonly message: string
  /** What 'Tentar de novo' brings. */
  readonly recovered: (page: Page) => Locator
}

const FAILURES: readonly (readonly [string, Failure])[] = [
  [
    'the home page',
    {
      table: 'simbolo',
      call: '/api/simbolo',
      act: async (page) => void (await page.goto('/')),
      message: 'Erro ao carregar padrões.',
      recovered: (page) => page.getByRole('link', { name: 'Acessar' }).first(),
    },
  ],
  [
    'a chapter',
    {
      table: 'parte',
      call: '/api/cfw/30/completo',
      act: async (page) => void (await page.goto('/cfw/capitulo/30')),
      message: 'Erro ao carregar conteúdo completo.',
      recovered: (page) => page.getByRole('heading', { level: 2, name: 'Seção 1' }),
    },
  ],
  [
    'the references of a part',
    {
      table: 'referencia_trecho',
      call: '/api/referencia/referencias_biblicas/100801001/cfw',
      act: async (page) => {
        await page.goto('/cfw/capitulo/8')
        await page.getByRole('button', { name: 'Referências bíblicas, nota 1', exact: true }).first().click()
      },
      message: 'Erro ao carregar referências.',
      recovered: (page) => page.getByRole('dialog').getByText('Isaías 42.1: texto de prova.'),
    },
  ],
  [
    'the books of the Old Testament',
    {
      table: 'livro',
      call: '/api/biblia/antigo-testamento/livros',
      others: ['/api/biblia/novo-testamento/livros'],
      act: async (page) => void (await page.goto('/biblia')),
      message: 'Erro ao carregar livros do Antigo Testamento.',
      recovered: (page) => page.getByRole('link', { name: 'Gênesis' }),
    },
  ],
]

describe('while the server fails', () => {
  it.each(FAILURES)('%s says so after three more tries, and recovers with it', async (name, failure) => {
    const page = await open('/perfil', { clock: true })
    for (const call of [failure.call, ...(failure.others ?? [])]) {
      expectPageConsole(`answered 500: ${url()}${call}`)
    }
    const restore = await breakTable(db(), failure.table, url() + failure.call)
    const tries: string[] = []
    page.on('response', (answer) => tries.push(new URL(answer.url()).pathname))

    await failure.act(page)
    const message = page.getByRole('alert').filter({ hasText: failure.message })
    await runClockUntil(page, message, STEP_MS)
    expect(tries.filter((path) => path === failure.call)).toHaveLength(4)
    await saveScreenshot(page, `falha-${name.replaceAll(' ', '-')}`)

    await restore()
    await message.getByRole('button', { name: 'Tentar de novo' }).click()
    await failure.recovered(page).waitFor()
    await expectSoon(() => message.count()).toBe(0)
  })

  it('a page goes on by itself when the server recovers between two tries', async () => {
    const page = await open('/perfil', { clock: true })
    const call = '/api/cfw/31/completo'
    expectPageConsole(`answered 500: ${url()}${call}`)
    const restore = await breakTable(db(), 'parte', url() + call)
    const failed = page.waitForResponse((answer) => answer.url().endsWith(call))
    await page.goto('/cfw/capitulo/31')
    await failed
    await restore()
    await runClockUntil(page, page.getByRole('heading', { level: 2, name: 'Seção 1' }), STEP_MS)
  })
})

describe('while the network is away', () => {
  it('what is in memory can be read, the rest says what is wrong and comes when the network is back', async () => {
    const page = await open('/cfw/capitulo/8', { clock: true })
    const prefetched = page.waitForResponse('**/api/cfw/9/completo')
    await page.getByRole('link', { name: 'Próximo Capítulo' }).hover()
    await (await prefetched).finished()
    expectPageConsole('failed: net::ERR_INTERNET_DISCONNECTED')
    expectPageConsole('error: Erro ao buscar notas: NetworkError')
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Próximo Capítulo' }).click()
    await page.getByRole('heading', { level: 1, name: 'Do Livre-Arbítrio' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Seção 1' }).waitFor()
    await settleEffects(page)
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { level: 1, name: 'Da Vocação Eficaz' }).waitFor()
    const message = page.getByRole('alert').filter({ hasText: 'Erro ao carregar conteúdo completo.' })
    await runClockUntil(page, message, STEP_MS)
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 2, name: 'Seção 1' }).waitFor()
    await expectSoon(() => message.count()).toBe(0)
  })

  it('leaving says that it did not work, and the reader stays', async () => {
    const page = await open('/cfw')
    await page.getByRole('button', { name: 'leitor' }).click()
    expectPageConsole('failed: net::ERR_INTERNET_DISCONNECTED')
    expectPageConsole('error: Erro ao fazer logout:')
    await page.context().setOffline(true)
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.getByRole('alert').getByText('Não foi possível sair. Tente de novo.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/cfw')
  })
})
