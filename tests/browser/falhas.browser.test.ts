import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { runClockUntil } from '#tests/support/browser-clock.ts'
import { breakTable } from '#tests/support/browser-failures.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, openAsVisitor, db, url } = setupBrowser()

/** One step is as long as the shortest wait between two tries (1, 2, 4 s). */
const STEP_MS = 1_000

describe('while the server fails', () => {
  it('a chapter says so after three more tries, and recovers with it', async () => {
    const page = await open('/perfil', { clock: true })
    const call = '/api/padroes/cfw/paginas/30'
    expectPageConsole(`answered 500: ${url()}${call}`)
    const restore = await breakTable(db(), 'parte', url() + call)
    const tries: string[] = []
    page.on('response', (answer) => tries.push(new URL(answer.url()).pathname))
    await page.goto('/cfw/capitulo/30')
    const message = page.getByRole('alert').filter({ hasText: 'Erro ao carregar conteúdo completo.' })
    await runClockUntil(page, message, STEP_MS)
    expect(tries.filter((path) => path === call)).toHaveLength(4)
    await saveScreenshot(page, 'falha-a-chapter')

    await restore()
    await message.getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByRole('heading', { level: 2, name: 'Seção 1' }).waitFor()
    await expectSoon(() => message.count()).toBe(0)
  })
})

describe('while a file of the app does not come', () => {
  it('the page says so, and opens once it is loaded anew', async () => {
    const page = await openAsVisitor('/mbw')
    expectPageConsole(/^failed: net::ERR_FAILED .*\/assets\/react-/m)
    expectPageConsole('error: Erro ao abrir o aplicativo: TypeError')
    await page.route('**/assets/react-*.js', (route) => route.abort())
    await page.goto('/login')
    await page.getByRole('alert').getByRole('heading', { name: 'A biblioteca não abriu' }).waitFor()
    await expectNoAxeViolations(page)
    await saveScreenshot(page, 'falha-app')
    await page.unroute('**/assets/react-*.js')
    await page.getByRole('button', { name: 'Recarregar' }).click()
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
  })
})

describe('while the network is away', () => {
  it('what is in memory can be read, the rest says what is wrong and comes when the network is back', async () => {
    const page = await open('/cfw/capitulo/8', { clock: true })
    const prefetched = page.waitForResponse('**/api/padroes/cfw/paginas/9')
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
    // The menu is fetched when it is first opened.
    await page.getByRole('menuitem', { name: 'Sair' }).waitFor()
    expectPageConsole('failed: net::ERR_INTERNET_DISCONNECTED')
    expectPageConsole('error: Erro ao fazer logout:')
    await page.context().setOffline(true)
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.getByRole('alert').getByText('Não foi possível sair. Tente de novo.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/cfw')
  })
})
