/** Notes while the server or the network fails: nothing that was typed is lost, nothing is saved twice. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { allowPageConsole, expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner } from '#tests/support/browser-login.ts'
import {
  breakNotas,
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
const FALHOU = 'A nota não foi salva. '
const COMECOU = 'Você começou uma nota e ainda não a salvou.'

/** What the page says when a call for the notes fails on the server. */
function expectServerFailure(call: string, message: string): void {
  expectPageConsole(new RegExp(`^answered 500: .*/api/anotacao_simbolos/${call}`))
  expectPageConsole(`error: ${message} ApiError`)
}

describe('a new note', () => {
  it('is made once when the answer of the server gets lost', async () => {
    const reader = await newReader()
    const page = await open('/cfw/capitulo/8', { reader })
    const dialog = await openNova(page)
    await fillNota(dialog, NOTA)
    await loseAnswer(page, '**/api/anotacao_simbolos/criar_nota')
    expectPageConsole('failed: net::ERR_CONNECTION_RESET')
    expectPageConsole('error: Erro ao criar nota: NetworkError')
    await saveNota(dialog)
    await dialog.getByText(`${FALHOU}Sem conexão com o servidor.`).waitFor()
    await expectSoon(() => readNotas(db(), reader)).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
    await banner(page, 'status', 'Nota criada.').waitFor()
    await expectSoon(() => titulos(painelNotas(page))).toEqual([NOTA.titulo])
    await expectSoon(() => readNotas(db(), reader)).toHaveLength(1)
  })

  it('shows both versions when it was made unnoticed and then written on', async () => {
    const reader = await newReader()
    const page = await open('/cfw/capitulo/8', { reader })
    const dialog = await openNova(page)
    await fillNota(dialog, NOTA)
    await loseAnswer(page, '**/api/anotacao_simbolos/criar_nota')
    expectPageConsole('failed: net::ERR_CONNECTION_RESET')
    expectPageConsole('error: Erro ao criar nota: NetworkError')
    await saveNota(dialog)
    await dialog.getByText(FALHOU).waitFor()
    await fillNota(dialog, { anotacao: 'Só ele.' })
    expectPageConsole(/^answered 409: .*\/criar_nota$/)
    await saveNota(dialog)
    const versoes = page.getByRole('dialog', { name: 'Duas versões da nota' })
    await versoes.getByRole('region', { name: 'Versão salva' }).getByText(NOTA.anotacao).waitFor()
    await versoes.getByRole('button', { name: 'Manter a minha' }).click()
    await versoes.waitFor({ state: 'detached' })
    await expectSoon(() => titulos(painelNotas(page))).toEqual([NOTA.titulo])
    await expectSoon(() => readNotas(db(), reader)).toEqual([
      expect.objectContaining({ anotacao: 'Só ele.', versao: 2 }),
    ])
  })

  it('is made once when the button is used twice', async () => {
    const reader = await newReader()
    const page = await open('/cfw/capitulo/8', { reader })
    const dialog = await openNova(page)
    await fillNota(dialog, NOTA)
    const calls: string[] = []
    page.on('request', (call) => calls.push(`${call.method()} ${new URL(call.url()).pathname}`))
    await dialog.getByRole('button', { name: 'Salvar' }).dblclick()
    await dialog.waitFor({ state: 'detached' })
    await expectSoon(() => titulos(painelNotas(page))).toEqual([NOTA.titulo])
    expect(calls.filter((call) => call.endsWith('/criar_nota'))).toHaveLength(1)
    expect(await readNotas(db(), reader)).toHaveLength(1)
  })

  it('outlives a failing server and a reload as a draft, which goes when it is saved', async () => {
    const reader = await newReader()
    const page = await open('/cfw/capitulo/8', { reader })
    await painelNotas(page).getByText('Nenhuma Nota Criada').waitFor()
    const dialog = await openNova(page)
    await fillNota(dialog, NOTA)
    expectServerFailure('criar_nota', 'Erro ao criar nota:')
    const restore = await breakNotas(db())
    await saveNota(dialog)
    await dialog.getByText(FALHOU).waitFor()
    await fillNota(dialog, { titulo: 'O Mediador e os seus ofícios' })

    // The reload finds the server failing still, or not yet having been asked.
    allowPageConsole(/^answered 500: .*\/api\/anotacao_simbolos\/1\/8\/nota/)
    allowPageConsole('error: Erro ao buscar notas: ApiError')
    await page.reload()
    await page.getByText(COMECOU).waitFor()
    await restore()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await editor(page).getByText('Este é o rascunho que você ainda não salvou.').waitFor()
    await expectSoon(() => editor(page).getByLabel('Título').inputValue()).toBe(
      'O Mediador e os seus ofícios',
    )
    await expectSoon(() => editor(page).getByLabel('Anotação').inputValue()).toBe(NOTA.anotacao)
    await saveNota(editor(page))
    await banner(page, 'status', 'Nota criada.').waitFor()
    await expectSoon(() => page.getByText(COMECOU).count()).toBe(0)
    await page.reload()
    await expectSoon(() => titulos(painelNotas(page))).toEqual(['O Mediador e os seus ofícios'])
    expect(await page.getByText(COMECOU).count()).toBe(0)
    await expectSoon(() => readNotas(db(), reader)).toHaveLength(1)
  })

  it('that is put aside stays as a draft of its own page, until it is discarded', async () => {
    const page = await open('/cfw/capitulo/8')
    await fillNota(await openNova(page), NOTA)
    await page.keyboard.press('Escape')
    await banner(page, 'status', 'O texto não foi salvo. O rascunho ficou guardado neste aparelho.').waitFor()
    await page.goto('/cfw/capitulo/9')
    await painelNotas(page).getByText('Nenhuma Nota Criada').waitFor()
    expect(await page.getByText(COMECOU).count()).toBe(0)
    await page.goto('/cfw/capitulo/8')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await editor(page).getByRole('button', { name: 'Descartar rascunho' }).click()
    await expectSoon(() => editor(page).getByLabel('Título').inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await editor(page).waitFor({ state: 'hidden' })
    await expectSoon(() => page.getByText(COMECOU).count()).toBe(0)
  })
})

describe('an edit', () => {
  it('outlives a failing server and a reload as a draft beside its note', async () => {
    const reader = await newReader()
    await insertNotas(db(), reader, [NOTA, { titulo: 'Outra' }])
    const page = await open('/notas', { reader })
    const dialog = await openEdicao(page, NOTA.titulo)
    await fillNota(dialog, { anotacao: 'Só ele.' })
    expectServerFailure('editar_nota/', 'Erro ao editar nota:')
    const restore = await breakNotas(db())
    await saveNota(dialog)
    await dialog.getByRole('alert').getByText(FALHOU).waitFor()
    // The draft is kept already, and the list behind its dialog does not move for it.
    await expectSoon(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('mbw:rascunho')
    expect(await page.getByText('Há uma edição desta nota').count()).toBe(0)
    await restore()
    await page.reload()
    const linha = page.getByRole('listitem').filter({ hasText: NOTA.titulo })
    await linha.getByText('Há uma edição desta nota que você ainda não salvou.').waitFor()
    await expectSoon(() => page.getByRole('button', { name: 'Continuar' }).count()).toBe(1)
    await linha.getByText(NOTA.anotacao).waitFor()
    await linha.getByRole('button', { name: 'Continuar' }).click()
    await expectSoon(() => editor(page, 'Editar nota').getByLabel('Anotação').inputValue()).toBe('Só ele.')
    await saveNota(editor(page, 'Editar nota'))
    await banner(page, 'status', 'Nota editada com sucesso!').waitFor()
    await linha.getByText('Só ele.').waitFor()
    await expectSoon(() => page.getByRole('button', { name: 'Continuar' }).count()).toBe(0)
  })
})

/** The next call reaches the server, and its answer never reaches the page. */
async function loseAnswer(page: Page, call: string): Promise<void> {
  await page.route(
    call,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}
