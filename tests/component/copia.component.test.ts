/** What is copied from a text: clean words, and where they stand. */
import { afterEach, expect, it } from 'vitest'
import { edicoesBiblia, versiculos } from '#contract/biblia.ts'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos } from '#tests/support/component-biblia.ts'
import { copySelected, selectWords } from '#tests/support/component-copy.ts'
import { answerPagina } from '#tests/support/component-padroes.ts'
import { BIBLIA_DE_PROVA } from '#tests/support/component-replies.ts'
import { find, settle, untilSays } from '#tests/support/component-screen.ts'
import { readCopia } from '#web/ui/selecao/read-copia.ts'

const app = setupApp()
const FIM = '— Minha Biblioteca Westminster'

afterEach(() => document.getSelection()?.removeAllRanges())

const parte = (id: number, paragrafo: number, texto: string, marcador: number | null) => ({
  id,
  parte: texto,
  subtitulo: null,
  ordem_dentro_da_secao: id,
  paragrafo,
  marcador,
  referencias: marcador === null ? [] : [{ referencia: 'Rm 1.19-20' }],
})
const secao = (numero: number, partes: ReturnType<typeof parte>[]) => ({
  id: numero,
  secao: numero,
  titulo: null,
  destaque: null,
  partes,
})
const LUZ = secao(1, [
  parte(1, 1, 'A luz da natureza mostra que há um Deus', 1),
  parte(2, 1, '; e que é bom.', null),
  parte(3, 2, 'Outro parágrafo.', 2),
])

it('of a standard: no markers, paragraphs apart, with the sections; other places stay the browser’s', async () => {
  answerPagina(app.network, 'cfw')
  app.network.answer(paginaDoPadrao, {
    numero: 21,
    titulo: 'Do Culto',
    secoes: [LUZ, secao(2, [parte(4, 1, 'Deve ser prestado a Deus.', 3)])],
  })
  app.open('/cfw/capitulo/21')
  await untilSays('Deve ser prestado')
  await settle()
  selectWords('A luz', 'Deus')
  expect(copySelected()).toBe(`A luz da natureza mostra que há um Deus\n\nCFW 21.1 ${FIM}`)

  selectWords('Do Culto', 'prestado')
  expect(copySelected()).toBe(
    'Do Culto\n\nA luz da natureza mostra que há um Deus; e que é bom.\n\nOutro parágrafo.\n\n' +
      `Deve ser prestado\n\nCFW 21.1–2 ${FIM}`,
  )

  selectWords('natureza', 'natureza')
  expect(copySelected(), 'a word alone').toBe('natureza')
  await untilSays('Nenhuma Nota Criada')
  selectWords('Deve ser', 'Nenhuma Nota Criada')
  expect(copySelected(), 'beyond the text').toBeNull()
  selectWords('A luz', 'natureza')
  const campo = document.body.appendChild(document.createElement('input'))
  expect(copySelected(campo), 'in a field').toBeNull()
  campo.remove()
})

it('of a catechism: the question and its answer', async () => {
  answerPagina(app.network, 'bcw')
  app.network.answer(paginaDoPadrao, { numero: 7, titulo: 'Que são os decretos?', secoes: [LUZ] })
  app.open('/bcw/pergunta/7')
  await untilSays('Outro parágrafo')
  await settle()
  selectWords('Que são', 'A luz')
  expect(copySelected()).toBe(`Que são os decretos?\n\nA luz\n\nBCW 7 ${FIM}`)
})

it('of the Bible: without numbers and marks, with book, verses and edition', async () => {
  answerVersiculos(app.network)
  app.network.answer(edicoesBiblia, [{ ...BIBLIA_DE_PROVA, nome: 'Bíblia Livre', atribuicao: null }])
  app.network.answer(
    versiculos,
    ['No princípio criou Deus.', 'E a terra era vazia.', 'E disse Deus.'].map((texto_biblico, index) => ({
      id: 8_001_001 + index,
      numero_versiculo: index + 1,
      texto_biblico,
    })),
  )
  app.open('/biblia/capitulos/8/1')
  await find('button', 'Versículo 2')
  await untilSays('Bíblia Livre')
  await settle()
  selectWords('princípio', 'terra')
  expect(copySelected()).toBe(`princípio criou Deus. E a terra\n\nRute 1.1–2 (Bíblia Livre) ${FIM}`)
})

it('of an ebook: items with their numbers, cells and lines apart, no markers of notes, references as words', () => {
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = `<article><div class="read"><p>A gra\u00adça,<a class="ref">1</a> diz
    <button class="lig">Rm 5.1</button>, basta.</p><ol><li data-marcador="1.">Um</li><li data-marcador="2.">Dois</li></ol>
    <table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>
    <p class="verso">Linha\num</p><p class="verso">Linha dois</p></div></article>`
  selectWords('A gra', 'Linha dois')
  expect(readCopia(document.getSelection())).toEqual({
    texto: 'A graça, diz Rm 5.1, basta.\n\n1. Um\n2. Dois\n\na\tb\nc\td\n\nLinha\num\nLinha dois',
    lugares: [],
  })
  page.remove()
})
