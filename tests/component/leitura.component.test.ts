/** An open ebook: how far its reader is. */
import { beforeEach, describe, expect, it } from 'vitest'
import { listarDestaques } from '#contract/destaques.ts'
import type { CapituloDoEbook, CapituloResumo, Paragrafo } from '#contract/ebook-texto.ts'
import { capituloDoEbook, capitulosSemTexto } from '#contract/ebooks.ts'
import { atualizarCapitulo, type Leitura, lerLeitura } from '#contract/leituras.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerEbooks, answerEstante, makeLeitura } from '#tests/support/component-ebooks.ts'
import type { Network } from '#tests/support/component-network.ts'
import { click, find, findText, until } from '#tests/support/component-screen.ts'

const app = setupApp()

// This page without a browser has no fonts to wait for.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
})

const paragrafos: Paragrafo[] = [11, 12, 13, 14].map((id) => {
  return { id, titulo: null, texto: 'a'.repeat(100), tipo: 'paragrafo', detalhes: {}, marcas: [] }
})
const CAPITULO: CapituloDoEbook = {
  id: 2,
  titulo: 'Da eleição',
  subtitulo: null,
  ordem_dentro_do_ebook: 2,
  paragrafos,
}
const SUMARIO: CapituloResumo[] = [1, 2].map((id) => {
  return {
    id,
    titulo: `Capítulo ${id}`,
    subtitulo: null,
    ordem_dentro_do_ebook: id,
    nivel: 1,
    palavras: 100,
    secoes: [],
  }
})

/** The reader stopped in the middle of the second of two chapters of the same length. */
function openLivro(network: Network, change: Partial<Leitura>): void {
  const leitura = makeLeitura(1, 'lendo')
  const posicao = { ...leitura.posicao, paragrafo_id: 13, versao: 3 }
  answerEbooks(network)
  network.answer(lerLeitura, { ...leitura, capitulo_atual: 2, posicao, ...change })
  network.answer(capitulosSemTexto, SUMARIO)
  network.answer(capituloDoEbook, CAPITULO)
  network.answer(listarDestaques, [])
  app.open(`/leitura/${leitura.id}`)
}

describe('a book that was read', () => {
  it('is read again from its end, and stays read', async () => {
    openLivro(app.network, { estado: 'lido', progresso: 100 })
    const abrir = { ...makeLeitura(1, 'lido'), progresso: 100, capitulo_atual: 1 }
    app.network.answer(atualizarCapitulo, abrir)
    app.network.answer(capituloDoEbook, ({ params }) => ({ ...CAPITULO, id: Number(params.capituloId) }))
    click(await find('button', 'Ler de novo'))
    await until(() => expect(app.network.count(atualizarCapitulo)).toBe(1))
    expect(app.network.calls(atualizarCapitulo)[0]?.body).toEqual({ capitulo_id: 1 })
    await findText('100% do livro')
  })

  it('offers it on its own page', async () => {
    answerEbooks(app.network)
    answerEstante(app.network, [makeLeitura(1, 'lido')])
    app.open('/ebooks/ebook/1')
    await find('button', 'Ler de novo')
  })
})

describe('the progress', () => {
  it.each([
    ['is that of the place', { progresso: 10 }, 75],
    ['is that of the furthest place when the reader has gone back', { progresso: 90 }, 90],
    ['is 100 in a book that was read and is open again', { estado: 'lido', progresso: 100 }, 100],
  ] as const)('%s', async (_, change, percent) => {
    openLivro(app.network, change)
    await findText(`${percent}% do livro`)
    const bar = await find('progressbar', 'Progresso do livro')
    await until(() => expect(bar.getAttribute('aria-valuenow')).toBe(String(percent)))
  })
})
