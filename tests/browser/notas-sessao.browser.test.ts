/** What becomes of a half-written note when its reader is signed out. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { allowPageConsole, expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner, submitForm } from '#tests/support/browser-login.ts'
import {
  editor,
  fillNota,
  insertNotas,
  openEdicao,
  openNova,
  painelNotas,
  readNotas,
  saveNota,
  titulos,
} from '#tests/support/browser-notas.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const { open, newReader, db } = setupBrowser()

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

describe('a session that ended while a note was written', () => {
  it('leads to the login page and back to the new note, which has its text still', async () => {
    const reader = await newReader()
    const page = await open('/cfw/capitulo/8', { reader, clock: true })
    const dialog = await openNova(page)
    await fillNota(dialog, NOTA)
    await db().write.deleteFrom('sessao').execute()
    expectPageConsole(/^answered 401: .*\/criar_nota$/)
    expectPageConsole('error: Erro ao criar nota: ApiError')
    allowNoSession()
    await saveNota(dialog)
    await page.waitForURL('/login')

    await entrar(page, reader)
    await page.waitForURL('/cfw/capitulo/8')
    await page.getByRole('button', { name: 'Continuar' }).click()
    expect(await editor(page).getByLabel('Título').inputValue()).toBe(NOTA.titulo)
    expect(await editor(page).getByLabel('Anotação').inputValue()).toBe(NOTA.anotacao)
    await saveNota(editor(page))
    await expectSoon(() => titulos(painelNotas(page))).toEqual([NOTA.titulo])
    expect(await readNotas(db(), reader)).toHaveLength(1)
    expect(await page.getByRole('button', { name: 'Continuar' }).count()).toBe(0)
  })

  it('leads back to the filter of all notes, and to the edit', async () => {
    const reader = await newReader()
    await insertNotas(db(), reader, [NOTA])
    const page = await open('/notas?padrao=cfw', { reader, clock: true })
    const dialog = await openEdicao(page, NOTA.titulo)
    await fillNota(dialog, { anotacao: 'Só ele.' })
    await db().write.deleteFrom('sessao').execute()
    expectPageConsole(/^answered 401: .*\/editar_nota\//)
    expectPageConsole('error: Erro ao editar nota: ApiError')
    allowNoSession()
    await saveNota(dialog)
    await page.waitForURL('/login')

    await entrar(page, reader)
    await page.waitForURL('/notas?padrao=cfw')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await saveNota(editor(page, 'Editar nota'))
    await banner(page, 'status', 'Nota editada com sucesso!').waitFor()
    expect(await readNotas(db(), reader)).toEqual([
      { ...NOTA, anotacao: 'Só ele.', versao: 2, simbolo_id: 1, numero: 8 },
    ])
  })
})

describe('leaving in another tab', () => {
  it('signs this one out with its dialog open; only the same reader finds the text again', async () => {
    const reader = await newReader()
    const other = await newReader()
    const page = await open('/cfw/capitulo/8', { reader, clock: true })
    await fillNota(await openNova(page), NOTA)
    const tab = await page.context().newPage()
    await tab.goto('/notas')
    await tab.getByRole('button', { name: reader.username }).click()
    allowNoSession()
    await tab.getByRole('menuitem', { name: 'Sair' }).click()
    await tab.waitForURL('/login')
    await page.waitForURL('/login')
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
    await tab.close()

    // It went with the session: each of the two who enter asks for a new one.
    expectPageConsole('warning: Cookie csrftoken não encontrado.')
    await entrar(page, other)
    await page.waitForURL('/cfw/capitulo/8')
    await painelNotas(page).getByText('Nenhuma Nota Criada').waitFor()
    expect(await page.getByRole('button', { name: 'Continuar' }).count()).toBe(0)
    expect(await (await openNova(page)).getByLabel('Título').inputValue()).toBe('')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: other.username }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.waitForURL('/login')
    await entrar(page, reader)
    await page.waitForURL('/')
    await page.goto('/cfw/capitulo/8')
    await page.getByRole('button', { name: 'Continuar' }).click()
    expect(await editor(page).getByLabel('Título').inputValue()).toBe(NOTA.titulo)
  })
})
