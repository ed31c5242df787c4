/** The jump box over the real library: where it opens, what a text may mean, where Enter leads. */
import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import {
  address,
  click,
  fill,
  find,
  get,
  press,
  settle,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'

const app = setupServidor()

const campo = (caixa: HTMLElement) => get('combobox', undefined, caixa)
const rotulos = (caixa: HTMLElement) =>
  [...caixa.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)

async function openCaixa(): Promise<HTMLElement> {
  await settle()
  press('k', { ctrlKey: true })
  const caixa = await find('dialog', 'Ir para')
  await settle()
  return caixa
}

/** As Enter does it in the field of a form. */
const enter = (caixa: HTMLElement) => fireEvent.submit(caixa.querySelector('form') ?? caixa)

it.each(['/', '/cfw/capitulo/8', '/biblia', '/harmonias', '/sobre'])(
  'opens on %s with Ctrl+K and /, with the focus in its field',
  async (path) => {
    await app.open(path)
    const link = await find('link', 'Bíblia', await find('banner'))
    await find('heading')
    await settle()
    for (const key of [{ key: 'k', ctrlKey: true }, { key: '/' }]) {
      link.focus()
      // The key that opens it is no text.
      expect(fireEvent.keyDown(link, key), 'left to the browser').toBe(false)
      const caixa = await find('dialog', 'Ir para')
      await until(() => expect(document.activeElement).toBe(campo(caixa)))
      click(get('button', 'Fechar', caixa))
      await untilGone(caixa)
    }
  },
)

it('opens what is typed with Enter', async () => {
  await app.open('/')
  await find('heading', 'Padrões de Westminster')
  for (const [texto, rotulo, to, titulo] of [
    ['Jo 3.16', 'João 3.16', '/biblia/capitulos/43/3?v=16', 'João 3'],
    ['rm8', 'Romanos 8', '/biblia/capitulos/45/8', 'Romanos 8'],
    ['1 Coríntios 13:4-7', '1 Coríntios 13.4–7', '/biblia/capitulos/46/13?v=4-7', '1 Coríntios 13'],
    ['Salmo 23', 'Salmos 23', '/biblia/capitulos/19/23', 'Salmos 23'],
    ['cfw 8', 'CFW 8', '/cfw/capitulo/8', 'De Cristo, o Mediador'],
  ] as const) {
    const caixa = await openCaixa()
    fill(campo(caixa), texto)
    await until(() => expect(rotulos(caixa)[0]).toContain(rotulo))
    enter(caixa)
    await find('heading', titulo)
    await until(() => expect(address()).toBe(to))
    await untilGone(caixa)
  }
})

it('says of a place that does not exist what there is, and stays', async () => {
  await app.open('/cfw')
  await find('searchbox')
  const caixa = await openCaixa()
  for (const [texto, sentence] of [
    ['Jo 99', 'João tem 21 capítulos.'],
    ['Jo 3.99', 'João 3 tem 36 versículos.'],
  ] as const) {
    fill(campo(caixa), texto)
    await untilSays(sentence, get('status', undefined, caixa))
    enter(caixa)
    await settle()
    expect(address()).toBe('/cfw')
    expect(caixa.isConnected).toBe(true)
  }
})

it('offers every reading, chosen by the arrows', async () => {
  await app.open('/cfw')
  await find('searchbox')
  const caixa = await openCaixa()
  fill(campo(caixa), 'jo')
  // Eight references, and the search for the letters.
  await until(() => expect(rotulos(caixa)).toHaveLength(9))
  press('ArrowDown')
  await until(() => expect(caixa.querySelector('[aria-selected=true]')?.textContent).toMatch(/^Jó/))
  enter(caixa)
  await until(() => expect(address()).toBe('/biblia/capitulos/18'))
})

it('is a tap away, and leads to a verse', async () => {
  await app.open('/cfw')
  click(await find('button', 'Buscar', await find('banner')))
  const caixa = await find('dialog', 'Ir para')
  fill(campo(caixa), 'Jd 3')
  click(await find('option', undefined, caixa))
  await until(() => expect(address()).toBe('/biblia/capitulos/65/1?v=3'))
})
