/** 'Imprimir': what is asked, and what paper then has. */
import { beforeEach, expect, it, vi } from 'vitest'
import { versiculos } from '#contract/biblia.ts'
import { type Nota, notasDaPagina } from '#contract/notas.ts'
import { citacoesDoCapitulo, referenciasBiblicas } from '#contract/referencias.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos } from '#tests/support/component-biblia.ts'
import { answerCulto } from '#tests/support/component-culto.ts'
import { answerPagina, TEXTO } from '#tests/support/component-padroes.ts'
import {
  click,
  count,
  find,
  findAlert,
  findField,
  get,
  settle,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'

const app = setupApp()
const print = vi.fn()

const NOTA: Nota = {
  id: '01978f00-0000-7000-8000-000000000001',
  ancora: 's1',
  titulo: 'O propósito eterno',
  anotacao: 'Ler com Efésios 1.',
  data_criacao: '2026-11-21T12:00:00.000Z',
  versao: 1,
}
const PROVA = {
  referencia: 'Is 42.1',
  texto: 'Eis aqui meu servo.',
  trechos: [
    {
      livro: 23,
      capitulo: 42,
      inicio: 1,
      fim: 1,
      versiculos: [{ numero_versiculo: 1, texto_biblico: 'Eis aqui meu servo.' }],
    },
  ],
}

beforeEach(() => {
  print.mockReset()
  vi.stubGlobal('print', print)
})

/** What only paper has, as one line; '' on the screen. */
function readPaper(): string {
  window.dispatchEvent(new Event('beforeprint'))
  const parts = [...document.querySelectorAll('.no-papel')].map(({ textContent }) => textContent)
  window.dispatchEvent(new Event('afterprint'))
  return parts.join(' · ').replace(/\s+/g, ' ')
}

const dialog = () => find('dialog', 'Imprimir')

async function openImprimir(): Promise<HTMLElement> {
  click(await find('button', 'Imprimir'))
  return dialog()
}

it('writes out the citations for Ctrl+P, and nothing of it on the screen', async () => {
  answerPagina(app.network, 'cfw')
  app.open('/cfw/capitulo/8')
  await untilSays(TEXTO)
  await settle()
  expect(readPaper()).toBe(
    'Textos-prova[1] Is 42.1 · Minha Biblioteca Westminster. Tradução sob a licença CC BY 4.0.',
  )
  await until(() => expect(document.querySelector('.no-papel')).toBeNull())
})

it('offers the texts of the proofs and the notes, and says what could not be fetched', async () => {
  answerPagina(app.network, 'cfw')
  app.network.answer(notasDaPagina, [NOTA])
  app.network.refuse(referenciasBiblicas, 'nao_encontrado', 'Parte não encontrada.')
  app.open('/cfw/capitulo/8')
  await untilSays(NOTA.titulo)
  const asked = await openImprimir()
  click(await findField('Citações com o texto bíblico', asked))
  click(await findField('Com as suas notas', asked))
  click(get('button', 'Imprimir', asked))
  await findAlert('Os textos bíblicos não puderam ser carregados: Parte não encontrada.', asked)
  expect(print).not.toHaveBeenCalled()

  app.network.answer(referenciasBiblicas, [PROVA])
  click(get('button', 'Imprimir', asked))
  await until(() => expect(print).toHaveBeenCalledOnce())
  expect(count('dialog', 'Imprimir'), 'closed before it prints').toBe(0)
  const paper = readPaper()
  expect(paper).toContain('[1] Is 42.1 Eis aqui meu servo.')
  expect(paper).toContain('O propósito eternoSeção 1 · 21 de nov. de 2026Ler com Efésios 1.')

  const again = await openImprimir()
  click(await findField('Não imprimir', again))
  click(await findField('Com as suas notas', again))
  click(get('button', 'Imprimir', again))
  await until(() => expect(print).toHaveBeenCalledTimes(2))
  expect(readPaper()).toBe('Minha Biblioteca Westminster. Tradução sob a licença CC BY 4.0.')
  expect(document.querySelector('article')?.dataset.provas).toBe('nenhuma')
})

it('prints at once where there is nothing to choose', async () => {
  answerCulto(app.network)
  app.open('/culto')
  await find('heading', 'Culto em família')
  click(await find('button', 'Imprimir'))
  await until(() => expect(print).toHaveBeenCalledOnce())
  expect(count('dialog', 'Imprimir')).toBe(0)
})

it('writes out where the standards cite a chapter of the Bible, unless the reader would not have it', async () => {
  answerVersiculos(app.network)
  app.network.answer(versiculos, [
    { id: 8_001_001, numero_versiculo: 1, texto_biblico: 'Nos dias dos juízes.' },
  ])
  app.network.answer(citacoesDoCapitulo, [
    {
      parteId: 1,
      simbolo: 'CFW',
      numero: 5,
      titulo: 'Da Providência',
      secao: 1,
      marcador: 1,
      parte: 'Deus sustenta.',
      referencia: 'Rt 1.1',
      inicio: 1,
      fim: 1,
    },
  ])
  app.open('/biblia/capitulos/8/1')
  await find('button', /^Todo o capítulo/)
  await settle()
  expect(readPaper()).toBe('Citado nos PadrõesTodo o capítulo CFW 5.1')
  click(await findField('Não imprimir', await openImprimir()))
  click(get('button', 'Imprimir', await dialog()))
  await until(() => expect(print).toHaveBeenCalledOnce())
  expect(readPaper()).toBe('')
})
