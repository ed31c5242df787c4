/** Texts taken onto the device, and off it. */
import { expect, it } from 'vitest'
import { allowPageConsole, expectPageConsole } from '#tests/support/browser-guard.ts'
import { openAparelho } from '#tests/support/browser-offline.ts'
import { comLivroCurto, guardar, guardarLivro } from '#tests/support/browser-offline-livro.ts'
import { countMudanca } from '#tests/support/count-mudanca.ts'

const VAZIO = 'Nenhum texto está guardado neste aparelho.'

it('takes on and off what the reader says and nothing else, and nothing that a proxy calls a success', async () => {
  const aparelho = await guardarLivro(await openAparelho('/perfil', comLivroCurto('lendo')))
  const { titulo } = aparelho
  const page = aparelho.page()
  const remover = page.getByRole('button', { name: `Remover: ${titulo}` })
  await remover.click()
  await page.getByText(VAZIO).waitFor()
  const names = await page.evaluate(() => caches.keys())
  expect(names.every((name) => name.startsWith('workbox-precache'))).toBe(true)

  // A kept book that has left the shelf is listed until it is taken off.
  await guardar(page, titulo)
  await aparelho.db().write.deleteFrom('leitura').execute()
  await countMudanca(aparelho.db())
  await page.reload()
  await remover.waitFor()
  await remover.click()
  await page.getByText(VAZIO).waitFor()
  await remover.waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: `Guardar: ${titulo}` }).count()).toBe(0)

  await page
    .context()
    .route('**/api/offline/v2/padroes/cfw', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Em manutenção</h1>' }),
    )
  expectPageConsole(
    'error: Erro ao guardar textos no aparelho: Error: O servidor deu uma resposta inesperada.',
  )
  await page.getByRole('button', { name: 'Guardar: Padrões de Westminster' }).click()
  await page.getByRole('alert').getByText('Não foi possível guardar tudo.').waitFor()

  // Addresses of the server are not answered with the app.
  const answers = await page.evaluate(() =>
    Promise.all(
      ['/mbw', '/robots.txt', '/api/saude'].map(async (url) =>
        (await fetch(url)).headers.get('Content-Type'),
      ),
    ),
  )
  expect(answers).toEqual([
    'text/html; charset=utf-8',
    'text/plain; charset=utf-8',
    'application/json; charset=utf-8',
  ])
  await page.goto('/mbw')
  expect(await page.locator('meta[property="og:title"]').count()).toBe(1)

  // A link that somebody sent leads to the text, by the server's word or without it.
  await page.goto('/ler/cfw/8#s2')
  await page.waitForURL('/cfw/capitulo/8#s2')
  allowPageConsole(/^failed: /)
  allowPageConsole(/^error: /)
  await aparelho.cutNetwork()
  await page.goto('/ler/biblia/43/3?v=16#v16')
  await page.waitForURL('/biblia/capitulos/43/3?v=16#v16')
}, 120_000)
