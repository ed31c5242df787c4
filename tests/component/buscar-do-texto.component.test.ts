/** From the texts of the real library to the search: the theme of a page, and selected words. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  click,
  count,
  find,
  get,
  press,
  settle,
  stopClock,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'
import { defineSearchElement } from '#tests/support/component-search.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'

const app = setupServidor()

beforeAll(defineSearchElement)
afterEach(() => document.getSelection()?.removeAllRanges())

const address = () =>
  decodeURIComponent(window.location.pathname + window.location.search).replaceAll('+', ' ')

/** Selects what stands in an element, as a triple click or a long press does. */
async function selectIn(selector: string): Promise<void> {
  const element = await until(() => {
    const found = document.querySelector(selector)
    if (!found?.textContent) throw new Error(`Nothing is ${selector}.`)
    return found
  })
  await settle()
  document.getSelection()?.selectAllChildren(element)
  document.dispatchEvent(new Event('selectionchange'))
}

async function buscarSelecao(): Promise<void> {
  click(get('button', 'Buscar', await find('toolbar', 'Trecho selecionado')))
  await until(() => expect(window.location.pathname).toBe('/busca'))
}

describe('the theme of a page', () => {
  it('is looked for in the whole library', async () => {
    await app.open('/cfw/capitulo/11')
    click(await find('link', 'Buscar este tema'))
    await until(() => expect(address()).toBe('/busca?q=Justificação'))
    await find('link', /Da Justificação/, await find('region', 'Padrões'))
    await app.open('/bcw/pergunta/1')
    click(await find('link', 'Buscar este tema'))
    await until(() => expect(address()).toMatch(/^\/busca\?q=Qual/))
    expect(address()).not.toContain('?q=Qual?')
    const campo = await find('searchbox', 'Buscar em toda a biblioteca')
    expect(campo).toHaveProperty('value', expect.not.stringMatching(/\?$/))
  })
})

describe('selected words', () => {
  it('of a verse are looked for without the numbers and the marks after them, and found', async () => {
    await app.open('/biblia/capitulos/43/3')
    await find('button', 'Versículo 16: citado nos Padrões')
    await selectIn('#v16')
    await buscarSelecao()
    expect(address()).toBe('/busca?q="João 3.16: texto de prova"')
    await find('link', 'João 3.16', await find('region', 'Bíblia'))
  })

  it('and their toolbar keep the arrows from turning the page', async () => {
    await app.open('/biblia/capitulos/43/3')
    await untilSays('texto de prova')
    const proximo = await find('link', /^Próximo Capítulo/)
    await selectIn('#v16')
    const button = get('button', 'Buscar', await find('toolbar', 'Trecho selecionado'))
    press('ArrowRight')
    button.focus()
    press('ArrowRight')
    await settle()
    expect(window.location.pathname).toBe('/biblia/capitulos/43/3')
    document.getSelection()?.removeAllRanges()
    proximo.focus()
    press('ArrowRight')
    await until(() => expect(window.location.pathname).toBe('/biblia/capitulos/43/4'))
  })

  it('are looked for from the whole text of a standard', async () => {
    await app.open('/bcw/texto')
    await selectIn('#pergunta-1 .read p')
    await buscarSelecao()
    expect(address()).toMatch(/^\/busca\?q="/)
  })

  it('are looked for from the texts of the harmonies, without the numbers of their sections', async () => {
    await app.open('/harmonias?a=cfw&b=bcw')
    const tema = await until(() => {
      const found = document.querySelector<HTMLElement>('main h2 button')
      if (!found) throw new Error('There is no theme.')
      return found
    })
    click(tema)
    await until(() =>
      expect(document.querySelector('.texto-aberto .texto')?.textContent).toMatch(/CFW \d+\.1/),
    )
    await selectIn('.texto-aberto .texto')
    await buscarSelecao()
    expect(address()).toMatch(/^\/busca\?q="\p{L}/u)
    expect(address()).not.toContain('CFW')
  })

  it('are not looked for over a dialog', async () => {
    await app.open('/cfw/capitulo/8')
    click(await find('button', 'Referências bíblicas, nota 1'))
    await until(() =>
      expect(document.querySelector('dialog[open] dd')?.textContent).toContain('texto de prova.'),
    )
    stopClock()
    await selectIn('dialog[open] dd')
    // Longer than a selection has to rest.
    await vi.advanceTimersByTimeAsync(400)
    await settle()
    expect(count('toolbar', 'Trecho selecionado')).toBe(0)
  })
})
