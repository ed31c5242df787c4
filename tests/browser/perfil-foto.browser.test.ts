/** The reader's photo: choosing, cutting, sending, and what is refused. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner } from '#tests/support/browser-login.ts'
import { insertNotas } from '#tests/support/browser-notas.ts'
import { chooseFoto, fotoDaBarra, makeFoto, recorte, secao, VERDE } from '#tests/support/browser-perfil.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, newReader, db } = setupBrowser()

const focused = (page: Page) => page.locator(':focus')
const area = (page: Page) => page.getByRole('application', { name: 'Recorte da foto' })

/** What brings the square over the green one, and in the same picture turned by a quarter to the left. */
const KEYS = ['+', 'ArrowLeft', 'Shift+ArrowDown'] as const
const TURNED_KEYS = ['+', 'ArrowDown', 'Shift+ArrowRight'] as const

describe('a photo', () => {
  it('is cut by keyboard and pointer as one sees it, and kept without anything that it told besides', async () => {
    const page = await open('/perfil')
    const foto = await makeFoto()
    expect((await sharp(foto).metadata()).exif).toBeDefined()
    await chooseFoto(page, 'eu.jpg', 'image/jpeg', foto)
    await recorte(page).waitFor()
    await expectSoon(() => focused(page).getAttribute('aria-label')).toBe('Fechar')
    await page.keyboard.press('Tab')
    await expectSoon(() => focused(page).getAttribute('aria-label')).toBe('Recorte da foto')
    for (const key of KEYS) await page.keyboard.press(key)
    const aproximacao = page.getByRole('slider', { name: 'Aproximação' })
    await expectSoon(() => aproximacao.getAttribute('aria-valuetext')).toBe('125%')
    await saveScreenshot(page, 'perfil-recorte')
    for (const name of ['Aproximação', 'Cancelar', 'Salvar']) {
      await page.keyboard.press('Tab')
      await recorte(page).getByLabel(name).or(recorte(page).getByText(name)).and(focused(page)).waitFor()
    }
    const sent = page.waitForRequest('**/api/perfil/foto?**')
    await page.keyboard.press('Enter')
    await banner(page, 'status', 'Foto salva.').waitFor()
    expect(Object.fromEntries(new URL((await sent).url()).searchParams)).toEqual({
      x: String(VERDE.x),
      y: String(VERDE.y),
      lado: String(VERDE.lado),
    })
    await expectSoon(() => focused(page).innerText()).toBe('Trocar a foto')

    const address = (await fotoDaBarra(page).getAttribute('src')) ?? ''
    for (const tamanho of [256, 512]) {
      const served = await page.request.get(address.replace(/\d+$/, String(tamanho)))
      expect(served.headers()['content-type']).toBe('image/webp')
      const body = await served.body()
      const { format, width, height, exif, xmp, iptc } = await sharp(body).metadata()
      expect({ format, width, height, exif, xmp, iptc }).toEqual({
        format: 'webp',
        width: tamanho,
        height: tamanho,
      })
      // Nothing of the red around the square.
      const { channels } = await sharp(body).stats()
      expect(channels[0]?.max).toBeLessThan(40)
    }

    for (const format of ['jpeg', 'webp'] as const) {
      await chooseFoto(page, `eu.${format}`, `image/${format}`, await makeFoto({ format, isTurned: true }))
      await area(page).waitFor()
      await area(page).focus()
      // Browsers show a WebP as it is stored, and so it is kept: the square is the same place on both sides.
      for (const key of format === 'jpeg' ? KEYS : TURNED_KEYS) await page.keyboard.press(key)
      const before = await fotoDaBarra(page).getAttribute('src')
      await recorte(page).getByRole('button', { name: 'Salvar' }).click()
      await recorte(page).waitFor({ state: 'hidden' })
      await expectSoon(() => fotoDaBarra(page).getAttribute('src')).not.toBe(before)
      const served = await page.request.get((await fotoDaBarra(page).getAttribute('src')) ?? '')
      const { channels } = await sharp(await served.body()).stats()
      expect([format, (channels[0]?.max ?? 255) < 40]).toEqual([format, true])
    }

    await page.setViewportSize({ width: 390, height: 900 })
    await chooseFoto(page, 'eu.jpg', 'image/jpeg', await makeFoto())
    await recorte(page).waitFor()
    const box = await area(page).boundingBox()
    if (!box) throw new Error('The photo is not shown.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    const dragged = page.waitForRequest('**/api/perfil/foto?**')
    await recorte(page).getByRole('button', { name: 'Salvar' }).click()
    // Dragged to the right as far as the photo reaches: its left end is shown.
    expect(new URL((await dragged).url()).search).toBe('?x=0&y=0&lado=900')
    await recorte(page).waitFor({ state: 'hidden' })

    await chooseFoto(page, 'eu.jpg', 'image/jpeg', await makeFoto())
    await recorte(page).getByRole('button', { name: 'Cancelar' }).click()
    await recorte(page).waitFor({ state: 'hidden' })
    await expectSoon(() => secao(page, 'Foto').locator('img').count()).toBe(1)
  })

  it('stands in the top bar and beside the notes that were there before, and goes when it is removed', async () => {
    const reader = await newReader()
    await insertNotas(db(), reader, [{ titulo: 'O Mediador' }])
    const page = await open('/notas', { reader })
    const besideNota = page.getByRole('listitem').locator('.face')
    await expectSoon(() => besideNota.innerText()).toBe('l')
    await openPerfil(page, reader.username)
    await chooseFoto(page, 'eu.jpg', 'image/jpeg', await makeFoto())
    await recorte(page).getByRole('button', { name: 'Salvar' }).click()
    await banner(page, 'status', 'Foto salva.').waitFor()
    await saveScreenshot(page, 'perfil-foto')

    await openNotas(page)
    await expectLoaded(page, 'main img.face')
    await expectLoaded(page, 'header img.face')
    await page.reload()
    await expectLoaded(page, 'main img.face')

    await openPerfil(page, reader.username)
    await secao(page, 'Foto').getByRole('button', { name: 'Remover a foto' }).click()
    await banner(page, 'status', 'Foto removida.').waitFor()
    await expectSoon(() => focused(page).innerText()).toBe('Escolher uma foto')
    await expectSoon(() => fotoDaBarra(page).count()).toBe(0)
    await openNotas(page)
    await expectSoon(() => besideNota.innerText()).toBe('l')
  })
})

describe('a file that will not do', () => {
  it('is refused with its reason, by the page or by the server, and another can be chosen, without a network too', async () => {
    const page = await open('/perfil')
    const message = secao(page, 'Foto').getByRole('alert')
    await secao(page, 'Foto').getByText('JPEG, PNG ou WebP de até 5 MB.').waitFor()
    await chooseFoto(page, 'texto.jpg', 'image/jpeg', Buffer.from('Isto não é uma foto.'))
    await message.getByText('Não foi possível abrir esta foto. Escolha outra.').waitFor()
    await chooseFoto(page, 'grande.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1))
    await message.getByText('A foto tem 5,1 MB, e o limite é de 5 MB. Escolha uma menor.').waitFor()
    await chooseFoto(page, 'animada.gif', 'image/gif', await makeGif())
    await message.getByText('Este arquivo não é uma foto JPEG, PNG ou WebP. Escolha outro.').waitFor()
    await saveScreenshot(page, 'perfil-foto-recusada')

    // Under a false name the server refuses it, inside the dialog.
    await chooseFoto(page, 'animada.jpg', 'image/jpeg', await makeGif())
    await recorte(page).waitFor()
    await expectSoon(() => message.getByRole('paragraph').count()).toBe(0)
    expectPageConsole(/^answered 422: .*\/api\/perfil\/foto\?/)
    await recorte(page).getByRole('button', { name: 'Salvar' }).click()
    await recorte(page)
      .getByRole('alert')
      .getByText('Este arquivo não é uma foto JPEG, PNG ou WebP que se possa abrir.')
      .waitFor()
    expect(await fotoDaBarra(page).count()).toBe(0)
    await recorte(page).getByRole('button', { name: 'Cancelar' }).click()
    await recorte(page).waitFor({ state: 'hidden' })

    // The right one while the network is away: the dialog stays for another try.
    await chooseFoto(page, 'eu.jpg', 'image/jpeg', await makeFoto())
    await recorte(page).waitFor()
    expectPageConsole('failed: net::ERR_INTERNET_DISCONNECTED')
    await page.context().setOffline(true)
    await recorte(page).getByRole('button', { name: 'Salvar' }).click()
    await recorte(page).getByText('Não foi possível salvar a foto: Sem conexão com o servidor.').waitFor()
    await page.context().setOffline(false)
    await recorte(page).getByRole('button', { name: 'Salvar' }).click()
    await banner(page, 'status', 'Foto salva.').waitFor()
    await expectSoon(() => fotoDaBarra(page).count()).toBe(1)
  })
})

function makeGif(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background: '#00a' } })
    .gif()
    .toBuffer()
}

/** Without loading the page afresh: what is in memory stays. */
async function openPerfil(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('menuitem', { name: 'Perfil' }).click()
  await page.getByRole('heading', { level: 1, name: 'Minha Conta' }).waitFor()
}

async function openNotas(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Notas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Suas Notas' }).waitFor()
}

/** Not only asked for: a picture that cannot be had leaves its place to the initials. */
async function expectLoaded(page: Page, selector: string): Promise<void> {
  await expectSoon(() =>
    page
      .locator(selector)
      .first()
      .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth),
  ).toBe(256)
}
