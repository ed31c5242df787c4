/** A row of the error catalogue (docs/erros.md); the others of public pages are in tests/component. */
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const { open } = setupBrowser()

describe('what there is not', () => {
  it('a standard without a symbol has no notes: an alert says so', async () => {
    const page = await open('/ajuda')
    // No standard is without one. The page gets a code in which the Confession is.
    let changed = 0
    await page.route('**/assets/*.js', async (route) => {
      const code = await (await route.fetch()).text()
      const body = code.replace(/simboloId:1(?=,sigla:.CFW\b)/, () => {
        changed += 1
        return 'simboloId:NaN'
      })
      await route.fulfill({ body, contentType: 'text/javascript' })
    })
    expectPageConsole(/^answered 422: .*\/anotacao_simbolos\/NaN\/8\/nota$/)
    expectPageConsole('error: Erro ao buscar notas: ApiError')
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(`${dialog.type()}: ${dialog.message()}`)
      await dialog.accept()
    })
    await page.goto('/cfw/capitulo/8')
    await page.getByRole('button', { name: 'Nova nota' }).click()
    expect(changed).toBe(1)
    await expectSoon(() => asked).toEqual(['alert: Tipo inválido!'])
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
