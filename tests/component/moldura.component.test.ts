/** The frame of the pages: what it names, and addresses that lead nowhere. */

import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { listarNotas } from '#contract/notas.ts'
import { LEITORA, setupApp } from '#tests/support/component-app.tsx'
import { answerBiblia, answerVersiculos } from '#tests/support/component-biblia.ts'
import { answerEbooks } from '#tests/support/component-ebooks.ts'
import { answerPagina } from '#tests/support/component-padroes.ts'
import { click, find, get, until, untilSays } from '#tests/support/component-screen.ts'

const app = setupApp()

describe('the top bar and the footer', () => {
  it.each([
    ['/', 'Padrões'],
    ['/cfw/capitulo/8', 'Padrões'],
    ['/biblia/capitulos/8/1', 'Bíblia'],
    ['/notas', 'Notas'],
    ['/ebooks/estante', 'Ebooks'],
    ['/sobre', 'Sobre Nós'],
  ])('of %s name the area %s, the reader, the product and the mailbox', async (path, area) => {
    const { network } = app
    answerPagina(network, 'cfw')
    answerVersiculos(network)
    answerEbooks(network)
    network.answer(listarNotas, [])
    app.open(path)
    const bar = await find('banner')
    const nav = await find('navigation', 'Principal', bar)
    const links = within(nav).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Padrões',
      'Bíblia',
      'Notas',
      'Ebooks',
      'Sobre Nós',
    ])
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map(({ textContent }) => textContent)).toEqual([area])
    expect(get('button', /leitora/, bar).textContent).toContain(LEITORA.email)
    const footer = get('contentinfo')
    await untilSays('Para expandir o Reino de Cristo, difundindo as preciosas verdades do Evangelho.', footer)
    expect((await find('link', /^Enviar e-mail/, footer)).getAttribute('href')).toBe(
      'mailto:contato@exemplo.com.br?subject=Feedback',
    )
    get('link', /^Rede social/, footer)
  })
})

describe('an address that leads nowhere', () => {
  it.each(['/nada', '/cfw/nada/8', '/biblia/livros'])('%s is answered inside the layout', async (path) => {
    answerBiblia(app.network)
    app.open(path)
    await find('heading', 'Página não encontrada')
    get('navigation', 'Principal')
    click(get('link', 'Abrir a Bíblia'))
    await until(() => expect(window.location.pathname).toBe('/biblia'))
  })
})
