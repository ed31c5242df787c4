/** Two browsers of one reader that change the same note: nobody overwrites what he has not seen. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner } from '#tests/support/browser-login.ts'
import {
  editor,
  fillNota,
  findUsuarioId,
  insertNotas,
  openEdicao,
  openExclusao,
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

/** Both open the note; the desk saves, then the other one tries to. */
async function provoke({ width = 1440, saveAtDesk = changeElsewhere } = {}): Promise<Cena> {
  const reader = await newReader()
  await insertNotas(db(), reader, [{ titulo: 'O ofício', anotacao: 'Profeta.' }])
  const page = await open('/cfw/capitulo/8', { reader, width })
  const edicao = await openEdicao(page, 'O ofício')
  await fillNota(edicao, MINHA)
  await saveAtDesk(reader)
  expectPageConsole(/^answered 409: .*\/editar_nota\//)
  await saveNota(edicao)
  const dialog = page.getByRole('dialog', { name: 'Duas versões da nota' })
  await dialog.waitFor()
  return { reader, page, dialog }
}

/** In a browser of its own, whose dialog is open too. */
async function saveInBrowser(reader: Cadastro): Promise<void> {
  const desk = await open('/notas', { reader })
  const edicao = await openEdicao(desk, 'O ofício')
  await fillNota(edicao, SALVA)
  await saveNota(edicao)
  await banner(desk, 'status', 'Nota editada com sucesso!').waitFor()
}

/** What that leaves, without the browser. */
async function changeElsewhere({ email }: Cadastro): Promise<void> {
  await db()
    .write.updateTable('anotacao')
    .set({ ...SALVA, versao: 2 })
    .where('usuario_id', '=', await findUsuarioId(db(), email))
    .execute()
}

const stored = async (reader: Cadastro) =>
  (await readNotas(db(), reader)).map(({ titulo, anotacao, versao }) => ({ titulo, anotacao, versao }))

/** Whether anything is left to be continued. */
const drafts = (page: Page) => page.getByRole('button', { name: 'Continuar' })

describe.each([390, 1440])('the late one at %i px', (width) => {
  it('sees both texts, with what differs marked, and keeps his own', async () => {
    const { reader, page, dialog } = await provoke({ width, saveAtDesk: saveInBrowser })
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
    const [left, right] = await Promise.all([minha.boundingBox(), salva.boundingBox()])
    expect(left?.y === right?.y).toBe(width === 1440)
    await saveScreenshot(page, 'notas-conflito')
    // Nothing was overwritten so far.
    expect(await stored(reader)).toEqual([{ ...SALVA, versao: 2 }])

    await minha.getByRole('button', { name: 'Manter a minha' }).click()
    await banner(page, 'status', 'Nota editada com sucesso!').waitFor()
    await expectSoon(() => titulos(painelNotas(page))).toEqual([MINHA.titulo])
    await expectSoon(() => stored(reader)).toEqual([{ ...MINHA, versao: 3 }])
    await expectSoon(() => drafts(page).count()).toBe(0)
  })
})

describe('the late one', () => {
  it('keeps what is saved', async () => {
    const { reader, page, dialog } = await provoke()
    await dialog.getByRole('button', { name: 'Ficar com a salva' }).click()
    await banner(page, 'status', 'A versão salva foi mantida.').waitFor()
    await expectSoon(() => titulos(painelNotas(page))).toEqual([SALVA.titulo])
    await expectSoon(() => stored(reader)).toEqual([{ ...SALVA, versao: 2 }])
    await expectSoon(() => drafts(page).count()).toBe(0)
  })

  it('puts both together and edits the result', async () => {
    const { reader, page, dialog } = await provoke()
    await dialog.getByRole('button', { name: 'Juntar' }).click()
    const joined = editor(page, 'Editar nota')
    await joined.getByText('As duas versões estão juntas abaixo.').waitFor()
    const anotacao = await joined.getByLabel('Anotação').inputValue()
    expect(anotacao).toBe(`${MINHA.anotacao}\n\n— Versão salva —\n\n${SALVA.anotacao}`)
    await expectSoon(() => joined.getByLabel('Título').inputValue()).toBe(`${MINHA.titulo} / ${SALVA.titulo}`)
    await fillNota(joined, { titulo: 'Ofícios' })
    await saveNota(joined)
    await banner(page, 'status', 'Nota editada com sucesso!').waitFor()
    await expectSoon(() => stored(reader)).toEqual([{ titulo: 'Ofícios', anotacao, versao: 3 }])
  })

  it('leaves without choosing, and finds his text as a draft that still conflicts', async () => {
    const { reader, page, dialog } = await provoke()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText('Há uma edição desta nota que você ainda não salvou.').waitFor()
    await expectSoon(() => titulos(painelNotas(page))).toEqual([SALVA.titulo])
    await drafts(page).click()
    const edicao = editor(page, 'Editar nota')
    await expectSoon(() => edicao.getByLabel('Anotação').inputValue()).toBe(MINHA.anotacao)
    await saveNota(edicao)
    await dialog.getByRole('region', { name: 'Versão salva' }).getByText(SALVA.anotacao).waitFor()
    expect(await stored(reader)).toEqual([{ ...SALVA, versao: 2 }])
  })

  it('is told nothing when both wrote the same', async () => {
    const reader = await newReader()
    await insertNotas(db(), reader, [{ titulo: 'O ofício', anotacao: 'Profeta.' }])
    const page = await open('/notas', { reader })
    const dialog = await openEdicao(page, 'O ofício')
    await fillNota(dialog, MINHA)
    await db()
      .write.updateTable('anotacao')
      .set({ ...MINHA, versao: 2 })
      .where('titulo', '=', 'O ofício')
      .execute()
    expectPageConsole(/^answered 409: .*\/editar_nota\//)
    await saveNota(dialog)
    await banner(page, 'status', 'Nota editada com sucesso!').waitFor()
    await expectSoon(() => stored(reader)).toEqual([{ ...MINHA, versao: 2 }])
  })
})

describe('a note that was deleted elsewhere', () => {
  it('can be saved as a new one', async () => {
    const reader = await newReader()
    await insertNotas(db(), reader, [{ titulo: 'O ofício', anotacao: 'Profeta.' }])
    const desk = await open('/notas', { reader })
    const page = await open('/cfw/capitulo/8', { reader })
    const dialog = await openEdicao(page, 'O ofício')
    await fillNota(dialog, MINHA)
    const exclusao = await openExclusao(desk, 'O ofício')
    await exclusao.getByRole('button', { name: 'Sim' }).click()
    await desk.getByText('Você não tem notas neste filtro.').waitFor()

    expectPageConsole(/^answered 404: .*\/editar_nota\//)
    expectPageConsole('error: Erro ao editar nota: ApiError')
    await saveNota(dialog)
    await dialog.getByText('Esta nota foi excluída em outro lugar. O seu texto continua aqui.').waitFor()
    await dialog.getByRole('button', { name: 'Salvar como nota nova' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expectSoon(() => titulos(painelNotas(page))).toEqual([MINHA.titulo])
    await expectSoon(() => stored(reader)).toEqual([{ ...MINHA, versao: 1 }])
  })

  it('counts as deleted here too', async () => {
    const reader = await newReader()
    await insertNotas(db(), reader, [{ titulo: 'O ofício', anotacao: 'Profeta.' }])
    const page = await open('/notas', { reader })
    const exclusao = await openExclusao(page, 'O ofício')
    await db().write.deleteFrom('anotacao').where('titulo', '=', 'O ofício').execute()
    expectPageConsole(/^answered 404: .*\/deletar_nota\//)
    await exclusao.getByRole('button', { name: 'Sim' }).click()
    await banner(page, 'status', 'Nota excluída com sucesso!').waitFor()
    await page.getByText('Você não tem notas neste filtro.').waitFor()
  })
})
