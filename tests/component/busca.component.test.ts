/** The page of the search: whose results it shows, what it says of them, and how they stand together. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { edicoesBiblia, livrosAntigoTestamento, livrosNovoTestamento } from '#contract/biblia.ts'
import { buscar, type GrupoDaBusca, type ResultadoDaBusca } from '#contract/busca.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerBiblia } from '#tests/support/component-biblia.ts'
import { BIBLIA_DE_PROVA } from '#tests/support/component-replies.ts'
import {
  click,
  count,
  fill,
  find,
  findStatus,
  get,
  stopClock,
  until,
} from '#tests/support/component-screen.ts'
import { defineSearchElement } from '#tests/support/component-search.ts'
import { chooseEdicao } from '#web/biblia/edicao-escolhida.ts'

const app = setupApp()

beforeAll(defineSearchElement)
beforeEach(() => answerBiblia(app.network))

describe('results', () => {
  it('of one chapter stand under its title, with the numbers of their sections', async () => {
    app.network.answer(
      buscar,
      answer(grupo(secao(28, 4), pergunta(166), titulo(28), secao(28, 1), secao(7, 5))),
    )
    app.open('/busca?q=batismo')
    const padroes = await find('region', 'Padrões')
    const headings = () => [...padroes.querySelectorAll('h3, h4')].map(({ textContent }) => textContent)
    expect(headings()).toEqual([
      'Capítulo 28: Do Batismo',
      'CFW 28.4',
      'CFW 28.1',
      'Pergunta 166: A quem?',
      'Capítulo 7: Do Batismo',
      'CFW 7.5',
    ])
    expect(get('link', 'Capítulo 28: Do Batismo', padroes).getAttribute('href')).toBe('/cfw/capitulo/28')
    expect(get('link', 'CFW 28.4', padroes).getAttribute('href')).toMatch(/^\/cfw\/capitulo\/28\b.*4/)
    expect(padroes.textContent).toContain('CMW 166 · Catecismo Maior de Westminster')
  })
})

it('of the Bible open in the edition that was searched, whatever the reader reads in', async () => {
  const OUTRA = { ...BIBLIA_DE_PROVA, sigla: 'OUTRA', nome: 'Outra Bíblia', padrao: false }
  app.network.answer(edicoesBiblia, [BIBLIA_DE_PROVA, OUTRA])
  const doAparelho = { ...versiculo(17), edicao: 'OUTRA' }
  app.network.answer(buscar, answer({ ...grupo(versiculo(16), doAparelho), fonte: 'biblia' }))
  const links = () => [16, 17].map((numero) => get('link', `João 3.${numero}`).getAttribute('href'))
  app.open('/busca?q=amor')
  await find('link', 'João 3.16')
  await until(() =>
    expect(links()).toEqual(['/biblia/capitulos/43/3?v=16', '/biblia/capitulos/43/3?v=17&edicao=OUTRA']),
  )
  chooseEdicao('OUTRA')
  await until(() =>
    expect(links()).toEqual(['/biblia/capitulos/43/3?v=16&edicao=BDP', '/biblia/capitulos/43/3?v=17']),
  )
})

it('stand in the jump box under their titles, with the places as they are cited', async () => {
  app.network.answer(
    buscar,
    answer(grupo(secao(28, 4), titulo(28), pergunta(166)), { ...grupo(versiculo(16)), fonte: 'biblia' }),
  )
  app.open('/busca')
  const lupa = await find('button', 'Buscar', await find('banner'))
  click(lupa)
  fill(await find('combobox', 'Ir para uma referência ou buscar'), 'batismo')
  await find('option', /^Capítulo 28: Do Batismo Seção 4\. ?CFW 28\.4$/)
  await find('option', /^Capítulo 28: Do Batismo ?CFW 28$/)
  await find('option', /^Pergunta 166: A quem\? A quem crê\. ?CMW 166$/)
  await find('option', /^João 3\.16 Porque\. ?Bíblia$/)
})

it('is offered while the books, by which it may be a reference, are asked for in vain', async () => {
  app.network.refuse(livrosAntigoTestamento, 'banco_indisponivel')
  app.network.loseAnswers(livrosNovoTestamento)
  app.network.answer(buscar, answer(grupo(titulo(28))))
  app.open('/busca')
  click(await find('button', 'Buscar', await find('banner')))
  const campo = await find('combobox', 'Ir para uma referência ou buscar')
  stopClock()
  fill(campo, 'batismo')
  await vi.advanceTimersByTimeAsync(200)
  await find('option', /^Capítulo 28: Do Batismo/)
  await find('option', 'Buscar “batismo” em toda a biblioteca')
})

it('is asked for once when a word has been typed, and not for each letter', async () => {
  app.network.answer(buscar, answer(grupo(pergunta(166))))
  app.open('/busca')
  click(await find('button', 'Buscar', await find('banner')))
  const campo = await find('combobox', 'Ir para uma referência ou buscar')
  stopClock()
  for (const typed of ['jus', 'justif', 'justifica']) {
    fill(campo, typed)
    await vi.advanceTimersByTimeAsync(typed === 'justifica' ? 199 : 60)
    expect(app.network.count(buscar)).toBe(0)
  }
  await vi.advanceTimersByTimeAsync(1)
  await until(() => expect(app.network.count(buscar)).toBe(1))
  expect(app.network.calls(buscar).map(({ query }) => query.get('q'))).toEqual(['justifica*'])
})

describe('words that nothing has', () => {
  it('show the results of the suggestion at once, and the way to the words as they are', async () => {
    app.network.answer(buscar, (call) =>
      call.query.get('literal') === '1'
        ? { sugestao: 'batismo', da_sugestao: false, grupos: [] }
        : { sugestao: 'batismo', da_sugestao: true, grupos: [grupo(pergunta(166))] },
    )
    app.open('/busca?q=batizmo')
    await find('region', 'Padrões')
    const frase = 'Mostrando resultados de “batismo”. Buscar mesmo assim por “batizmo”'
    await until(() => expect(document.querySelector('.sugestao-da-busca')?.textContent).toBe(frase))
    await findStatus('Mostrando resultados de “batismo”. 1 resultado nos padrões.')
    click(get('link', '“batizmo”'))
    await find('link', 'batismo')
    expect(document.querySelector('.sugestao-da-busca')?.textContent).toBe('Você quis dizer batismo?')
    expect(window.location.search).toBe('?q=batizmo&literal=1')
    expect(count('region', 'Padrões')).toBe(0)
    // The suggestion leads to its own search.
    click(get('link', 'batismo'))
    await until(() => expect(window.location.search).toBe('?q=batismo'))
  })
})

describe('words that no text has together', () => {
  it.each([
    ['maioria', 'Nenhum texto tem todas as palavras. Estes têm a maior parte delas.'],
    ['algumas', 'Nenhum texto tem todas as palavras. Estes têm algumas delas.'],
  ] as const)('are said to be missing above what has %s', async (palavras, frase) => {
    app.network.answer(buscar, answer({ ...grupo(pergunta(166)), palavras }))
    app.open('/busca?q=papa+divorcio')
    await find('region', 'Padrões')
    expect(avisos()).toEqual([frase])
    await findStatus(`1 resultado nos padrões. ${frase}`)
    app.open('/busca?q=papa+divorcio&em=padroes')
    await until(() => expect(avisos()).toEqual([frase]))
  })

  it('are said to be missing where others have them all', async () => {
    const biblia: GrupoDaBusca = { ...grupo(versiculo(16)), fonte: 'biblia', palavras: 'algumas' }
    app.network.answer(buscar, answer(grupo(pergunta(166)), biblia))
    app.open('/busca?q=papa+divorcio')
    const region = await find('region', 'Bíblia')
    expect(avisos()).toEqual(['Nenhum texto tem todas as palavras. Estes têm algumas delas.'])
    expect(region.querySelector('.aviso-da-busca')).not.toBeNull()
    // The library's own edition is searched; its name is said once, of the Bible alone.
    await until(() => expect(region.querySelector('header p')?.textContent).toMatch(/ · Bíblia de prova$/))
    expect(get('region', 'Padrões').textContent).not.toContain('Bíblia de prova')
  })

  it('say nothing when there are good results', async () => {
    app.network.answer(buscar, answer(grupo(pergunta(166))))
    app.open('/busca?q=batismo')
    await find('region', 'Padrões')
    expect(avisos()).toEqual([])
    expect(document.querySelector('.sugestao-da-busca')).toBeNull()
  })
})

function avisos(): (string | null)[] {
  return [...document.querySelectorAll('.aviso-da-busca')].map(({ textContent }) => textContent)
}

function answer(...grupos: GrupoDaBusca[]) {
  return { sugestao: null, da_sugestao: false, grupos }
}

function grupo(...resultados: ResultadoDaBusca[]): GrupoDaBusca {
  return {
    fonte: 'padroes',
    palavras: 'todas',
    total: resultados.length,
    ha_mais: false,
    resultados,
    cursor: null,
  }
}

const plain = (texto: string) => ({ texto, marcas: [] })
const padroes = { fonte: 'padroes', destaque: null } as const
const cfw = { ...padroes, simbolo: 'CFW', contexto: 'Confissão de Fé de Westminster' }

function titulo(numero: number): ResultadoDaBusca {
  const place = { parte_id: null, secao: null, paragrafo: null }
  return { ...cfw, titulo: plain(`Capítulo ${numero}: Do Batismo`), trecho: plain(''), numero, ...place }
}

function secao(numero: number, secao: number): ResultadoDaBusca {
  const place = { parte_id: numero * 100 + secao, secao, paragrafo: 1 }
  return {
    ...cfw,
    titulo: plain(`Capítulo ${numero}: Do Batismo`),
    trecho: plain(`Seção ${secao}.`),
    numero,
    ...place,
  }
}

function pergunta(numero: number): ResultadoDaBusca {
  const place = { simbolo: 'CMW', numero, parte_id: 7, secao: 1, paragrafo: 1 }
  const contexto = 'Catecismo Maior de Westminster'
  return {
    ...padroes,
    titulo: plain(`Pergunta ${numero}: A quem?`),
    contexto,
    trecho: plain('A quem crê.'),
    ...place,
  }
}

function versiculo(numero: number): ResultadoDaBusca {
  const place = { livro_id: 43, capitulo: 3, versiculo: numero }
  return {
    fonte: 'biblia',
    titulo: plain(`João 3.${numero}`),
    contexto: null,
    trecho: plain('Porque.'),
    ...place,
  }
}
