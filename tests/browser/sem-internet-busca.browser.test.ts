/** Notes and the search without a network: over what is kept on the device, shown there or not, and saying so. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Pacote } from '#contract/offline.ts'
import { textoCompleto } from '#contract/padrao-texto.ts'
import { Padrao } from '#contract/padroes.ts'
import { buildUrl } from '#contract/url.ts'
import { allowPageConsole } from '#tests/support/browser-guard.ts'
import { insertNotas } from '#tests/support/browser-notas.ts'
import { countKept, emptyKept, openAparelho } from '#tests/support/browser-offline.ts'
import { guardar } from '#tests/support/browser-offline-livro.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const LONG = { timeout: 120_000 }

const NOTAS = [
  { titulo: 'Mediadores', anotacao: 'Cristo é um só.' },
  ...Array.from({ length: 119 }, (_, index) => ({
    titulo: `Nota ${index + 2}`,
    anotacao: index === 118 ? 'A mais antiga, sobre a GRAÇA.' : '',
    numero: index === 118 ? 9 : 8,
  })),
]

it(
  'finds what is kept and leads to it; has all notes, in parts, and says when it has none',
  LONG,
  async () => {
    const aparelho = await openAparelho('/perfil', (db, reader) => insertNotas(db, reader, NOTAS))
    const page = aparelho.page()
    await guardarTextos(page)
    await expectSoon(async () => (await page.evaluate(countKept)).notas).toBe(NOTAS.length)
    // The mark that they are all there lies beside them.
    await expectSoon(async () => (await page.evaluate(countKept)).respostas).toBeGreaterThan(0)
    allowPageConsole(/^failed: /)
    allowPageConsole('error: Failed to fetch user')
    await aparelho.cutNetwork()

    await page.goto('/busca?q=mediador+cristo')
    await page.getByText(/só o que está guardado neste aparelho, os padrões e as suas notas/).waitFor()
    const padroes = page.getByRole('region', { name: 'Padrões' })
    await padroes.getByRole('link', { name: 'Capítulo 8: De Cristo, o Mediador' }).first().waitFor()
    await page
      .getByRole('region', { name: 'Minhas notas' })
      .getByRole('link', { name: 'Mediadores' })
      .waitFor()
    expect(await page.getByRole('region', { name: 'Bíblia' }).count()).toBe(0)

    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Ir para' }).getByRole('combobox').fill('mediador cristo')
    const opcoes = page.getByRole('option')
    await opcoes.filter({ hasText: 'no que está guardado neste aparelho' }).waitFor()
    await opcoes.filter({ hasText: 'Mediadores' }).click()
    await page.waitForURL(/\/cfw\/capitulo\/8\?nota=/)

    await page.goto('/notas')
    const titulos = page.getByRole('main').getByRole('heading', { level: 2 })
    await expectSoon(() => titulos.first().innerText()).toBe('Mediadores')
    expect(await titulos.count()).toBe(50)
    // Not a click, for which it would be scrolled into view: near the window it needs none.
    await page.getByRole('button', { name: 'Carregar mais' }).dispatchEvent('click')
    // What is not in the window has a text, but is not drawn.
    await expectSoon(async () => (await titulos.allTextContents()).slice(48, 52)).toEqual(
      [49, 50, 51, 52].map((n) => `Nota ${n}`),
    )
    await page.getByRole('searchbox', { name: 'Buscar nas notas' }).fill('graca')
    await expectSoon(() => titulos.allInnerTexts()).toEqual(['Nota 120'])
    await page.getByRole('searchbox', { name: 'Buscar nas notas' }).fill('não há')
    await page.getByText('Você não tem notas neste filtro.').waitFor()

    await page.evaluate(emptyKept)
    await page.goto('/notas')
    const alert = page.getByRole('alert').filter({ hasText: 'Falha ao carregar: sem internet.' })
    await alert.getByRole('link', { name: 'Ler sem internet' }).click()
    await page.getByRole('heading', { name: 'Ler sem internet' }).waitFor()
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ler sem internet')
    await page.getByText('As suas notas ainda não estão todas neste aparelho').waitFor()
  },
)

/** Takes the six standards onto the device without their 2,900 references and pages, of which the search reads none. */
async function guardarTextos(page: Page): Promise<void> {
  await page.context().route('**/api/offline/v2/padroes/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const padrao = Padrao.parse(pathname.split('/').at(-1))
    const url = buildUrl(textoCompleto.path, { params: { padrao } })
    const texto = await route.fetch({ url: origin + url })
    const { etag = '', 'content-type': tipo = '' } = texto.headers()
    const pacote: Pacote = { tipo, respostas: [{ url, etag, corpo: await texto.text() }] }
    await route.fulfill({ json: pacote })
  })
  await guardar(page, 'Padrões de Westminster')
  await page.context().unrouteAll()
}
