/** 'Compartilhar': words of a section as picture, text and link. */
import { expect, it, vi } from 'vitest'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerPagina } from '#tests/support/component-padroes.ts'
import { click, count, find, findAlert, findStatus, get, until } from '#tests/support/component-screen.ts'

const app = setupApp()
const SEM_IMAGEM = 'A imagem não pôde ser desenhada agora. O texto e o link podem ser copiados.'

async function openDialog(): Promise<HTMLElement> {
  answerPagina(app.network, 'cfw')
  app.open('/cfw/capitulo/8')
  click(await find('button', 'Seção 1'))
  click(await find('menuitem', 'Compartilhar'))
  return find('dialog', 'Compartilhar CFW 8.1')
}
const imagem = (dialog: HTMLElement) => get('img', 'Imagem com as palavras de CFW 8.1', dialog)

it('shows the picture in the chosen format, and gives it, the words and the public link', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const dialog = await openDialog()
  expect(imagem(dialog).getAttribute('src')).toBe('/api/imagem/padroes/cfw/8?lugar=s1&formato=quadrado')
  click(get('radio', 'Larga', dialog))
  await until(() => expect(imagem(dialog).getAttribute('src')).toContain('formato=largo'))
  expect(get('link', 'Baixar imagem', dialog).getAttribute('download')).toBe('cfw-8-1.png')
  expect(count('button', 'Compartilhar', dialog), 'no program of the device to share with').toBe(0)
  click(get('button', 'Copiar link', dialog))
  await findStatus('Link copiado.')
  expect(writeText).toHaveBeenLastCalledWith(`${window.location.origin}/ler/cfw/8#s1`)
  click(get('button', 'Copiar texto', dialog))
  await findStatus('Texto copiado com a citação.')
  expect(writeText.mock.lastCall?.[0]).toMatch(/CFW 8\.1 — Minha Biblioteca Westminster$/)
  writeText.mockRestore()
})

it('without the picture gives the words and the link all the same', async () => {
  const dialog = await openDialog()
  imagem(dialog).dispatchEvent(new Event('error'))
  await findAlert(SEM_IMAGEM)
  expect(count('link', 'Baixar imagem', dialog)).toBe(0)
  get('button', 'Copiar link', dialog)
})

it('hands over to a program of the device, and says when that did not work', async () => {
  const share = vi
    .fn()
    .mockRejectedValueOnce(new DOMException('', 'AbortError'))
    .mockRejectedValue(new Error())
  Object.assign(navigator, { share })
  const dialog = await openDialog()
  imagem(dialog).dispatchEvent(new Event('error'))
  await findAlert(SEM_IMAGEM)
  click(get('button', 'Compartilhar', dialog))
  await until(() => expect(share).toHaveBeenCalledTimes(1))
  expect(share.mock.lastCall?.[0]).toMatchObject({ url: `${window.location.origin}/ler/cfw/8#s1` })
  click(get('button', 'Compartilhar', dialog))
  await findAlert('Não foi possível compartilhar. Copie o link ou baixe a imagem.')
  Reflect.deleteProperty(navigator, 'share')
})
