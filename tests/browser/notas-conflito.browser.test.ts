/** A note that another browser of its reader has changed meanwhile: nobody overwrites what he has not seen. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner } from '#tests/support/browser-login.ts'
import {
  changeElsewhere,
  editor,
  fillNota,
  insertNotas,
  openEdicao,
  painelNotas,
  readNotas,
  saveNota,
  titulos,
} from '#tests/support/browser-notas.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, newReader, db } = setupBrowser()

const MINHA = { titulo: 'Os três ofícios', anotacao: 'Profeta, sacerdote e rei.' }
const SALVA = { titulo: 'O ofício de Cristo', anotacao: 'Profeta e rei.' }

interface Cena {
  readonly reader: Cadastro
  /** The browser that comes too late, with its conflict open. */
  readonly page: Page
  readonly dialog: Locator
}

/** Opens the note; another browser saves, then this one tries to. */
async function provoke(): Promise<Cena> {
  const reader = await newReader()
  await insertNotas(db(), reader, [{ titulo: 'O ofício', anotacao: 'Profeta.' }])
  const page = await open('/cfw/capitulo/8', { reader })
  const edicao = await openEdicao(page, 'O ofício')
  await fillNota(edicao, MINHA)
  await changeElsewhere(db(), reader, SALVA)
  expectPageConsole(/^answered 409: .*\/editar_nota\//)
  await saveNota(edicao)
  const dialog = page.getByRole('dialog', { name: 'Duas versões da nota' })
  await dialog.waitFor()
  return { reader, page, dialog }
}

const stored = async (reader: Cadastro) =>
  (await readNotas(db(), reader)).map(({ titulo, anotacao, versao }) => ({ titulo, anotacao, versao }))

/** Whether anything is left to be continued. */
const drafts = (page: Page) => page.getByRole('button', { name: 'Continuar' })

describe('the late one', () => {
  it('sees both texts, with what differs marked, finds his own after a reload, and keeps it', async () => {
    const { reader, page, dialog } = await provoke()
    const minha = dialog.getByRole('region', { name: 'Sua versão' })
    const salva = dialog.getByRole('region', { name: 'Versão salva' })
    await expectSoon(() => minha.getByRole('paragraph').allInnerTexts()).toEqual([
      MINHA.titulo,
      MINHA.anotacao,
    ])
    await expectSoon(() => salva.getByRole('paragraph').allInnerTexts()).toEqual([
      SALVA.titulo,
      SALVA.anotacao,
    ])
    await expectSoon(() => minha.locator('mark').allInnerTexts()).toEqual([
      'Os três ofícios',
      'Profeta, sacerdote',
    ])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const isBeside = async () => (await minha.boundingBox())?.y === (await salva.boundingBox())?.y
      await expectSoon(isBeside).toBe(width === 1440)
      await saveScreenshot(page, 'notas-conflito')
    }
    // Nothing was overwritten so far.
    expect(await stored(reader)).toEqual([{ ...SALVA, versao: 2 }])

    // He leaves without choosing: his text is a draft that still conflicts.
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText('Há uma edição desta nota que você ainda não salvou.').waitFor()
    await expectSoon(() => titulos(painelNotas(page))).toEqual([SALVA.titulo])
    await drafts(page).click()
    const edicao = editor(page, 'Editar nota')
    await expectSoon(() => edicao.getByLabel('Anotação').inputValue()).toBe(MINHA.anotacao)
    await saveNota(edicao)
    await salva.getByText(SALVA.anotacao).waitFor()
    expect(await stored(reader)).toEqual([{ ...SALVA, versao: 2 }])

    await minha.getByRole('button', { name: 'Manter a minha' }).click()
    await banner(page, 'status', 'Nota editada com sucesso!').waitFor()
    await expectSoon(() => titulos(painelNotas(page))).toEqual([MINHA.titulo])
    await expectSoon(() => stored(reader)).toEqual([{ ...MINHA, versao: 3 }])
    await expectSoon(() => drafts(page).count()).toBe(0)
  })
})
