/** Pages that anyone may read, while the server fails: rows of the error catalogue (docs/erros.md). */
import { describe, expect, it, vi } from 'vitest'
import {
  capitulosBiblia,
  livroBiblia,
  livrosAntigoTestamento,
  livrosNovoTestamento,
  versiculos,
} from '#contract/biblia.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { lerMbw } from '#contract/mbw.ts'
import { listarSimbolos, paginaDoPadrao, paginasDoPadrao, textoCompleto } from '#contract/padrao-texto.ts'
import type { Padrao } from '#contract/padroes.ts'
import { citacoesDoCapitulo, referenciasBiblicas } from '#contract/referencias.ts'
import { openStopped, setupApp } from '#tests/support/component-app.tsx'
import { answerBiblia, answerVersiculos } from '#tests/support/component-biblia.ts'
import type { Network } from '#tests/support/component-network.ts'
import { answerPagina, answerTexto, answerTitulos, SECAO } from '#tests/support/component-padroes.ts'
import { SIMBOLOS, simboloDe } from '#tests/support/component-replies.ts'
import {
  click,
  count,
  find,
  findAlert,
  findText,
  get,
  getAlert,
  runUntil,
  stopClock,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'

const app = setupApp()

const ISAIAS = {
  livro: 23,
  capitulo: 42,
  inicio: 1,
  fim: 1,
  versiculos: [{ numero_versiculo: 1, texto_biblico: 'Isaías 42.1: texto de prova.' }],
}

interface Failure {
  readonly path: string
  /** What the page asks for besides the call that fails. */
  readonly others?: (network: Network) => void
  readonly call: Endpoint
  /** Brings the answer back. */
  readonly restore: (network: Network) => void
  readonly message: string
  /** A link or heading that 'Tentar de novo' brings. */
  readonly recovered: readonly ['link' | 'heading', string | RegExp]
}

function pagina(path: string, padrao: Padrao, message: string, recovered: string): Failure {
  return {
    path,
    others: (network) => answerPagina(network, padrao),
    call: paginaDoPadrao,
    restore: (network) => answerTexto(network),
    message,
    recovered: ['heading', recovered],
  }
}

function indice(padrao: Padrao, message: string): Failure {
  return {
    path: `/${padrao}`,
    call: paginasDoPadrao,
    restore: (network) => answerTitulos(network),
    message,
    recovered: ['link', /Título 8/],
  }
}

const restoreSimbolos = (network: Network) => network.answer(listarSimbolos, [...SIMBOLOS])

const DCPR = simboloDe('DCPR')

const FAILURES: readonly Failure[] = [
  {
    path: '/',
    call: listarSimbolos,
    restore: restoreSimbolos,
    message: 'Erro ao carregar padrões.',
    recovered: ['link', /Acessar/],
  },
  {
    path: '/sobre',
    call: listarSimbolos,
    restore: restoreSimbolos,
    message: 'Erro ao carregar padrões.',
    recovered: ['link', /Confissão de Fé de Westminster/],
  },
  pagina('/cfw/capitulo/8', 'cfw', 'Erro ao carregar conteúdo completo.', 'Seção 1'),
  pagina('/cmw/pergunta/8', 'cmw', 'Erro ao carregar pergunta.', 'Resposta'),
  pagina('/bcw/pergunta/8', 'bcw', 'Erro ao carregar pergunta.', 'Resposta'),
  pagina('/fgop/capitulo/8', 'fgop', 'Erro ao carregar conteúdo completo.', 'Seção 1'),
  pagina('/dcpu/capitulo/8', 'dcpu', 'Erro ao carregar conteúdo completo.', 'Seção 1'),
  pagina('/dcpr/capitulo/8', 'dcpr', 'Erro ao carregar conteúdo completo.', 'Seção 1'),
  indice('cfw', 'Erro ao carregar capítulos.'),
  indice('cmw', 'Erro ao carregar perguntas.'),
  {
    path: '/dcpr/texto',
    call: textoCompleto,
    restore: (network) =>
      network.answer(textoCompleto, {
        simbolo: DCPR,
        paginas: [{ numero: 1, titulo: 'Título 1', secoes: [{ ...SECAO, titulo: null, destaque: null }] }],
      }),
    message: 'Erro ao carregar conteúdo completo.',
    recovered: ['heading', 'Sumário'],
  },
  {
    path: '/biblia',
    others: answerBiblia,
    call: livrosAntigoTestamento,
    restore: answerBiblia,
    message: 'Erro ao carregar livros do Antigo Testamento.',
    recovered: ['link', /Rute/],
  },
  {
    path: '/biblia',
    others: answerBiblia,
    call: livrosNovoTestamento,
    restore: answerBiblia,
    message: 'Erro ao carregar livros do Novo Testamento.',
    recovered: ['link', /Mateus/],
  },
  {
    path: '/biblia/capitulos/8',
    others: answerBiblia,
    call: capitulosBiblia,
    restore: answerBiblia,
    message: 'Erro ao carregar capítulos.',
    recovered: ['link', /4/],
  },
  {
    path: '/biblia/capitulos/8/1',
    others: answerVersiculos,
    call: versiculos,
    restore: answerVersiculos,
    message: 'Erro ao carregar versículos.',
    recovered: ['link', /Próximo Capítulo/],
  },
]

describe('while the server fails', () => {
  it.each(FAILURES)('$path says $message after three more tries, and recovers', async (failure) => {
    const { path, others, call, restore, message, recovered } = failure
    const { network } = app
    others?.(network)
    network.refuse(call, 'erro_interno')
    await openStopped(app, path, call)
    const alert = await runUntil(() => getAlert(message))
    expect(network.count(call)).toBe(4)
    restore(network)
    click(get('button', 'Tentar de novo', alert))
    await find(...recovered)
    await untilGone(alert)
  })

  it('/mbw says Erro ao carregar dados, keeps its words, and recovers', async () => {
    const { network } = app
    network.refuse(lerMbw, 'erro_interno')
    await openStopped(app, '/mbw', lerMbw)
    const alert = await runUntil(() => getAlert('Erro ao carregar dados'))
    get('heading', 'Planos')
    const livro = { id: 1, titulo: 'Cânones de Dort', capa: null, ano: 1619, autores: [] }
    network.answer(lerMbw, { livros: [livro], quantidade_livros: 1, quantidade_declarada: false })
    click(get('button', 'Tentar de novo', alert))
    await find('region', 'Livros em destaque')
    get('heading', '1 livro')
    await untilGone(alert)
  })

  // Those of the FGOP are hardly ever there.
  it.each([
    ['cfw', 4],
    ['fgop', 1],
  ] as const)(
    'the references of a part of the %s are asked for %i times, and again',
    async (padrao, tries) => {
      const { network } = app
      answerPagina(network, padrao)
      network.refuse(referenciasBiblicas, 'erro_interno')
      app.open(`/${padrao}/capitulo/8`)
      const marker = await find('button', 'Referências bíblicas, nota 1')
      stopClock()
      marker.click()
      const dialog = await find('dialog', 'Referências Bíblicas')
      const alert = await runUntil(() => getAlert('Erro ao carregar referências.', dialog))
      expect(dialog.querySelectorAll('dt, li')).toHaveLength(0)
      await vi.advanceTimersByTimeAsync(40_000)
      expect(network.count(referenciasBiblicas)).toBe(tries)
      network.answer(referenciasBiblicas, [
        { referencia: 'Is 42.1', texto: 'Isaías 42.1: texto de prova.', trechos: [ISAIAS] },
      ])
      click(get('button', 'Tentar de novo', alert))
      await untilSays('Isaías 42.1: texto de prova.', dialog)
      expect(network.count(referenciasBiblicas)).toBe(tries + 1)
    },
  )

  it('the citations of a chapter can be asked for again; the text is there meanwhile', async () => {
    const { network } = app
    answerVersiculos(network)
    network.refuse(citacoesDoCapitulo, 'erro_interno')
    await openStopped(app, '/biblia/capitulos/8/1', citacoesDoCapitulo)
    await untilSays('Rute 1.1: texto de prova.')
    const alert = await runUntil(() => getAlert('As citações não puderam ser carregadas.'))
    network.answer(citacoesDoCapitulo, [
      {
        parteId: 1,
        simbolo: 'CFW',
        numero: 8,
        titulo: 'De Cristo, o Mediador',
        secao: 1,
        marcador: 1,
        parte: 'Aprouve a Deus',
        referencia: 'Rt 1.1',
        inicio: 1,
        fim: 1,
      },
    ])
    click(get('button', 'Tentar de novo', alert))
    await find('button', /Versículo 1: citado/)
    await untilGone(alert)
  })

  it('a page goes on by itself when the server recovers between two tries', async () => {
    const { network } = app
    answerPagina(network, 'cfw')
    network.refuse(paginaDoPadrao, 'erro_interno')
    await openStopped(app, '/cfw/capitulo/8', paginaDoPadrao)
    await runUntil(() => expect(network.count(paginaDoPadrao)).toBe(2))
    answerTexto(network)
    await runUntil(() => get('heading', 'Seção 1'))
    expect(network.count(paginaDoPadrao)).toBe(3)
  })
})

describe('what there is not', () => {
  it('a book without chapters says so', async () => {
    answerBiblia(app.network)
    app.network.answer(capitulosBiblia, [])
    app.open('/biblia/capitulos/8')
    await findText('Nenhum capítulo encontrado.')
    await find('link', /Próximo Livro/)
  })

  it.each(['/cmw/pergunta/abc', '/bcw/pergunta/8a'])('%s has an id that is no number', async (path) => {
    answerTitulos(app.network)
    app.open(path)
    await findAlert(
      /cmw/.test(path) ? 'O Catecismo Maior tem 196 perguntas.' : 'O Breve Catecismo tem 107 perguntas.',
    )
    await findText('ID da pergunta inválido.', await find('region', 'Harmonias'))
    click(await find('link', 'Ver todas as perguntas'))
    await find('searchbox')
  })

  it.each([
    ['/cfw/capitulo/99', 'A Confissão tem 33 capítulos.', 'Capítulo 33', '/cfw/capitulo/33'],
    ['/cmw/pergunta/197', 'O Catecismo Maior tem 196 perguntas.', 'Pergunta 196', '/cmw/pergunta/196'],
    [
      '/dcpr/capitulo/0',
      'O Diretório de Culto Privado tem 15 capítulos.',
      'Capítulo 15',
      '/dcpr/capitulo/15',
    ],
    ['/biblia/capitulos/8/5', 'Rute tem 4 capítulos.', 'Rute 4', '/biblia/capitulos/8/4'],
    ['/biblia/capitulos/99', 'A Bíblia tem 66 livros.', 'Ver os livros da Bíblia', '/biblia'],
  ])('%s says how many there are, and leads on', async (path, sentence, last, href) => {
    const { network } = app
    for (const padrao of ['cfw', 'cmw', 'dcpr'] as const) answerPagina(network, padrao)
    answerBiblia(network)
    network.refuse(paginaDoPadrao, 'nao_encontrado')
    network.refuse(versiculos, 'nao_encontrado')
    network.answer(citacoesDoCapitulo, [])
    if (path.endsWith('/99')) network.refuse(livroBiblia, 'nao_encontrado')
    app.open(path)
    const alert = await findAlert(sentence)
    expect(get('link', last, alert).getAttribute('href')).toBe(href)
  })

  it('a chapter without sections says so', async () => {
    answerPagina(app.network, 'dcpu')
    app.network.answer(paginaDoPadrao, { numero: 8, titulo: 'Título 8', secoes: [] })
    app.open('/dcpu/capitulo/8')
    const alert = await findAlert('Erro ao carregar seções.')
    get('button', 'Tentar de novo', alert)
    expect(count('heading', /^Seção/)).toBe(0)
    await find('link', /Próximo Capítulo/)
  })
})
