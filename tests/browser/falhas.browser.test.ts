import { describe, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { runClockUntil } from '#tests/support/browser-clock.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, openAsVisitor } = setupBrowser()

/** One step is as long as the shortest wait between two tries (1, 2, 4 s). */
const STEP_MS = 1_000

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
})
