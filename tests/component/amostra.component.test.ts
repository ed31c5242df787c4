/** What who has not subscribed sees where ebooks are for subscribers, and what others do not see. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lerAssinatura, listarPlanos } from '#contract/assinaturas.ts'
import { listarDestaques } from '#contract/destaques.ts'
import type { CapituloDoEbook } from '#contract/ebook-texto.ts'
import { capituloDoEbook, capitulosSemTexto } from '#contract/ebooks.ts'
import { atualizarCapitulo, lerLeitura, salvarPosicao } from '#contract/leituras.ts'
import { instalacao } from '#contract/saude.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerEbooks, makeLeitura } from '#tests/support/component-ebooks.ts'
import { PLANOS_DE_PROVA, SEM_ASSINATURA } from '#tests/support/component-planos.ts'
import { click, count, find, get, until, untilSays } from '#tests/support/component-screen.ts'
import { defineSearchElement } from '#tests/support/component-search.ts'

const app = setupApp()

beforeAll(defineSearchElement)

const LIDA = makeLeitura(1, 'lendo')
const FECHADO = 'Este capítulo é para assinantes.'
const resumo = (id: number) => ({
  id,
  titulo: `Capítulo ${id}`,
  subtitulo: null,
  ordem_dentro_do_ebook: id,
  nivel: 1,
  palavras: 100,
  secoes: [],
})
const AMOSTRA: CapituloDoEbook = {
  id: 1,
  titulo: 'Capítulo 1',
  subtitulo: null,
  ordem_dentro_do_ebook: 1,
  paragrafos: [{ id: 10, titulo: null, texto: 'A amostra.', tipo: 'paragrafo', detalhes: {}, marcas: [] }],
}

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
  const { network } = app
  answerEbooks(network)
  network.answer(instalacao, {
    editora: 'Editora',
    editora_texto: '',
    contato_email: 'contato@exemplo.com.br',
    contato_assunto: 'Assunto',
    rede_social: 'https://exemplo.com.br',
    acesso: 'assinantes',
  })
  network.answer(listarPlanos, { ...PLANOS_DE_PROVA, meios: ['pix'], acesso: 'assinantes' })
  network.answer(lerAssinatura, SEM_ASSINATURA)
  network.answer(lerLeitura, { ...LIDA, capitulo_atual: 1 })
  network.answer(capitulosSemTexto, [resumo(1), resumo(2)])
  network.answer(capituloDoEbook, AMOSTRA)
  network.answer(atualizarCapitulo, { ...LIDA, capitulo_atual: 2 })
  network.answer(salvarPosicao, { ...LIDA, capitulo_atual: 1 })
  network.answer(listarDestaques, [])
})

describe('a chapter for subscribers', () => {
  it('gives way to what a plan gives, keeps the way back, and opens once it may be read', async () => {
    app.open(`/leitura/${LIDA.id}`)
    await untilSays('A amostra.')
    app.network.refuse(capituloDoEbook, 'assinatura_necessaria', 'Este capítulo é para assinantes.')
    click(await find('button', /Próximo Capítulo/))
    await find('heading', FECHADO)
    await untilSays('A partir de R$ 24,97 por mês.')
    await untilSays('Acesso a todo o conteúdo')
    expect(document.body.textContent).not.toContain('Erro ao carregar o e-book.')
    expect(count('button', 'Tentar de novo')).toBe(0)
    expect(app.network.count(capituloDoEbook)).toBeLessThanOrEqual(3)
    expect(get('link', 'Ir para a estante').getAttribute('href')).toBe('/ebooks/estante')
    expect(get('link', 'Assine para continuar').getAttribute('href')).toBe('/perfil?painel=assinatura')
    click(get('button', /Capítulo Anterior/))
    await untilSays('A amostra.')
    app.network.answer(capituloDoEbook, { ...AMOSTRA, id: 2, titulo: 'Capítulo 2' })
    click(await find('button', /Próximo Capítulo/))
    await until(() => expect(count('heading', FECHADO)).toBe(0))
  })
})

describe('an ebook of which only the sample is open', () => {
  it.each(['/ebooks/ebook/1', '/ebooks/estante'])('says so on %s, and leads to the plans', async (path) => {
    app.open(path)
    await untilSays('Amostra O primeiro capítulo de cada livro é aberto a todos')
    expect(get('link', 'Ver os planos').getAttribute('href')).toBe('/perfil?painel=assinatura')
  })

  it.each(['/ebooks/ebook/1', '/ebooks/estante'])('is nothing to a subscriber on %s', async (path) => {
    app.network.answer(lerAssinatura, { ...SEM_ASSINATURA, situacao: 'ativa', pode_ler: true })
    app.open(path)
    await until(() => expect(app.network.count(lerAssinatura)).toBe(1))
    await find('heading')
    expect(document.body.textContent).not.toContain('Amostra')
  })
})
