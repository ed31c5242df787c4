/** Proof texts in their chapters: beside a standard where the window is wide, in the sheet everywhere. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { edicoesBiblia, livrosAntigoTestamento, livrosNovoTestamento, versiculos } from '#contract/biblia.ts'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import { type ReferenciaBiblica, referenciasBiblicas } from '#contract/referencias.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import type { Call } from '#tests/support/component-network.ts'
import { answerPagina, SECAO } from '#tests/support/component-padroes.ts'
import { BIBLIA_DE_PROVA } from '#tests/support/component-replies.ts'
import {
  click,
  count,
  find,
  findText,
  get,
  press,
  settle,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setAoLado } from '#web/referencias/ao-lado-store.ts'

const app = setupApp()

const [PARTE] = SECAO.partes
/** The references of the page's markers: 1 to 4. */
const PROVAS = [['Rm 1.2'], ['Rm 2.3', 'Rm 3.1-2'], ['Rm 4.1'], ['Rm 5.1']]
const nome = (marcador: number) => `Referências bíblicas, nota ${marcador}`

function toReferencia(referencia: string): ReferenciaBiblica {
  const [capitulo = 1, inicio = 1, fim = inicio] = (referencia.match(/\d+/g) ?? []).map(Number)
  const numeros = Array.from({ length: fim - inicio + 1 }, (_, index) => inicio + index)
  const doTrecho = numeros.map((numero) => ({
    numero_versiculo: numero,
    texto_biblico: `Prova ${capitulo}.${numero}.`,
  }))
  return {
    referencia,
    texto: 'Prova.',
    trechos: [{ livro: 45, capitulo, inicio, fim, versiculos: doTrecho }],
  }
}

/** The last figure of a part's id is its marker. */
function provasOf(parteId: string | undefined): ReferenciaBiblica[] {
  return (PROVAS[(Number(parteId) % 10) - 1] ?? []).map(toReferencia)
}

function openCapitulo(): void {
  const { network } = app
  answerPagina(network, 'cfw')
  network.answer(paginaDoPadrao, ({ params }) => {
    const numero = Number(params.numero)
    const partes = PROVAS.map((referencias, index) => ({
      ...PARTE,
      parte: 'Aprouve a Deus.',
      subtitulo: null,
      paragrafo: 1,
      id: numero * 10 + index + 1,
      ordem_dentro_da_secao: index + 1,
      marcador: index + 1,
      referencias: referencias.map((referencia) => ({ referencia })),
    }))
    return {
      numero,
      titulo: 'De Cristo',
      secoes: [{ id: 1, secao: 1, titulo: null, destaque: null, partes }],
    }
  })
  network.answer(referenciasBiblicas, ({ params }) => provasOf(params.parteId))
  network.answer(livrosAntigoTestamento, [])
  network.answer(livrosNovoTestamento, [
    { id: 45, livro: 'Romanos', abreviatura: 'Rm', quantidade_capitulos: 16 },
  ])
  network.answer(versiculos, ({ params }: Call) =>
    [1, 2, 3].map((numero) => ({
      id: numero,
      numero_versiculo: numero,
      texto_biblico: `Capítulo ${params.capitulo}, versículo ${numero}.`,
    })),
  )
  app.open('/cfw/capitulo/8')
}

/** The window's width, and where its markers stand: 200 px under one another. */
let isLarga = true
let rolada = 0

beforeEach(() => {
  rolada = 0
  isLarga = true
  setAoLado(false)
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query.includes('75rem') ? (isLarga ? 'all' : 'not all') : query),
  )
  const rect = Element.prototype.getBoundingClientRect
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { parte } = this instanceof HTMLElement ? this.dataset : {}
    return parte === undefined ? rect.call(this) : new DOMRect(0, (Number(parte) % 10) * 200 - rolada, 24, 24)
  })
})

function scrollTo(y: number): void {
  rolada = y
  window.dispatchEvent(new Event('scroll'))
}

/** Scrolls, and waits for as long as the pane does. */
async function rest(y: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  scrollTo(y)
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await settle()
}

const pane = () => get('region', 'Bíblia ao lado')
const marcados = () =>
  [...document.querySelectorAll('.capitulo-lido .marcado')].map(({ textContent }) => textContent.trim())
const atual = () => document.querySelector('.read .ref[aria-current]')?.textContent
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const capitulosPedidos = () => app.network.calls(versiculos).map(({ params }) => params.capitulo)

async function openAoLado(): Promise<void> {
  openCapitulo()
  click(await find('button', 'Bíblia ao lado'))
  await until(() => expect(marcados()).toEqual(['2Capítulo 1, versículo 2.']))
}

describe('the Bible beside a standard', () => {
  it('follows the marker on the line that is read, one that is focused and one that is chosen', async () => {
    await openAoLado()
    expect([atual(), get('heading', 'Romanos 1', pane()).textContent]).toEqual(['[1]', 'Romanos 1'])
    expect(get('button', 'Bíblia ao lado').getAttribute('aria-pressed')).toBe('true')
    // The next marker's references and the chapter of the first are there already, and no other's.
    await until(() => expect(capitulosPedidos()).toEqual(['1', '2']))
    expect(app.network.calls(referenciasBiblicas).map(({ params }) => params.parteId)).toEqual(['81', '82'])

    scrollTo(200)
    await until(() => expect(marcados()).toEqual(['3Capítulo 2, versículo 3.']))
    expect(atual()).toBe('[2]')
    expect(get('status', '', pane()).textContent).toBe('')

    get('button', nome(4)).focus()
    await until(() => expect(marcados()).toEqual(['1Capítulo 5, versículo 1.']))
    // It is in the window still.
    await rest(230)
    expect(atual()).toBe('[4]')

    click(get('button', nome(2)))
    await until(() => expect(atual()).toBe('[2]'))
    expect(document.querySelector('dialog')).toBeNull()
    await until(() => expect(get('status', undefined, pane()).textContent).toBe('Rm 2.3'))

    click(get('button', 'Rm 3.1–2', pane()))
    await until(() => expect(marcados()).toEqual(['1Capítulo 3, versículo 1.', '2Capítulo 3, versículo 2.']))
    click(get('button', 'Próxima prova'))
    await until(() => expect(atual()).toBe('[3]'))
    click(get('button', 'Prova anterior'))
    await until(() => expect(marcados()).toHaveLength(2))
    expect(get('link', 'Abrir na Bíblia').getAttribute('href')).toBe('/biblia/capitulos/45/3?v=1-2')

    // All of a marker's proofs at once are in the dialog still.
    click(get('button', 'Todas as provas da nota 2'))
    await find('dialog', 'Referências Bíblicas')
  })

  it('is held by its pin, and let go by the next page', async () => {
    await openAoLado()
    click(get('button', 'Fixar esta prova'))
    get('button', nome(4)).focus()
    await rest(600)
    expect([atual(), get('button', 'Fixar esta prova').getAttribute('aria-pressed')]).toEqual(['[1]', 'true'])
    click(get('button', 'Próxima prova'))
    await until(() => expect(atual()).toBe('[2]'))
    click(get('button', 'Fixar esta prova'))
    await rest(601)
    expect(atual()).toBe('[4]')
    click(get('button', 'Fixar esta prova'))
    rolada = 0
    click(await find('link', /Próximo Capítulo/))
    await until(() => expect([window.location.pathname, atual()]).toEqual(['/cfw/capitulo/9', '[1]']))
    expect(get('button', 'Fixar esta prova').getAttribute('aria-pressed')).toBe('false')
  })

  it('is reached by F6, moves by the arrows, and Esc closes it, kept so for the next visit', async () => {
    await openAoLado()
    const marker = get('button', nome(1))
    marker.focus()
    press('F6')
    expect(focused()).toBe('Passagem')
    press('ArrowRight')
    await until(() => expect(atual()).toBe('[2]'))
    expect(window.location.pathname).toBe('/cfw/capitulo/8')
    press('F6')
    expect(document.activeElement).toBe(marker)
    press('F6')
    press('Escape')
    await untilGone(get('heading', 'Bíblia ao lado'))
    expect(document.activeElement).toBe(marker)
    click(marker)
    await find('dialog', 'Referências Bíblicas')
  })

  it('shows the proof text where the edition lacks the words, and where its chapter cannot be had', async () => {
    openCapitulo()
    const { network } = app
    network.answer(edicoesBiblia, [BIBLIA_DE_PROVA])
    const [trecho] = toReferencia('Rm 1.2').trechos
    network.answer(referenciasBiblicas, ({ params }) =>
      params.parteId === '81' && trecho
        ? [{ referencia: 'Rm 1.2', texto: 'Prova.', trechos: [{ ...trecho, edicao: 'MBW' }] }]
        : provasOf(params.parteId),
    )
    network.refuse(versiculos, 'nao_encontrado')
    click(await find('button', 'Bíblia ao lado'))
    await find('heading', 'Bíblia ao lado')
    await untilSays('Prova 1.2. (MBW)', pane())
    expect(count('button', 'Tentar de novo', pane())).toBe(0)
    click(get('button', nome(3)))
    await untilSays('Prova 4.1.', pane())
    expect(pane().textContent).toContain('O capítulo não pôde ser carregado.')
    get('button', 'Tentar de novo', pane())
  })
})

describe('the sheet of the proof texts', () => {
  it('grows to a proof in its chapter, and goes back to the list', async () => {
    isLarga = false
    openCapitulo()
    click(await find('button', nome(2)))
    const dialog = await find('dialog', 'Referências Bíblicas')
    expect(count('button', 'Bíblia ao lado')).toBe(0)
    click(await find('button', 'Ler no capítulo: Rm 3.1–2', dialog))
    await until(() => expect(marcados()).toHaveLength(2))
    expect(focused()).toBe('Romanos 3')
    expect(dialog.querySelector('dl')?.hidden).toBe(true)
    click(get('button', 'Voltar às provas', dialog))
    expect(focused()).toBe('Ler no capítulo: Rm 3.1–2')
    expect(dialog.querySelector('dl')?.hidden).toBe(false)
    // What is opened anew begins with the list.
    click(get('button', 'Ler no capítulo: Rm 3.1–2', dialog))
    click(get('button', 'Fechar', dialog))
    click(get('button', nome(2)))
    await findText('Prova 2.3.')
    expect(document.querySelector<HTMLElement>('dialog dl')?.hidden).toBe(false)
  })
})
