/** A chapter as its edition sets it: paragraphs, poems, headings, words of Jesus, notes. */
import { expect, it } from 'vitest'
import { Aparencia, salvarAparencia } from '#contract/aparencia.ts'
import { livroBiblia, type Versiculo, versiculos } from '#contract/biblia.ts'
import { citacoesDoCapitulo } from '#contract/referencias.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos } from '#tests/support/component-biblia.ts'
import { copySelected, selectWords } from '#tests/support/component-copy.ts'
import {
  click,
  count,
  find,
  get,
  settle,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'

const app = setupApp()

const CAPITULO: Versiculo[] = [
  {
    ...{ id: 8_001_001, numero_versiculo: 1, texto_biblico: 'Ele disse: Vinde a mim. E vieram.' },
    estrutura: {
      titulos: [{ posicao: 0, nivel: 1, texto: 'O convite' }],
      blocos: [
        { posicao: 0, tipo: 'p' },
        { posicao: 24, tipo: 'p' },
      ],
      jesus: [{ inicio: 11, fim: 23 }],
      notas: [{ posicao: 16, tipo: 'nota', texto: 'Ou “chegai”.' }],
    },
  },
  {
    ...{ id: 8_001_002, numero_versiculo: 2, ate: 3, texto_biblico: 'Cantaram assim: Louvai, povos todos.' },
    estrutura: {
      blocos: [
        { posicao: 16, tipo: 'q1' },
        { posicao: 24, tipo: 'q2' },
      ],
      notas: [{ posicao: 36, tipo: 'remissao', texto: 'Sl 117.1' }],
    },
  },
]
const blocos = () => [...document.querySelectorAll('.bloco')].map((bloco) => [bloco.className, said(bloco)])

/** Without the notes of the margin, and what is only heard. */
function said(element: Element): string {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const other of copy.querySelectorAll('.nota-lateral, .sr')) other.remove()
  return copy.textContent.replaceAll('\u2060', '').trim()
}

function openCapitulo(path = '/biblia/capitulos/8/1') {
  answerVersiculos(app.network)
  app.network.answer(versiculos, CAPITULO)
  app.network.answer(salvarAparencia, ({ body }) => Aparencia.parse(body))
  app.open(path)
}

it('sets paragraphs, lines and headings; verses keep their numbers over several blocks', async () => {
  openCapitulo('/biblia/capitulos/8/1?v=3#v3')
  await find('heading', 'O convite')
  expect(get('heading', 'O convite').tagName).toBe('H2')
  expect(blocos()).toEqual([
    ['bloco p', '1Ele disse: Vindea a mim.'],
    ['bloco p', 'E vieram. 2–3Cantaram assim:'],
    ['bloco q1 linha', 'Louvai,'],
    ['bloco q2 linha', 'povos todos.b'],
  ])
  expect([...document.querySelectorAll('.jesus')].map((words) => words.textContent).join('')).toBe(
    'Vinde a mim.',
  )
  // The third verse is in the text of the second, in three blocks.
  expect(get('button', 'Versículos 2 a 3').getAttribute('aria-pressed')).toBe('true')
  const marcados = [...document.querySelectorAll<HTMLElement>('.marcado.alvo')]
  expect(marcados.map(({ id, dataset }) => [id, dataset.lugar])).toEqual([
    ['v2', '2'],
    ['', '2'],
    ['', '2'],
  ])
  await untilSays('Rute 1.2–3')
})

it('opens a note, and gives the focus back', async () => {
  openCapitulo()
  const mark = await find('button', 'Nota de rodapé a, versículo 1')
  click(mark)
  const dialog = await find('dialog', 'Nota de rodapé')
  await untilSays('Rute 1.1', dialog)
  await untilSays('Ou “chegai”.', dialog)
  click(get('button', 'Fechar', dialog))
  await untilGone(dialog)
  expect(document.activeElement).toBe(mark)
  click(get('button', 'Remissão b, versículo 2'))
  await untilSays('Sl 117.1', await find('dialog', 'Remissão'))
})

it('copies words alone, lines as lines', async () => {
  openCapitulo()
  await find('heading', 'O convite')
  await untilSays('Bíblia de prova')
  await settle()
  selectWords('O convite', 'todos.')
  expect(copySelected()).toBe(
    'Ele disse: Vinde a mim.\n\nE vieram. Cantaram assim:\n\nLouvai,\npovos todos.\n\n' +
      'Rute 1.1–3 (Bíblia de prova) — Minha Biblioteca Westminster',
  )
  document.getSelection()?.removeAllRanges()
})

it('a verse on each line has no paragraphs, but its headings', async () => {
  openCapitulo()
  click(await find('button', 'Um versículo por linha'))
  await until(() => expect(blocos()).toHaveLength(1))
  get('heading', 'O convite')
  expect(blocos()).toEqual([
    ['bloco m', '1Ele disse: Vindea a mim. E vieram. 2–3Cantaram assim: Louvai, povos todos.b'],
  ])
  expect(document.querySelectorAll('.versos .v').length).toBe(2)
  click(get('button', 'Texto corrido'))
  await until(() => expect(blocos()).toHaveLength(4))
})

it('a psalm has the lines of its edition, the numeral beside them, and the mark of a citation at its end', async () => {
  answerVersiculos(app.network)
  app.network.answer(livroBiblia, { id: 19, livro: 'Salmos', abreviatura: 'Sl', quantidade_capitulos: 150 })
  app.network.answer(versiculos, [
    {
      ...{ id: 19_023_001, numero_versiculo: 1, texto_biblico: 'É o meu pastor, nada me falta.' },
      estrutura: {
        blocos: [
          { posicao: 0, tipo: 'q1' },
          { posicao: 16, tipo: 'q2' },
        ],
      },
    },
    { id: 19_023_002, numero_versiculo: 2, texto_biblico: 'Guia-me.' },
  ])
  app.network.answer(citacoesDoCapitulo, [
    {
      ...{ parteId: 1, simbolo: 'CFW', numero: 5, titulo: 'Da Providência', secao: 1, marcador: 1 },
      ...{ parte: 'Deus sustenta.', referencia: 'Sl 23.1', inicio: 1, fim: 1 },
    },
  ])
  app.open('/biblia/capitulos/19/23')
  const chamada = await find('button', 'Versículo 1: citado nos Padrões')
  expect(blocos()).toEqual([
    ['bloco q1 linha', 'É o meu pastor,'],
    ['bloco q2 linha', 'nada me falta.† 2Guia-me.'],
  ])
  expect(document.querySelector('#v1')?.contains(get('button', 'Capítulo 23, versículo 1'))).toBe(true)
  expect(document.querySelectorAll('#v1')).toHaveLength(1)
  expect(count('group', 'Disposição')).toBe(0)
  click(chamada)
  click(get('button', 'Fechar', await find('dialog', 'Citado nos Padrões')))
  expect(document.activeElement).toBe(chamada)
  // The note of the margin stands with the verse's beginning, the mark with its end.
  click(await until(() => getNota('CFW 5.1')))
  click(get('button', 'Fechar', await find('dialog', 'Citado nos Padrões')))
  expect(document.activeElement).toBe(chamada)
})

function getNota(lugar: string): HTMLElement {
  const notas = [...document.querySelectorAll<HTMLElement>('.nota-lateral[aria-hidden]')]
  const found = notas.find(({ textContent }) => textContent.includes(lugar))
  if (!found) throw new Error(`No note of the margin says ${lugar}.`)
  return found
}
