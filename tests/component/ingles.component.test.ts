/** The English of 1646/47 beside the translation: what the button and the sections' menus show, keep, cite and leave out. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { originalDaPagina, type PaginaOriginal, type SecaoOriginal } from '#contract/original.ts'
import {
  type PaginaDoPadrao,
  type Parte,
  paginaDoPadrao,
  type SecaoDaPagina,
} from '#contract/padrao-texto.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { copySelected, selectWords } from '#tests/support/component-copy.ts'
import { answerPagina } from '#tests/support/component-padroes.ts'
import {
  click,
  count,
  find,
  findAlert,
  get,
  settle,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { stubFala } from '#tests/support/fala-de-prova.ts'
import { changePreferenciaDoIngles } from '#web/padroes/preferencia-do-ingles.ts'

const app = setupApp()
const BOTAO = 'Comparar com o inglês de 1646'
const FALHOU = 'O inglês não pôde ser carregado. Verifique a conexão.'
const FIM = '— Minha Biblioteca Westminster'

const parte = (id: number, texto: string): Parte => ({
  id,
  parte: texto,
  subtitulo: null,
  ordem_dentro_da_secao: 1,
  paragrafo: 1,
  marcador: null,
  referencias: [],
})
const secao = (numero: number, texto: string): SecaoDaPagina => ({
  id: numero,
  secao: numero,
  titulo: null,
  destaque: null,
  partes: [parte(numero, texto)],
})
const original = (numero: number, ...textos: string[]): SecaoOriginal => ({
  secao: numero,
  titulo: null,
  destaque: null,
  paragrafos: textos.map((texto) => ({ subtitulo: null, texto })),
})

/** Chapters of three sections; the English has the first and the third. */
function answerIngles(): void {
  answerPagina(app.network, 'cfw')
  app.network.answer(
    paginaDoPadrao,
    ({ params }): PaginaDoPadrao => ({
      numero: Number(params.numero),
      titulo: `Título ${params.numero}`,
      secoes: [secao(1, 'Aprouve a Deus.'), secao(2, 'O Filho de Deus.'), secao(3, 'A todos aqueles.')],
      original: { idioma: 'en', ano: 1646, secoes: [1, 3] },
    }),
  )
  app.network.answer(
    originalDaPagina,
    ({ params }): PaginaOriginal => ({
      numero: Number(params.numero),
      titulo: `Title ${params.numero}`,
      idioma: 'en',
      ano: 1646,
      secoes: [original(1, 'It pleased God.', 'In His purpose.'), original(3, 'To all those.')],
    }),
  )
}

beforeEach(() => {
  changePreferenciaDoIngles({ comparar: false })
  answerIngles()
})
afterEach(() => document.getSelection()?.removeAllRanges())

const blocos = () => [...document.querySelectorAll<HTMLElement>('.ingles')]
const readBlocos = () =>
  blocos().map(
    (bloco) =>
      `${bloco.closest('.sec')?.id}: ${[...bloco.querySelectorAll('p')].map((p) => p.textContent).join(' | ')}`,
  )
const openMenu = async (rotulo: string) => click(await find('button', rotulo))

it('is shown for the page by the button, in its own language, and for the next pages and visits', async () => {
  app.open('/cfw/capitulo/8')
  const botao = await find('button', BOTAO)
  await settle()
  expect(app.network.count(originalDaPagina), 'nothing is asked for before').toBe(0)
  expect(botao.getAttribute('aria-pressed')).toBe('false')
  click(botao)
  await untilSays('To all those.')
  expect(readBlocos()).toEqual([
    's1: Inglês de 1646 | Title 8 | It pleased God. | In His purpose.',
    's3: Inglês de 1646 | To all those.',
  ])
  expect(blocos().map(({ lang }) => lang)).toEqual(['en', 'en'])
  expect(blocos()[0]?.querySelector('.ingles-rotulo')?.getAttribute('lang')).toBe('pt-BR')
  expect(botao.getAttribute('aria-pressed')).toBe('true')
  expect(localStorage.getItem('mbw:ingles')).toBe('{"comparar":true}')

  click(await find('link', /Próximo Capítulo/))
  await untilSays('Title 9')
  click(await find('button', BOTAO))
  await until(() => expect(blocos()).toEqual([]))
  expect(localStorage.getItem('mbw:ingles')).toBe('{"comparar":false}')
})

it('is shown and hidden for one section by its menu, which offers it where there is one', async () => {
  app.open('/cfw/capitulo/8')
  await find('button', BOTAO)
  await openMenu('Seção 2')
  await find('menuitem', 'Copiar link')
  expect(count('menuitem', 'Mostrar o inglês')).toBe(0)
  click(get('menuitem', 'Copiar com citação'))
  await openMenu('Seção 3')
  click(await find('menuitem', 'Mostrar o inglês'))
  await untilSays('To all those.')
  expect(readBlocos()).toEqual(['s3: Inglês de 1646 | To all those.'])
  expect(get('button', BOTAO).getAttribute('aria-pressed')).toBe('false')

  click(get('button', BOTAO))
  await untilSays('It pleased God.')
  await openMenu('Seção 1')
  click(await find('menuitem', 'Esconder o inglês'))
  await until(() => expect(readBlocos()).toEqual(['s3: Inglês de 1646 | To all those.']))
})

it('is cited as what it is when copied, leaves the translation clean, and is not read aloud', async () => {
  const fala = stubFala()
  app.open('/cfw/capitulo/8')
  click(await find('button', BOTAO))
  await untilSays('To all those.')
  selectWords('It pleased', 'God')
  expect(copySelected()).toBe(`It pleased God\n\nCFW 8.1, em inglês (1646) ${FIM}`)
  selectWords('Aprouve', 'A todos')
  expect(copySelected()).toBe(`Aprouve a Deus.\n\nO Filho de Deus.\n\nA todos\n\nCFW 8.1–3 ${FIM}`)

  click(get('button', 'Ouvir'))
  const ditas: (string | null)[] = []
  await until(() => expect(fala.dizendo).toBe('Título 8'))
  while (fala.dizendo !== null && ditas.length < 10) {
    ditas.push(fala.dizendo)
    fala.end()
    await settle()
  }
  expect(ditas).toEqual(['Título 8', 'Aprouve a Deus.', 'O Filho de Deus.', 'A todos aqueles.'])
})

it('says at the section that it could not be fetched, and comes with the way on', async () => {
  app.network.refuse(originalDaPagina, 'nao_encontrado')
  app.open('/cfw/capitulo/8')
  await find('button', BOTAO)
  await openMenu('Seção 3')
  click(await find('menuitem', 'Mostrar o inglês'))
  const alert = await findAlert(FALHOU)
  expect(alert.closest('.sec')?.id).toBe('s3')
  answerIngles()
  click(get('button', 'Tentar de novo', alert))
  await untilSays('To all those.')
  await untilGone(alert)
})

it('is nowhere on a page that has none', async () => {
  answerPagina(app.network, 'cfw')
  app.open('/cfw/capitulo/8')
  await openMenu('Seção 1')
  await find('menuitem', 'Copiar link')
  expect(count('menuitem', 'Mostrar o inglês')).toBe(0)
  expect(count('button', BOTAO)).toBe(0)
})
