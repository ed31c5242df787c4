/** Notes while the server or the network fails: nothing that was typed is lost, nothing is saved twice. */
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { allowPageConsole, expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner } from '#tests/support/browser-login.ts'
import {
  breakNotas,
  editor,
  fillNota,
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
  it('outlives a failing server and a reload as a draft, which goes when it is saved, once though the button is used twice', async () => {
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
    const calls: string[] = []
    page.on('request', (call) => calls.push(`${call.method()} ${new URL(call.url()).pathname}`))
    await editor(page).getByRole('button', { name: 'Salvar' }).dblclick()
    await banner(page, 'status', 'Nota criada.').waitFor()
    await expectSoon(() => page.getByText(COMECOU).count()).toBe(0)
    expect(calls.filter((call) => call.endsWith('/criar_nota'))).toHaveLength(1)
    await page.reload()
    await expectSoon(() => titulos(painelNotas(page))).toEqual(['O Mediador e os seus ofícios'])
    expect(await page.getByText(COMECOU).count()).toBe(0)
    await expectSoon(() => readNotas(db(), reader)).toHaveLength(1)
  })
})
