/** What becomes of a half-written note when its reader is signed out in another tab. Within one: tests/component/notas-sessao. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { allowPageConsole, expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner, submitForm } from '#tests/support/browser-login.ts'
import { fillNota, openNova, painelNotas } from '#tests/support/browser-notas.ts'

const { open, newReader } = setupBrowser()

const NOTA = { titulo: 'O Mediador', anotacao: 'Profeta, sacerdote e rei.' }

async function entrar(page: Page, { email, password }: Cadastro): Promise<void> {
  await submitForm(page, { 'E-mail': email, Senha: password })
  await banner(page, 'status', 'Login realizado com sucesso!').waitFor()
  await page.clock.fastForward(1_000)
}

/** The page asks as whoever it knew, and is told that nobody is signed in. */
function allowNoSession(): void {
  allowPageConsole(/^answered 401: /)
  allowPageConsole('error: Failed to fetch user')
  allowPageConsole('error: Erro ao buscar notas: ApiError')
}

describe('leaving', () => {
  const pergunta = (page: Page) =>
    page.getByRole('alertdialog', { name: 'Há um rascunho de nota que não foi salvo.' })

  async function sair(page: Page, { username }: Cadastro): Promise<void> {
    await page.getByRole('button', { name: username }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
  }

  it('in another tab signs this one out with its dialog open; nobody finds the text again', async () => {
    const reader = await newReader()
    const other = await newReader()
    const page = await open('/cfw/capitulo/8', { reader, clock: true })
    await fillNota(await openNova(page), NOTA)
    await page.clock.fastForward(1_000)
    const tab = await page.context().newPage()
    await tab.goto('/notas')
    // It goes with the session: each of the two who enter asks for a new one.
    expectPageConsole('warning: Cookie csrftoken não encontrado.')
    allowNoSession()
    await sair(tab, reader)
    await pergunta(tab).getByRole('button', { name: 'Sair e descartar' }).click()
    await tab.waitForURL('/login')
    await page.waitForURL('/login')
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
    // Left open: closing a page that is still being loaded can take the browser a minute.
    await page.bringToFront()
    expect(await page.evaluate(listRascunhos)).toEqual([])

    await entrar(page, other)
    await page.waitForURL('/cfw/capitulo/8')
    await painelNotas(page).getByText('Nenhuma Nota Criada').waitFor()
    expect(await page.getByRole('button', { name: 'Continuar' }).count()).toBe(0)
    expect(await (await openNova(page)).getByLabel('Título').inputValue()).toBe('')
    await page.keyboard.press('Escape')

    await sair(page, other)
    await page.waitForURL('/login')
    await entrar(page, reader)
    await page.waitForURL('/')
    await page.goto('/cfw/capitulo/8')
    await painelNotas(page).getByText('Nenhuma Nota Criada').waitFor()
    expect(await page.getByRole('button', { name: 'Continuar' }).count()).toBe(0)
  })
})

/** Runs in the page: the names of what is kept of drafts. */
function listRascunhos(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith('mbw:rascunho'))
}
