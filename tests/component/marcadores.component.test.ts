/** The markers of the proof texts, by the keyboard. */
import { describe, expect, it } from 'vitest'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import { referenciasBiblicas } from '#contract/referencias.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerPagina, SECAO } from '#tests/support/component-padroes.ts'
import { find, get, press, settle, until } from '#tests/support/component-screen.ts'

const app = setupApp()

const [PARTE] = SECAO.partes
const nome = (marcador: number) => `Referências bíblicas, nota ${marcador}`

/** Two sections with three markers each, 1 to 6. */
function openCapitulo(): void {
  const { network } = app
  answerPagina(network, 'cfw')
  const secoes = [1, 2].map((secao) => ({
    id: secao,
    secao,
    titulo: null,
    destaque: null,
    partes: [1, 2, 3].map((ordem) => ({
      ...PARTE,
      parte: 'Aprouve a Deus.',
      subtitulo: null,
      paragrafo: 1,
      id: secao * 1000 + ordem,
      ordem_dentro_da_secao: ordem,
      marcador: (secao - 1) * 3 + ordem,
      referencias: [{ referencia: 'Is 42.1' }],
    })),
  }))
  network.answer(paginaDoPadrao, { numero: 8, titulo: 'De Cristo', secoes })
  network.answer(referenciasBiblicas, [])
  app.open('/cfw/capitulo/8')
}

const stops = () =>
  [...document.querySelectorAll<HTMLElement>('.sec button[aria-haspopup=dialog]')]
    .filter(({ tabIndex }) => tabIndex >= 0)
    .map(({ textContent }) => textContent)
const focused = () => document.activeElement?.getAttribute('aria-label')

describe('the markers', () => {
  it('of a section are one stop of the Tab key, and the arrows lead from one to the next', async () => {
    openCapitulo()
    ;(await find('button', nome(1))).focus()
    await until(() => expect(stops()).toEqual(['[1]', '[4]']))
    press('ArrowRight')
    expect([focused(), stops()]).toEqual([nome(2), ['[2]', '[4]']])
    press('ArrowRight')
    press('ArrowLeft')
    expect([focused(), window.location.pathname]).toEqual([nome(2), '/cfw/capitulo/8'])
    expect(get('button', nome(6)).tabIndex).toBe(-1)
    // Not on into the next section: there the arrow turns the page.
    press('ArrowRight')
    expect(focused()).toBe(nome(3))
    await find('link', /Próximo Capítulo/)
    await settle()
    press('ArrowRight')
    await until(() => expect(window.location.pathname).toBe('/cfw/capitulo/9'))
  })
})
