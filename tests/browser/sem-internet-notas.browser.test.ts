/** Notes that are written without a network: shown at once, sent when it is back, by their reader only. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { holdReads, refuseToRead } from '#tests/support/browser-calls.ts'
import { allowPageConsole } from '#tests/support/browser-guard.ts'
import {
  fillNota,
  openEdicao,
  openNova,
  painelNotas,
  readNotas,
  saveNota,
  titulos,
} from '#tests/support/browser-notas.ts'
import { countKept, openAparelho } from '#tests/support/browser-offline.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const NOTA = { titulo: 'No trem', anotacao: 'Escrita sem internet.' }
const OUTRA = { titulo: 'Na estação', anotacao: 'Antes de sair.' }
const LONG = { timeout: 120_000 }

async function escrever(page: Page, nota: { titulo: string; anotacao: string }): Promise<void> {
  await fillNota(await openNova(page), nota)
  await saveNota(page.getByRole('dialog'))
}

/** Goes on with what was not saved, and saves it. */
async function continuar(page: Page): Promise<void> {
  await page.getByText('Há uma edição desta nota que você ainda não salvou.').waitFor()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await saveNota(page.getByRole('dialog'))
}

async function sair(page: Page, { username }: Cadastro): Promise<void> {
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
}

it(
  'stays when the network goes as soon as it is stored; one changed elsewhere becomes a draft beside the other; leaving asks about what waits',
  LONG,
  async () => {
    const aparelho = await openAparelho('/cfw/capitulo/8')
    const { reader, db } = aparelho
    const page = aparelho.page()
    const shown = () => titulos(painelNotas(page))
    await escrever(page, { titulo: 'Em casa', anotacao: 'Com internet.' })
    await expectSoon(shown).toEqual(['Em casa'])
    await page.reload()
    await expectSoon(shown).toEqual(['Em casa'])
    const refused = await refuseToRead(page, '/api/anotacao')
    await escrever(page, NOTA)
    await expectSoon(refused).toBeGreaterThan(0)
    await expectSoon(shown).toEqual([NOTA.titulo, 'Em casa'])
    await page.getByRole('button', { name: 'Excluir nota: Em casa' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sim' }).click()
    await expectSoon(shown).toEqual([NOTA.titulo])
    // The list of all notes has not been read before: it is the device's.
    await page.getByRole('banner').getByRole('link', { name: 'Notas' }).click()
    await page.getByRole('heading', { level: 2, name: NOTA.titulo }).waitFor()
    expect(await page.getByRole('heading', { level: 2, name: 'Em casa' }).count()).toBe(0)

    await page.goto('/cfw/capitulo/8')
    await expectSoon(shown).toEqual([NOTA.titulo])
    allowPageConsole(/^failed: /)
    allowPageConsole('error: Failed to fetch user')
    allowPageConsole(/^answered 409: /)
    await aparelho.cutNetwork()
    const edicao = await openEdicao(page, NOTA.titulo)
    await fillNota(edicao, { anotacao: 'A do trem.' })
    await saveNota(edicao)
    await page.getByText('Ainda não enviada').waitFor()
    await db().write.updateTable('anotacao').set({ anotacao: 'A de casa.', versao: 2 }).execute()
    // The page shows the reader's words still, and not yet the others, when he goes on writing.
    const answerLists = await holdReads(page, '/api/anotacao_simbolos/1/')
    await aparelho.bringNetworkBack()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    const conflito = page.getByRole('dialog', { name: 'Duas versões da nota' })
    await continuar(page)
    await conflito.waitFor()
    await answerLists()
    expect((await readNotas(db(), reader)).map(({ anotacao }) => anotacao)).toEqual(['A de casa.'])
    await page.reload()
    await continuar(page)
    await conflito.getByRole('button', { name: 'Manter a minha' }).click()
    await expectSoon(async () => (await readNotas(db(), reader)).map(({ anotacao }) => anotacao)).toEqual([
      'A do trem.',
    ])
    await expectSoon(() => page.getByRole('dialog').count()).toBe(0)

    allowPageConsole('error: Erro ao fazer logout')
    allowPageConsole('error: Erro ao buscar CSRF token')
    await aparelho.cutNetwork()
    await escrever(page, OUTRA)
    await page.getByText('Ainda não enviada').waitFor()
    await sair(page, reader)
    const pergunta = page.getByRole('alertdialog', { name: 'Há notas que ainda não foram enviadas.' })
    await pergunta.getByRole('button', { name: 'Voltar' }).click()
    await pergunta.waitFor({ state: 'detached' })

    await aparelho.bringNetworkBack()
    await sair(page, reader)
    await page.waitForURL('/login')
    expect((await readNotas(db(), reader)).map(({ titulo }) => titulo)).toEqual([OUTRA.titulo, NOTA.titulo])
    expect(await page.evaluate(countKept)).toEqual({ notas: 0, respostas: 0, fila: 0 })
  },
)
