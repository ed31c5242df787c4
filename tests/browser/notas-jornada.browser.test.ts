/** A note from the first visit to its deletion: the guard, the registration, a refused and a good sign-in. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { runClockUntil, stopClock } from '#tests/support/browser-clock.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner, submitForm, swapForms } from '#tests/support/browser-login.ts'
import {
  fillNota,
  openEdicao,
  openExclusao,
  openNova,
  painelNotas,
  readNotas,
  saveNota,
  titulos,
} from '#tests/support/browser-notas.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { openAsVisitor, db } = setupBrowser()

const TITULO = 'O Mediador'
const ANOTACAO = 'Profeta, sacerdote e rei.\nComparar com a pergunta 43.'

describe('the first note', () => {
  it('is written where the guard stopped the visitor, changed and deleted', async () => {
    const reader = {
      username: 'Priscila',
      email: 'priscila@exemplo.com.br',
      password: 'senha-segura',
    }
    expectPageConsole(/^answered 401: .*\/api\/user$/)
    expectPageConsole('error: Failed to fetch user')
    expectPageConsole('warning: Cookie csrftoken não encontrado.')
    expectPageConsole(/^answered 401: .*\/api\/login$/)
    const page = await openAsVisitor('/cfw/capitulo/8', { clock: true })
    await cadastrarEntrar(page, reader)
    await page.waitForURL('/cfw/capitulo/8')
    const painel = painelNotas(page)
    await painel.getByText('Nenhuma Nota Criada').waitFor()
    await page.evaluate(() => document.documentElement.setAttribute('data-antes', ''))

    await create(page)
    await expectSoon(() => titulos(painel)).toEqual([TITULO])
    await expectSoon(() => painel.getByText('Profeta, sacerdote e rei.').innerText()).toBe(ANOTACAO)
    expect(await painel.getByText('Nenhuma Nota Criada').count()).toBe(0)
    await saveScreenshot(page, 'notas-painel')

    const edicao = await openEdicao(page, TITULO)
    await edicao.getByText('CFW, Cap 8').waitFor()
    await expectSoon(() => edicao.getByLabel('Anotação').inputValue()).toBe(ANOTACAO)
    await fillNota(edicao, { titulo: 'O ofício do Mediador' })
    await saveNota(edicao)
    await banner(page, 'status', 'Nota editada com sucesso!').waitFor()
    await expectSoon(() => titulos(painel)).toEqual(['O ofício do Mediador'])
    await expectSoon(() => readNotas(db(), reader)).toEqual([
      { titulo: 'O ofício do Mediador', anotacao: ANOTACAO, versao: 2, simbolo_id: 1, numero: 8 },
    ])

    const kept = await openExclusao(page, 'O ofício do Mediador')
    await kept.getByText('“O ofício do Mediador” será apagada.').waitFor()
    await saveScreenshot(page, 'notas-excluir')
    await kept.getByRole('button', { name: 'Não' }).click()
    await kept.waitFor({ state: 'detached' })
    expect(await readNotas(db(), reader)).toHaveLength(1)

    const deleted = await openExclusao(page, 'O ofício do Mediador')
    await deleted.getByRole('button', { name: 'Sim' }).click()
    await banner(page, 'status', 'Nota excluída com sucesso!').waitFor()
    await painel.getByText('Nenhuma Nota Criada').waitFor()
    await expectSoon(() => readNotas(db(), reader)).toEqual([])
    // All of it without loading the page again.
    expect(await page.locator('html[data-antes]').count()).toBe(1)
  })
})

/** The dialog counts what is typed and refuses what is too long, until it fits. */
async function create(page: Page): Promise<void> {
  const dialog = await openNova(page)
  await dialog.getByText('CFW, Cap 8').waitFor()
  await dialog.getByText('0/200', { exact: true }).waitFor()
  await dialog.getByText('0/20.000', { exact: true }).waitFor()
  await fillNota(dialog, { titulo: 'M'.repeat(203), anotacao: ANOTACAO })
  await dialog.getByText('203/200', { exact: true }).waitFor()
  await dialog.getByText(`${ANOTACAO.length}/20.000`, { exact: true }).waitFor()
  await dialog.getByText('O título passou do limite: 3 caracteres a mais.').waitFor()
  await saveNota(dialog)
  await expectSoon(() => page.locator(':focus').getAttribute('aria-invalid')).toBe('true')
  await fillNota(dialog, { titulo: TITULO, anotacao: 'a'.repeat(20_001) })
  await dialog.getByText('20.001/20.000', { exact: true }).waitFor()
  await dialog.getByText('A anotação passou do limite: 1 caractere a mais.').waitFor()
  await saveScreenshot(page, 'notas-limite')
  await fillNota(dialog, { anotacao: ANOTACAO })
  await dialog.getByText(`${TITULO.length}/200`, { exact: true }).waitFor()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // On a telephone it fills the window.
    await expectSoon(async () => (await dialog.boundingBox())?.width === width).toBe(width < 640)
    await saveScreenshot(page, 'notas-nova')
  }
  await saveNota(dialog)
  await banner(page, 'status', 'Nota criada.').waitFor()
  await dialog.waitFor({ state: 'hidden' })
}

/** Registers, is refused with another password, and signs in. */
async function cadastrarEntrar(
  page: Page,
  { username, email, password }: { username: string; email: string; password: string },
): Promise<void> {
  await page.waitForURL('/login')
  await swapForms(page)
  await stopClock(page)
  await submitForm(page, { 'Nome de usuário': username, 'E-mail': email, Senha: password })
  // The page is loaded anew 2 s after the registration.
  const cadastrado = banner(page, 'status', 'Cadastro realizado com sucesso!')
  await runClockUntil(page, cadastrado)
  await page.clock.runFor(1_900)
  expect(await cadastrado.isVisible()).toBe(true)
  await page.clock.runFor(150)
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  await expectSoon(() => cadastrado.isVisible()).toBe(false)
  await page.clock.resume()

  const refusal = banner(page, 'alert', 'E-mail ou senha incorretos.')
  await submitForm(page)
  await refusal.waitFor()
  await page.getByRole('button', { name: 'Fechar aviso' }).click()
  await refusal.waitFor({ state: 'hidden' })
  await submitForm(page, { 'E-mail': email, Senha: 'outra-senha' })
  await refusal.waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  await submitForm(page, { 'E-mail': email, Senha: password })
  await banner(page, 'status', 'Login realizado com sucesso!').waitFor()
  await page.clock.fastForward(1_000)
}
