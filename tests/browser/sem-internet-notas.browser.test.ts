/** Notes that are written without a network: shown at once, sent when it is back, by their reader only. */
import { describe, expect, it } from 'vitest'
import { refuseToRead } from '#tests/support/browser-calls.ts'
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
import { countKept, openAparelho, openAparelhoDuravel } from '#tests/support/browser-offline.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const NOTA = { titulo: 'No trem', anotacao: 'Escrita sem internet.' }
const LONG = { timeout: 120_000 }

/** What a page without a network says: that it asked, and got no answer. */
function allowNoNetwork(): void {
  allowPageConsole(/^failed: /)
  allowPageConsole('error: Failed to fetch user')
}

describe('a note without a network', LONG, () => {
  it('waits on the device over a restart of the browser, and reaches the server', async () => {
    const aparelho = await openAparelhoDuravel('/cfw/capitulo/8')
    const { reader, db } = aparelho
    await fillNota(await openNova(aparelho.page()), { titulo: 'Em casa', anotacao: 'Com internet.' })
    await saveNota(aparelho.page().getByRole('dialog'))
    await expectSoon(() => titulos(painelNotas(aparelho.page()))).toEqual(['Em casa'])
    await aparelho.page().reload()
    await expectSoon(() => titulos(painelNotas(aparelho.page()))).toEqual(['Em casa'])

    allowNoNetwork()
    await aparelho.cutNetwork()
    await fillNota(await openNova(aparelho.page()), NOTA)
    await saveNota(aparelho.page().getByRole('dialog'))
    await expectSoon(() => titulos(painelNotas(aparelho.page()))).toEqual([NOTA.titulo, 'Em casa'])
    await aparelho.restartBrowser('/notas')
    const page = aparelho.page()
    await page.getByRole('heading', { level: 2, name: NOTA.titulo }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Em casa' }).waitFor()
    expect(await page.getByText('Ainda não enviada').count()).toBe(1)
    const edicao = await openEdicao(page, NOTA.titulo)
    await fillNota(edicao, { anotacao: 'Editada sem internet.' })
    await saveNota(edicao)
    await page.getByText('Editada sem internet.').waitFor()

    await aparelho.bringNetworkBack()
    await page.reload()
    await expectSoon(() => page.getByText('Ainda não enviada').count()).toBe(0)
    await expectSoon(async () =>
      (await readNotas(db(), reader)).map(({ titulo, anotacao }) => [titulo, anotacao]),
    ).toEqual([
      [NOTA.titulo, 'Editada sem internet.'],
      ['Em casa', 'Com internet.'],
    ])
  })

  it('stays where it is when the network goes as soon as the server has it', async () => {
    const page = (await openAparelho('/cfw/capitulo/8')).page()
    await fillNota(await openNova(page), { titulo: 'Em casa', anotacao: 'Com internet.' })
    await saveNota(page.getByRole('dialog'))
    await expectSoon(() => titulos(painelNotas(page))).toEqual(['Em casa'])
    await page.reload()
    await expectSoon(() => titulos(painelNotas(page))).toEqual(['Em casa'])
    const refused = await refuseToRead(page, '/api/anotacao')
    await fillNota(await openNova(page), NOTA)
    await saveNota(page.getByRole('dialog'))
    await expectSoon(refused).toBeGreaterThan(0)
    await expectSoon(() => titulos(painelNotas(page))).toEqual([NOTA.titulo, 'Em casa'])
    await page.getByRole('button', { name: 'Excluir nota: Em casa' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sim' }).click()
    await expectSoon(() => titulos(painelNotas(page))).toEqual([NOTA.titulo])
    // The list of all notes has not been read before: it is the device's.
    await page.getByRole('banner').getByRole('link', { name: 'Notas' }).click()
    await page.getByRole('heading', { level: 2, name: NOTA.titulo }).waitFor()
    expect(await page.getByRole('heading', { level: 2, name: 'Em casa' }).count()).toBe(0)
  })

  it('becomes a draft when the note was changed elsewhere, and shows both versions', async () => {
    const aparelho = await openAparelho('/cfw/capitulo/8')
    const { reader, db } = aparelho
    const page = aparelho.page()
    await fillNota(await openNova(page), NOTA)
    await saveNota(page.getByRole('dialog'))
    await expectSoon(() => titulos(painelNotas(page))).toEqual([NOTA.titulo])

    allowNoNetwork()
    allowPageConsole(/^answered 409: /)
    await aparelho.cutNetwork()
    const edicao = await openEdicao(page, NOTA.titulo)
    await fillNota(edicao, { anotacao: 'A do trem.' })
    await saveNota(edicao)
    await page.getByText('Ainda não enviada').waitFor()
    await db().write.updateTable('anotacao').set({ anotacao: 'A de casa.', versao: 2 }).execute()
    await aparelho.bringNetworkBack()
    await page.reload()
    await page.getByText('Há uma edição desta nota que você ainda não salvou.').waitFor()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await saveNota(page.getByRole('dialog'))
    const conflito = page.getByRole('dialog', { name: 'Duas versões da nota' })
    await conflito.getByRole('button', { name: 'Manter a minha' }).click()
    await expectSoon(async () => (await readNotas(db(), reader)).map(({ anotacao }) => anotacao)).toEqual([
      'A do trem.',
    ])
  })
})

describe('leaving', LONG, () => {
  it('asks when notes wait, and clears the device when they were sent', async () => {
    const aparelho = await openAparelho('/cfw/capitulo/8')
    const { reader, db } = aparelho
    const page = aparelho.page()
    allowNoNetwork()
    allowPageConsole('error: Erro ao fazer logout')
    allowPageConsole('error: Erro ao buscar CSRF token')
    await aparelho.cutNetwork()
    await fillNota(await openNova(page), NOTA)
    await saveNota(page.getByRole('dialog'))
    await page.getByText('Ainda não enviada').waitFor()
    await page.getByRole('button', { name: reader.username }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    const pergunta = page.getByRole('alertdialog', { name: 'Há notas que ainda não foram enviadas.' })
    await pergunta.getByRole('button', { name: 'Voltar' }).click()
    await pergunta.waitFor({ state: 'detached' })

    await aparelho.bringNetworkBack()
    await page.getByRole('button', { name: reader.username }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.waitForURL('/login')
    expect((await readNotas(db(), reader)).map(({ titulo }) => titulo)).toEqual([NOTA.titulo])
    expect(await page.evaluate(countKept)).toEqual({ notas: 0, respostas: 0, fila: 0 })
  })
})
