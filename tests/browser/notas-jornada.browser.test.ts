/** A note from the first visit to its deletion, under a chapter, a question and a page of a directory. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { runClockUntil, stopClock } from '#tests/support/browser-clock.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner, submitForm, swapForms } from '#tests/support/browser-login.ts'
import {
  fillNota,
  insertNotas,
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

const { open, openAsVisitor, newReader, db } = setupBrowser()

const TITULO = 'O Mediador'
const ANOTACAO = 'Profeta, sacerdote e rei.\nComparar com a pergunta 43.'

describe.each([390, 1440])('the first note at %i px', (width) => {
  it('is written where the guard stopped the visitor, changed and deleted', async () => {
    const reader = {
      username: 'Priscila',
      email: `priscila${width}@exemplo.com.br`,
      password: 'senha-segura',
    }
    expectPageConsole(/^answered 401: .*\/api\/user$/)
    expectPageConsole('error: Failed to fetch user')
    expectPageConsole('warning: Cookie csrftoken não encontrado.')
    const page = await openAsVisitor('/cfw/capitulo/8', { width, clock: true })
    await cadastrarEntrar(page, reader)
    await page.waitForURL('/cfw/capitulo/8')
    const painel = painelNotas(page)
    await painel.getByText('Nenhuma Nota Criada').waitFor()
    await page.evaluate(() => document.documentElement.setAttribute('data-antes', ''))

    await create(page, width)
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

describe('a page of another standard', () => {
  it('has its own notes, under the heading of its standard', async () => {
    const page = await open('/sobre')
    for (const [path, titulo, rotulo] of [
      ['/bcw/pergunta/1', 'Suas Notas', 'BCW, Pergunta 1'],
      ['/fgop/capitulo/2', 'Notas:', 'FGOP, Cap 2'],
      ['/dcpu/capitulo/3', 'Notas:', 'DCPU, Cap 3'],
    ] as const) {
      await page.goto(path)
      const painel = painelNotas(page, titulo)
      await painel.getByText('Nenhuma Nota Criada').waitFor()
      const dialog = await openNova(page)
      await dialog.getByText(rotulo).waitFor()
      await fillNota(dialog, { titulo: rotulo, anotacao: 'Ler em voz alta.' })
      await saveNota(dialog)
      await expectSoon(() => titulos(painel)).toEqual([rotulo])
    }
    await page.goto('/fgop/capitulo/2')
    await expectSoon(() => titulos(painelNotas(page, 'Notas:'))).toEqual(['FGOP, Cap 2'])
  })
})

describe('the sentences of success', () => {
  it('stay for 3 s', async () => {
    const reader = await newReader()
    await insertNotas(db(), reader, [{ titulo: TITULO, anotacao: ANOTACAO }])
    const page = await open('/cfw/capitulo/8', { reader, clock: true })
    await painelNotas(page).getByRole('heading', { name: TITULO }).waitFor()
    const edicao = await openEdicao(page, TITULO)
    await fillNota(edicao, { anotacao: 'Só ele.' })
    await stopClock(page)
    await saveNota(edicao)
    await expectThreeSeconds(page, 'Nota editada com sucesso!')

    const exclusao = await openExclusao(page, TITULO)
    await exclusao.getByRole('button', { name: 'Sim' }).click()
    await expectThreeSeconds(page, 'Nota excluída com sucesso!')
  })
})

/** The dialog counts what is typed and refuses what is too long, until it fits. */
async function create(page: Page, width: number): Promise<void> {
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
  if (width < 640) expect((await dialog.boundingBox())?.width).toBe(width)
  await saveScreenshot(page, 'notas-nova')
  await saveNota(dialog)
  await banner(page, 'status', 'Nota criada.').waitFor()
  await dialog.waitFor({ state: 'hidden' })
}

async function cadastrarEntrar(
  page: Page,
  { username, email, password }: { username: string; email: string; password: string },
): Promise<void> {
  await page.waitForURL('/login')
  await swapForms(page)
  await submitForm(page, { 'Nome de usuário': username, 'E-mail': email, Senha: password })
  await banner(page, 'status', 'Cadastro realizado com sucesso!').waitFor()
  await page.clock.fastForward(2_000)
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  await submitForm(page, { 'E-mail': email, Senha: password })
  await banner(page, 'status', 'Login realizado com sucesso!').waitFor()
  await page.clock.fastForward(1_000)
}

/** There 2.9 s after it came, gone after 3 s; the page's time stands still. */
async function expectThreeSeconds(page: Page, sentence: string): Promise<void> {
  const success = banner(page, 'status', sentence)
  await runClockUntil(page, success)
  await page.clock.runFor(2_880)
  expect(await success.isVisible()).toBe(true)
  await page.clock.runFor(120)
  await success.waitFor({ state: 'hidden' })
}
