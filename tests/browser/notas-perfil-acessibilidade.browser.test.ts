/** Notes and account without a mouse, and every state of theirs against WCAG, in both themes and at 320 px. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import {
  editor,
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
import { chooseFoto, makeFoto, recorte, secao } from '#tests/support/browser-perfil.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { visit } from '#tests/support/browser-visit.ts'
import { expectNarrow } from '#tests/support/browser-zoom.ts'

const { open, newReader, db } = setupBrowser()

/** Many states one after the other take their time on a busy machine. */
const LONG = { timeout: 120_000 }

const NOTAS = [
  { titulo: 'O Mediador', anotacao: `Profeta, sacerdote e rei. ${'Palavra por palavra. '.repeat(40)}` },
  { titulo: 'Uma palavra só', anotacao: 'a'.repeat(120), simbolo: 2, numero: 196 },
]

/** Name of what has the focus: its label, or its text. */
function focusName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    return element.ariaLabel ?? (label ? element.labels?.[0]?.innerText : element.innerText.trim()) ?? ''
  })
}

async function expectFocus(page: Page, name: string): Promise<void> {
  await expectSoon(() => focusName(page)).toBe(name)
}

describe('a note by the keyboard alone', () => {
  it('is written, changed and deleted, and the focus is never lost', async () => {
    const reader = await newReader()
    const page = await open('/cfw/capitulo/8', { reader })
    const { keyboard } = page
    const tabTo = async (...names: readonly string[]) => {
      for (const name of names) {
        await keyboard.press('Tab')
        await expectFocus(page, name)
      }
    }
    await painelNotas(page).getByText('Nenhuma Nota Criada').waitFor()
    await page.getByRole('button', { name: 'Nova nota' }).focus()
    await keyboard.press('Enter')
    await expectFocus(page, 'Título')
    await keyboard.type('O Mediador')
    await tabTo('Anotação')
    await keyboard.type('Profeta')
    await keyboard.press('Enter')
    await keyboard.type('e rei.')
    await tabTo('Cancelar', 'Salvar')
    await keyboard.press('Enter')
    await expectFocus(page, 'Nova nota')
    await expectSoon(() => readNotas(db(), reader)).toEqual([
      expect.objectContaining({ titulo: 'O Mediador', anotacao: 'Profeta\ne rei.' }),
    ])

    await expectSoon(() => titulos(painelNotas(page))).toEqual(['O Mediador'])
    await tabTo('Editar nota: O Mediador')
    await keyboard.press('Enter')
    await expectFocus(page, 'Título')
    await keyboard.type(' Cristo')
    // The Enter key of the title saves.
    await keyboard.press('Enter')
    await expectSoon(() => titulos(painelNotas(page))).toEqual([expect.stringContaining('Cristo')])
    await expectSoon(() => focusName(page)).toMatch(/^Editar nota: /)

    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expectFocus(page, 'Não')
    await keyboard.press('Escape')
    const pergunta = page.getByRole('alertdialog')
    await pergunta.waitFor({ state: 'detached' })
    await expectSoon(() => focusName(page)).toMatch(/^Excluir nota: /)

    // It is asked again by a key that comes while the question closes.
    await keyboard.press('Enter')
    await pergunta.waitFor()
    const lixeira = page.getByRole('button', { name: /^Excluir nota: /, includeHidden: true })
    // In one task: the browser's event of having closed comes after it.
    await lixeira.evaluate((button: HTMLElement) => {
      document.querySelector<HTMLElement>('dialog .btn-2')?.click()
      button.click()
    })
    await settleEffects(page)
    await settleEffects(page)
    await pergunta.waitFor()
    await pergunta.getByRole('button', { name: 'Não' }).click()
    await pergunta.waitFor({ state: 'detached' })

    await lixeira.focus()
    await keyboard.press('Enter')
    await expectFocus(page, 'Não')
    await tabTo('Sim')
    await keyboard.press('Enter')
    // The bin went with its note.
    await expectFocus(page, 'Suas Notas')
    await expectSoon(() => readNotas(db(), reader)).toEqual([])
  })
})

describe('the notes are without violations:', () => {
  it('the panel under a chapter, the list, and every dialog', LONG, async () => {
    const reader = await newReader()
    const page = await open('/bcw/pergunta/1', { reader })
    await insertNotas(db(), reader, NOTAS)
    const nova = await openNova(page)
    await fillNota(nova, { titulo: 'M'.repeat(201), anotacao: 'Um só fim.' })
    await nova.getByText('O título passou do limite: 1 caractere a mais.').waitFor()
    await expectAccessible(page, 'notas-nova')
    await page.keyboard.press('Escape')
    await page.getByText('Você começou uma nota e ainda não a salvou.').waitFor()
    await expectAccessible(page, 'notas-painel')

    // The list, with a draft in it, and the menu of formats.
    await visit(page, '/notas')
    await fillNota(await openEdicao(page, 'O Mediador'), { titulo: 'Outro' })
    await page.keyboard.press('Escape')
    await page.getByText('Há uma edição desta nota que você ainda não salvou.').waitFor()
    await expectAccessible(page, 'notas-lista')
    await page.getByRole('button', { name: 'Exportar' }).click()
    await page.getByRole('menu').waitFor()
    await expectAccessible(page, 'notas-exportar')
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'hidden' })

    // Two versions of a note.
    await fillNota(await openEdicao(page, 'O Mediador'), { anotacao: 'Profeta e rei.' })
    const deOutro = { anotacao: 'Sacerdote.', versao: 2 }
    await db().write.updateTable('anotacao').set(deOutro).where('titulo', '=', 'O Mediador').execute()
    expectPageConsole(/^answered 409: /)
    await saveNota(editor(page, 'Editar nota'))
    const conflito = page.getByRole('dialog', { name: 'Duas versões da nota' })
    await conflito.waitFor()
    await expectFocus(page, await page.locator('.conflito > p').innerText())
    await expectAccessible(page, 'notas-conflito')
    await page.keyboard.press('Escape')
    await conflito.waitFor({ state: 'hidden' })

    // The question before a deletion, and a failure in it.
    const pergunta = await openExclusao(page, 'Uma palavra só')
    await expectAccessible(page, 'notas-excluir')
    expectPageConsole('failed: net::ERR_INTERNET_DISCONNECTED')
    expectPageConsole('error: Erro ao excluir nota: NetworkError')
    await page.context().setOffline(true)
    await pergunta.getByRole('button', { name: 'Sim' }).click()
    await pergunta.getByRole('button', { name: 'Tentar de novo' }).waitFor()
    await expectAccessible(page, 'notas-excluir-falha')
  })
})

describe('the account is without violations:', () => {
  it(
    'the forms with what is wrong in them, the questions, the photo, the plans and the switches',
    LONG,
    async () => {
      const page = await open('/perfil')
      await secao(page, 'Sessões abertas').getByRole('listitem').first().waitFor()
      await secao(page, 'Senha').getByRole('button', { name: 'Alterar a senha' }).click()
      await page.getByText('Informe a senha atual.').waitFor()
      await chooseFoto(page, 'texto.jpg', 'image/jpeg', Buffer.from('Isto não é uma foto.'))
      await page.getByText('Não foi possível abrir esta foto. Escolha outra.').waitFor()
      await expectAccessible(page, 'perfil')
      await page.getByRole('button', { name: 'Encerrar a sessão: ' }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.waitFor()
      await expectAccessible(page, 'perfil-encerrar')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Excluir minha conta' }).click()
      await dialog.getByRole('button', { name: 'Excluir minha conta' }).click()
      await dialog.getByText('Informe a senha.').waitFor()
      await expectAccessible(page, 'perfil-excluir')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })

      await chooseFoto(page, 'eu.jpg', 'image/jpeg', await makeFoto())
      await recorte(page).waitFor()
      await expectAccessible(page, 'perfil-recorte')
      await recorte(page).getByRole('button', { name: 'Salvar' }).click()
      await page.getByRole('button', { name: 'Remover a foto' }).waitFor()
      await expectAccessible(page, 'perfil-foto')

      await page.getByRole('tab', { name: 'Assinatura' }).click()
      await page
        .getByRole('button', { name: /^Escolher este plano/ })
        .first()
        .click()
      await page.getByRole('link', { name: 'Escrever à editora' }).waitFor()
      await expectAccessible(page, 'perfil-assinatura')
      await page.getByRole('tab', { name: 'Notificações' }).click()
      await page.getByRole('switch').first().click()
      await expectAccessible(page, 'perfil-notificacoes')
    },
  )
})

/** In every theme on a desk, and on the narrowest window that pages must fit in. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  await expectAxeInThemes(page)
  await expectNarrow(page, name)
  await expectAxeInThemes(page)
  await saveScreenshot(page, name)
  await page.setViewportSize({ width: 1440, height: 900 })
}
