/** Notes on highlights, their list, and the file that takes them away. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import {
  barraDeSelecao,
  cartao,
  destacar,
  readDestaques,
  selecionar,
} from '#tests/support/browser-destaques.ts'
import { breakPrivateTable } from '#tests/support/browser-failures.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import {
  capituloAberto,
  escolher,
  openGaveta,
  readLugar,
  saveJanela,
} from '#tests/support/browser-leitura.ts'
import { setupLivro } from '#tests/support/browser-livro.ts'
import { banner } from '#tests/support/browser-login.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { CAPITULOS, TITULO } from '#tests/support/livro-de-prova.ts'

const { db, openLivro } = setupLivro()

const JOSIAS = 'o rei Josias'
const LUGAR = 'Vigésimo lugar'
const NOTA = 'Comparar com 2 Reis 22.\nLer em voz alta.'

const nota = (page: Page) => cartao(page).getByRole('textbox', { name: 'Nota' })
const salvar = (page: Page) => cartao(page).getByRole('button', { name: 'Salvar' })

/** Marks words with the note that the toolbar offers. */
async function anotar(page: Page, palavras: string, texto: string): Promise<void> {
  await selecionar(page, palavras)
  await barraDeSelecao(page).getByRole('button', { name: 'Anotar' }).click()
  await nota(page).and(page.locator(':focus')).waitFor()
  await nota(page).fill(texto)
}

describe('a note at any width', () => {
  it('is written on the words, read, changed and deleted with them', async () => {
    const { page, reader } = await openLivro({ width: 390 })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await writeAndDelete(page, reader)
    }
  })
})

/** Writes a note on words of the page, changes it, and deletes it. */
async function writeAndDelete(page: Page, reader: Cadastro): Promise<void> {
  await anotar(page, JOSIAS, NOTA)
  await cartao(page).getByText(`${NOTA.length}/20.000`, { exact: true }).waitFor()
  await saveJanela(page, 'destaque-nota')
  await salvar(page).click()
  await banner(page, 'status', 'Nota salva.').waitFor()
  await cartao(page).waitFor({ state: 'detached' })
  await expectSoon(() => readDestaques(db(), reader)).toEqual([
    { trecho: JOSIAS, cor: 'amarelo', nota: NOTA },
  ])

  // The words themselves open it too.
  await page.locator('main mark[data-destaque]').click()
  await expectSoon(() => nota(page).inputValue()).toBe(NOTA)
  await escolher(cartao(page).getByRole('radio', { name: 'Roxo' }))
  await expectSoon(async () => (await readDestaques(db(), reader))[0]?.cor).toBe('roxo')
  await nota(page).fill('Só isto.')
  await salvar(page).click()
  await cartao(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Destaque roxo com nota: abrir' }).waitFor()

  await page.locator('main mark[data-destaque]').click()
  await cartao(page).getByRole('button', { name: 'Excluir destaque' }).click()
  const pergunta = page.getByRole('alertdialog', { name: 'Deseja realmente excluir este destaque?' })
  await pergunta.getByRole('button', { name: 'Não' }).and(page.locator(':focus')).waitFor()
  await saveJanela(page, 'destaque-excluir')
  await page.keyboard.press('Enter')
  await pergunta.waitFor({ state: 'detached' })
  expect(await readDestaques(db(), reader)).toMatchObject([{ nota: 'Só isto.' }])
  await cartao(page).getByRole('button', { name: 'Excluir destaque' }).click()
  await pergunta.getByRole('button', { name: 'Sim' }).click()
  await expectSoon(() => page.locator('main mark[data-destaque]').count()).toBe(0)
  await expectSoon(() => readDestaques(db(), reader)).toEqual([])
}

describe('a note', () => {
  it('stays in its card while the server fails, as a draft when the card is left, and beside one that was changed elsewhere', async () => {
    const { page, reader } = await openLivro()
    await destacar(page, JOSIAS, 'verde')
    await expectSoon(() => readDestaques(db(), reader)).toHaveLength(1)
    const abrir = page.getByRole('button', { name: 'Destaque verde: abrir' })
    await abrir.press('Enter')
    await nota(page).fill(NOTA)
    expectPageConsole(/^answered 500: .*\/api\/destaque\//)
    expectPageConsole(/^answered 500: .*\/destaques$/)
    expectPageConsole('error: Erro ao editar destaque: ApiError')
    const restore = await breakPrivateTable(db(), 'destaque')
    await salvar(page).click()
    const falha = cartao(page).getByRole('alert')
    await falha.getByText('A nota não foi salva; o seu texto continua aqui.').waitFor()
    await expectSoon(() => nota(page).inputValue()).toBe(NOTA)
    await saveJanela(page, 'destaque-falha')
    await cartao(page).getByRole('button', { name: 'Fechar' }).click()
    await banner(page, 'status', 'A nota não foi salva. O rascunho ficou guardado neste aparelho.').waitFor()
    await restore()
    await page.reload()
    await abrir.press('Enter')
    await cartao(page).getByText('Este é o rascunho que você ainda não salvou.').waitFor()
    await expectSoon(() => nota(page).inputValue()).toBe(NOTA)
    await salvar(page).click()
    await banner(page, 'status', 'Nota salva.').waitFor()
    await expectSoon(() => readDestaques(db(), reader)).toMatchObject([{ nota: NOTA }])
    await cartao(page).waitFor({ state: 'detached' })

    // One that was changed on another device is not overwritten without saying so.
    await page.getByRole('button', { name: 'Destaque verde com nota: abrir' }).press('Enter')
    await nota(page).fill('Minha.')
    await db()
      .write.updateTable('destaque')
      .set({ nota: 'Do telefone.', versao: 7 })
      .where('trecho', '=', JOSIAS)
      .execute()
    expectPageConsole(/^answered 409: .*\/api\/destaque\//)
    expectPageConsole('error: Erro ao editar destaque: ApiError')
    await salvar(page).click()
    const conflito = cartao(page).getByRole('alert')
    await conflito.getByText('Este destaque foi alterado em outro aparelho.').waitFor()
    await conflito.getByText('A nota do outro aparelho').click()
    await conflito.getByText('Do telefone.').waitFor()
    await expectSoon(() => nota(page).inputValue()).toBe('Minha.')
    await salvar(page).click()
    await banner(page, 'status', 'Nota salva.').waitFor()
    await expectSoon(() => readDestaques(db(), reader)).toMatchObject([{ nota: 'Minha.' }])
  })
})

describe('the list', () => {
  it('has all highlights in the order of the text, leads to them, and can be taken away', async () => {
    const { page } = await openLivro()
    await page.keyboard.press('ArrowRight')
    await capituloAberto(page, CAPITULOS[1]).waitFor()
    await destacar(page, LUGAR, 'azul')
    await page.keyboard.press('ArrowLeft')
    await capituloAberto(page, CAPITULOS[0]).waitFor()
    await anotar(page, JOSIAS, NOTA)
    await salvar(page).click()
    await cartao(page).waitFor({ state: 'detached' })

    const gaveta = await openGaveta(page, 'Destaques')
    await gaveta.getByText('2 destaques').waitFor()
    await expectSoon(() => gaveta.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      ...CAPITULOS.slice(0, 2),
    ])
    await gaveta.getByText('Comparar com 2 Reis 22.').waitFor()
    await saveJanela(page, 'destaques-lista')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      gaveta.getByRole('button', { name: 'Exportar' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.md$/)
    const texto = await readFile(await download.path(), 'utf8')
    for (const linha of [
      `# Destaques de ${TITULO}`,
      `## ${CAPITULOS[0]}`,
      `> ${JOSIAS}`,
      'Ler em voz alta.',
      `> ${LUGAR}`,
    ]) {
      expect(texto).toContain(linha)
    }

    await gaveta.getByRole('button', { name: LUGAR, exact: true }).click()
    await capituloAberto(page, CAPITULOS[1]).waitFor()
    await expectSoon(async () => (await readLugar(page)).palavras).toMatch(/^Vigésimo lugar/)
    await page.getByRole('button', { name: 'Voltar', exact: true }).click()
    await capituloAberto(page, CAPITULOS[0]).waitFor()

    await openGaveta(page, 'Destaques')
    await gaveta.getByRole('button', { name: 'Editar destaque' }).first().click()
    await expectSoon(() => nota(page).inputValue()).toBe(NOTA)
    await cartao(page).getByRole('button', { name: 'Fechar' }).click()
    await gaveta.getByRole('button', { name: 'Excluir destaque' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sim' }).click()
    await gaveta.getByText('1 destaque', { exact: true }).waitFor()
    await expectSoon(() => gaveta.getByText(JOSIAS).count()).toBe(0)
  })
})
