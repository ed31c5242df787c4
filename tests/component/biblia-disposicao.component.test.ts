/** How the text of the Bible is set. */
import { expect, it } from 'vitest'
import { edicoesBiblia, livroBiblia, versiculos } from '#contract/biblia.ts'
import { citacoesDoCapitulo } from '#contract/referencias.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos } from '#tests/support/component-biblia.ts'
import { BIBLIA_DE_PROVA } from '#tests/support/component-replies.ts'
import { count, find, get, untilSays } from '#tests/support/component-screen.ts'

const app = setupApp()
const isEmLinhas = () => document.querySelector('.bib .read')?.classList.contains('versos')

it('psalms have each verse on a line, and offer no other way', async () => {
  answerVersiculos(app.network)
  app.network.answer(livroBiblia, {
    id: 19,
    livro: 'Salmos',
    abreviatura: 'Sl',
    quantidade_capitulos: 150,
  })
  app.open('/biblia/capitulos/19/23')
  await untilSays('texto de prova')
  await find('button', 'Imprimir')
  expect(isEmLinhas()).toBe(true)
  expect(count('group', 'Disposição')).toBe(0)
})

it('other books run on, and offer the choice', async () => {
  answerVersiculos(app.network)
  app.open('/biblia/capitulos/8/1')
  await untilSays('texto de prova')
  await find('button', 'Um versículo por linha')
  expect(isEmLinhas()).toBe(false)
})

it('the mark of a citation stays with the last word, also of a verse of one word', async () => {
  answerVersiculos(app.network)
  app.network.answer(
    versiculos,
    ['Nos dias dos juízes houve fome.', 'Selá.'].map((texto_biblico, index) => ({
      id: 8_001_001 + index,
      numero_versiculo: index + 1,
      texto_biblico,
    })),
  )
  const citacao = { parteId: 1, simbolo: 'CFW', numero: 5, titulo: 'Da Providência', secao: 1, marcador: 1 }
  app.network.answer(
    citacoesDoCapitulo,
    [1, 2].map((numero) => ({
      ...citacao,
      parte: 'Deus sustenta.',
      referencia: `Rt 1.${numero}`,
      inicio: numero,
      fim: numero,
    })),
  )
  app.open('/biblia/capitulos/8/1')
  await find('button', 'Versículo 2: citado nos Padrões')
  const comMarca = [...document.querySelectorAll('.chamada')].map(
    (mark) => mark.closest('.nb')?.textContent.replace('\u2060', ' ') ?? '',
  )
  expect(comMarca).toEqual(['fome. †', '2Selá. †'])
})

it('the credit is one line with its links', async () => {
  answerVersiculos(app.network)
  const atribuicao = 'Bíblia de prova, http://exemplo.com.br/prova/. Licença CC BY (http://exemplo.org/by/).'
  app.network.answer(edicoesBiblia, [{ ...BIBLIA_DE_PROVA, atribuicao }])
  app.open('/biblia/capitulos/8/1')
  const licenca = await find('link', 'Licença CC BY')
  expect(licenca.getAttribute('href')).toBe('http://exemplo.org/by/')
  expect(get('link', 'exemplo.com.br/prova').getAttribute('rel')).toBe('noopener noreferrer')
})
