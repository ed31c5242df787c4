/** A book read without a network, and the place in it. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { ato } from '#tests/support/browser-ebooks.ts'
import { allowPageConsole } from '#tests/support/browser-guard.ts'
import { banner } from '#tests/support/browser-login.ts'
import { type Aparelho, openAparelho, openAparelhoDuravel } from '#tests/support/browser-offline.ts'
import { allowNoNetwork, countFila, LEITURA, putLivro } from '#tests/support/browser-offline-livro.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const LONG = { timeout: 180_000 }

const titulo = (page: Page) => page.locator('main h1').first().innerText()

/** 'Ler' in Quero Ler: it is over the cover. */
async function lerDaLista(page: Page, livro: string): Promise<void> {
  await page.locator('.tile.quero').filter({ hasText: livro }).hover()
  await ato(page, 'Ler', livro).click()
}

/** Turns to the next chapter. @returns its title */
async function turn(page: Page): Promise<string> {
  const before = await titulo(page)
  await page
    .getByRole('button', { name: /Próximo/ })
    .or(page.getByRole('link', { name: /Próximo/ }))
    .first()
    .click()
  await expectSoon(() => titulo(page)).not.toBe(before)
  return titulo(page)
}

it('opens from the shelf, and where it was left; the server learns of it', LONG, async () => {
  const aparelho = await putLivro(await openAparelhoDuravel('/perfil'), 'lendo')
  const { db } = aparelho
  await aparelho.page().goto(LEITURA)
  await aparelho.page().locator('main h1').first().waitFor()
  const antes = await readLugar(db())

  allowNoNetwork()
  await aparelho.cutNetwork()
  await aparelho.restartBrowser('/ebooks/estante')
  const page = aparelho.page()
  await page.getByText(aparelho.titulo).first().waitFor()
  await page.goto(LEITURA)
  const segundo = await turn(page)
  await expectSoon(() => page.evaluate(countFila)).toBe(1)
  await aparelho.restartBrowser(LEITURA)
  await expectSoon(() => titulo(aparelho.page())).toBe(segundo)

  await aparelho.bringNetworkBack()
  await aparelho.page().reload()
  await expectSoon(async () => (await readLugar(db())).capitulo).not.toBe(antes.capitulo)
  await expectSoon(() => titulo(aparelho.page())).toBe(segundo)
  expect(await aparelho.page().getByRole('alertdialog').count()).toBe(0)
})

describe('a place that another device has passed meanwhile', LONG, () => {
  async function openPassed(): Promise<{ aparelho: Aparelho; aqui: string; la: string }> {
    const aparelho = await putLivro(await openAparelho('/perfil'), 'lendo')
    const page = aparelho.page()
    await page.goto(LEITURA)
    await page.locator('main h1').first().waitFor()
    const la = await moveOn(aparelho.db())
    allowNoNetwork()
    allowPageConsole(/^answered 409: /)
    await aparelho.cutNetwork()
    const aqui = await turn(page)
    await expectSoon(() => page.evaluate(countFila)).toBe(1)
    await la.go()
    await aparelho.bringNetworkBack()
    await page.goto('/ebooks/estante')
    await page.goto(LEITURA)
    await page.getByRole('alertdialog', { name: /^Outro aparelho leu até/ }).waitFor()
    await page.getByText('Firefox no Linux').waitFor()
    expect(await titulo(page)).toBe(aqui)
    return { aparelho, aqui, la: la.titulo }
  }

  it('is asked about, and kept when the reader stays', async () => {
    const { aparelho, aqui } = await openPassed()
    const page = aparelho.page()
    await page.getByRole('button', { name: 'Continuar daqui' }).click()
    await expectSoon(async () => (await readLugar(aparelho.db())).titulo).toBe(aqui)
    expect(await titulo(page)).toBe(aqui)
    expect(await page.evaluate(countFila)).toBe(0)
  })

  it('is given up when the reader goes to the other', async () => {
    const { aparelho, la } = await openPassed()
    const page = aparelho.page()
    await page.getByRole('button', { name: 'Ir para lá' }).click()
    await expectSoon(() => titulo(page)).toBe(la)
    await expectSoon(async () => (await readLugar(aparelho.db())).titulo).toBe(la)
    await page.reload()
    await expectSoon(() => titulo(page)).toBe(la)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})

describe('a book that waits in Quero Ler', LONG, () => {
  it('is begun from the shelf and read; the server learns of it before the place', async () => {
    const aparelho = await putLivro(await openAparelhoDuravel('/perfil'), 'quero_ler')
    allowNoNetwork()
    await aparelho.cutNetwork()
    await aparelho.restartBrowser('/ebooks/estante?aba=quero-ler')
    const page = aparelho.page()
    await lerDaLista(page, aparelho.titulo)
    await page.waitForURL(LEITURA)
    await page.locator('main [data-paragrafo]').first().waitFor()
    const segundo = await turn(page)
    await expectSoon(() => page.evaluate(countFila)).toBe(2)
    await aparelho.restartBrowser('/ebooks/estante')
    await ato(aparelho.page(), 'Continuar Lendo', aparelho.titulo).click()
    await expectSoon(() => titulo(aparelho.page())).toBe(segundo)

    await aparelho.bringNetworkBack()
    await aparelho.page().reload()
    await expectSoon(async () => (await readLugar(aparelho.db())).titulo).toBe(segundo)
    expect((await readLugar(aparelho.db())).estado).toBe('lendo')
    await expectSoon(() => aparelho.page().evaluate(countFila)).toBe(0)
  })

  it('is begun from its own page, and marked as read', async () => {
    const aparelho = await putLivro(await openAparelhoDuravel('/perfil'), 'quero_ler')
    allowNoNetwork()
    allowPageConsole(/^error: Erro ao /)
    await aparelho.cutNetwork()
    await aparelho.restartBrowser(`/ebooks/ebook/${aparelho.ebookId}`)
    const page = aparelho.page()
    await page.getByRole('button', { name: 'Começar a Ler' }).click()
    await page.waitForURL(LEITURA)
    await page.locator('main [data-paragrafo]').first().waitFor()
    await page.goto('/ebooks/estante')
    await ato(page, 'Lido', aparelho.titulo).click()
    await banner(page, 'status', 'Leitura marcada como lido!').waitFor()
    expect((await readLugar(aparelho.db())).estado).toBe('quero_ler')

    await aparelho.bringNetworkBack()
    await page.reload()
    await expectSoon(async () => (await readLugar(aparelho.db())).estado).toBe('lido')
  })

  it('is not begun when it is not on the device', async () => {
    const aparelho = await putLivro(await openAparelhoDuravel('/perfil'), 'quero_ler', { isGuardado: false })
    allowNoNetwork()
    allowPageConsole(/^error: Erro ao começar leitura: LivroAusente/)
    await aparelho.cutNetwork()
    await aparelho.restartBrowser('/ebooks/estante?aba=quero-ler')
    const page = aparelho.page()
    await lerDaLista(page, aparelho.titulo)
    await banner(page, 'alert', 'Este livro não está guardado neste aparelho').waitFor()
    expect(await page.evaluate(countFila)).toBe(0)
  })
})

async function readLugar(db: Database) {
  const row = await db.write
    .selectFrom('leitura')
    .leftJoin('ebook_capitulo', 'ebook_capitulo.id', 'leitura.capitulo_atual_id')
    .select(['leitura.estado', 'capitulo_atual_id', 'posicao_versao', 'ebook_capitulo.titulo'])
    .executeTakeFirstOrThrow()
  return {
    estado: row.estado,
    capitulo: row.capitulo_atual_id,
    versao: row.posicao_versao,
    titulo: row.titulo,
  }
}

/** Another device opens the third chapter. */
async function moveOn(db: Database): Promise<{ titulo: string; go: () => Promise<void> }> {
  const { ebook_id } = await db.write.selectFrom('leitura').select('ebook_id').executeTakeFirstOrThrow()
  const terceiro = await db.write
    .selectFrom('ebook_capitulo')
    .select(['id', 'titulo'])
    .where('ebook_id', '=', ebook_id)
    .orderBy('ordem_dentro_do_ebook')
    .offset(2)
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    titulo: terceiro.titulo,
    go: async () => {
      await db.write
        .updateTable('leitura')
        .set({
          capitulo_atual_id: terceiro.id,
          posicao_versao: 40,
          posicao_aparelho: 'Firefox no Linux',
          posicao_em: '2026-11-21T12:00:00.000Z',
        })
        .execute()
    },
  }
}
