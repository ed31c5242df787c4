/** '/culto': the screen that stays awake while a family reads. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerCulto } from '#tests/support/component-culto.ts'
import { click, count, find, findStatus, get, until, untilGone } from '#tests/support/component-screen.ts'

const app = setupApp()

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  vi.restoreAllMocks()
})

/** A device that keeps its screen awake as long as it is asked to. */
function standInWakeLock() {
  const held: EventTarget[] = []
  const request = vi.fn(async () => {
    const sentinel = Object.assign(new EventTarget(), {
      release: async () => void held.splice(held.indexOf(sentinel), 1),
    })
    held.push(sentinel)
    return sentinel
  })
  Object.assign(navigator, { wakeLock: { request } })
  return { held, request }
}

function setVisible(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the screen', () => {
  it('stays awake, again when the page is shown again, and no longer than the page', async () => {
    answerCulto(app.network)
    const { held, request } = standInWakeLock()
    app.open('/culto')
    const botao = await find('button', 'Manter a tela acesa')
    expect(request).not.toHaveBeenCalled()
    click(botao)
    await until(() => expect(held).toHaveLength(1))
    expect(botao.getAttribute('aria-pressed')).toBe('true')
    setVisible('hidden')
    held.splice(0)[0]?.dispatchEvent(new Event('release'))
    setVisible('visible')
    await until(() => expect(held).toHaveLength(1))
    expect(botao.getAttribute('aria-pressed')).toBe('true')
    click(botao)
    await until(() => expect(held).toHaveLength(0))
    click(botao)
    await until(() => expect(held).toHaveLength(1))
    click(get('link', 'Bíblia'))
    await untilGone(botao)
    await until(() => expect(held).toHaveLength(0))
  })

  it('that the device lets go dark is told, and can be asked again', async () => {
    answerCulto(app.network)
    const { held, request } = standInWakeLock()
    request.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    app.open('/culto')
    const botao = await find('button', 'Manter a tela acesa')
    click(botao)
    await findStatus('O aparelho não deixou a tela acesa')
    expect(botao.getAttribute('aria-pressed')).toBe('false')
    click(botao)
    await until(() => expect(held).toHaveLength(1))
    held[0]?.dispatchEvent(new Event('release'))
    await findStatus('O aparelho não deixou a tela acesa')
  })

  it('is explained where a browser cannot', async () => {
    answerCulto(app.network)
    app.open('/culto')
    await findStatus('Este navegador não mantém a tela acesa.')
    expect(count('button', 'Manter a tela acesa')).toBe(0)
  })
})
