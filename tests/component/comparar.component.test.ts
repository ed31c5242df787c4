/** A chapter in several editions. */
import { fireEvent, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { comparacaoBiblia, type EdicaoDaBiblia, edicoesBiblia, versiculos } from '#contract/biblia.ts'
import { buscar } from '#contract/busca.ts'
import { openStopped, setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos, RUTE } from '#tests/support/component-biblia.ts'
import { BIBLIA_DE_PROVA } from '#tests/support/component-replies.ts'
import {
  click,
  count,
  find,
  findAlert,
  findField,
  get,
  getAlert,
  runUntil,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'
import { defineSearchElement } from '#tests/support/component-search.ts'
import { chooseEdicao } from '#web/biblia/edicao-escolhida.ts'

const app = setupApp()

const OUTRA: EdicaoDaBiblia = {
  ...BIBLIA_DE_PROVA,
  ...{ sigla: 'OUTRA', nome: 'Outra Bíblia', padrao: false, atribuicao: null, licenca: 'CC BY 4.0' },
  aviso: 'É uma tradução de trabalho.',
}
const TERCEIRA = { ...OUTRA, sigla: 'TER', nome: 'Terceira Bíblia', aviso: null }

const verso = (numero: number, texto: string, others: { capitulo?: number; ate?: number } = {}) => ({
  ...{ capitulo: 1, numero_versiculo: numero, texto_biblico: texto },
  ...others,
})

function openComparacao(path: string, edicoes = [BIBLIA_DE_PROVA, OUTRA]) {
  answerComparacao(edicoes)
  app.open(path)
}

function answerComparacao(edicoes = [BIBLIA_DE_PROVA, OUTRA]) {
  answerVersiculos(app.network)
  app.network.answer(edicoesBiblia, edicoes)
  app.network.answer(comparacaoBiblia, ({ query }) => {
    const nth = query.get('edicoes')?.split(',') ?? []
    const row = (id: number, textos: Record<string, ReturnType<typeof verso>[]>) => ({
      id,
      textos: nth.map((sigla) => textos[sigla] ?? []),
    })
    return [
      row(8_001_001, { BDP: [verso(1, 'Um.')], OUTRA: [verso(2, 'Primeiro.')], TER: [verso(1, 'Uno.')] }),
      row(8_001_002, {
        BDP: [verso(2, 'Dois.'), verso(3, 'Três.')],
        OUTRA: [verso(3, 'Segundo e terceiro.', { ate: 4 })],
      }),
      row(8_001_004, { BDP: [verso(4, 'Quatro.')], OUTRA: [verso(1, 'Quarto.', { capitulo: 2 })] }),
    ]
  })
}

const linhas = () =>
  [...document.querySelectorAll('.comparacao li')].map((linha) =>
    [...linha.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  )

it('has a row for what says the same, with the numbers of each edition where they differ', async () => {
  openComparacao('/biblia/comparar/8/1')
  await find('link', 'Abrir Rute 1.2–3')
  expect(linhas()).toEqual([
    ['1', 'Bíblia de prova: Um.', 'Outra Bíblia: 2 Primeiro.'],
    ['2–3', 'Bíblia de prova: 2 Dois. 3 Três.', 'Outra Bíblia: 3–4 Segundo e terceiro.'],
    ['4', 'Bíblia de prova: Quatro.', 'Outra Bíblia: 2.1 Quarto.'],
  ])
  expect(get('link', 'Abrir Rute 1.2–3').getAttribute('href')).toBe('/biblia/capitulos/8/1#v2-3')
  await untilSays('Bíblia de prova, gerada para os testes.')
  await untilSays('Outra Bíblia, CC BY 4.0É uma tradução de trabalho.')
  expect(get('link', /Próximo Capítulo/).getAttribute('href')).toBe('/biblia/comparar/8/2?edicoes=BDP,OUTRA')
  expect(get('link', 'Rute 1').getAttribute('href')).toBe('/biblia/capitulos/8/1')
  expect(count('combobox')).toBe(2)
})

it('of two or three, chosen by the reader, in the address', async () => {
  openComparacao('/biblia/comparar/8/1?edicoes=OUTRA,SUMIU#v4', [BIBLIA_DE_PROVA, OUTRA, TERCEIRA])
  await find('link', 'Abrir Rute 1.4')
  expect(linhas()[0]).toEqual(['1', 'Outra Bíblia: 2 Primeiro.', 'Bíblia de prova: Um.'])
  expect(document.activeElement?.id).toBe('v4')
  const colunas = () =>
    within(document.body)
      .getAllByRole<HTMLSelectElement>('combobox')
      .map(({ value }) => value)
  const choose = async (rotulo: string, sigla: string, siglas: string) => {
    fireEvent.change(await findField(rotulo), { target: { value: sigla } })
    await until(() => expect(colunas().join()).toBe(siglas))
  }
  await choose('Terceira edição', 'TER', 'OUTRA,BDP,TER')
  await until(() => expect(linhas()[1]).toContain('Terceira Bíblia: não está nesta edição'))
  await choose('Primeira edição', 'BDP', 'BDP,OUTRA,TER')
  await choose('Terceira edição', '', 'BDP,OUTRA,')
  await until(() => expect(linhas()[0]).toHaveLength(3))
  expect(window.location.search + window.location.hash).toBe('?edicoes=BDP,OUTRA#v4')
})

it('is offered where there are two, and says so where there are not', async () => {
  openComparacao('/biblia/capitulos/8/1')
  const link = await find('link', 'Comparar edições')
  expect(link.getAttribute('href')).toBe('/biblia/comparar/8/1')
  openComparacao('/biblia/comparar/8/1', [BIBLIA_DE_PROVA])
  await untilSays('Para comparar é preciso ter duas Bíblias instaladas.')
  click(get('link', `Ler ${RUTE.livro} 1`))
  await untilSays('texto de prova')
  expect(count('link', 'Comparar edições')).toBe(0)
})

describe('an edition that counts chapters otherwise', () => {
  const VULGATA = { ...OUTRA, sigla: 'VUL', nome: 'Vulgata' }
  const link = (rotulo: string | RegExp) => get('link', rotulo).getAttribute('href')

  beforeEach(() => {
    openComparacao('/biblia/comparar/8/1', [BIBLIA_DE_PROVA, VULGATA])
    app.network.answer(comparacaoBiblia, [
      { id: 8_001_001, textos: [[verso(1, 'Um.')], [verso(14, 'Unus.', { capitulo: 4 })]] },
    ])
    app.network.answer(versiculos, ({ query }) => [
      query.get('edicao') === 'VUL'
        ? { id: 8_004_014, numero_versiculo: 14, texto_biblico: 'Unus.', canon: 8_001_001 }
        : { id: 8_001_001, numero_versiculo: 1, texto_biblico: 'Um.' },
    ])
  })

  it('is read at the same words by who reads in it', async () => {
    chooseEdicao('VUL')
    app.open('/biblia/comparar/8/1')
    await until(() => expect(link('Abrir Rute 1.1')).toBe('/biblia/capitulos/8/4#v14'))
    await until(() => expect(link('Rute 1')).toBe('/biblia/capitulos/8/4'))
    app.open('/biblia/comparar/8/1?edicoes=BDP,SUMIU')
    await until(() => expect(link('Abrir Rute 1.1')).toBe('/biblia/capitulos/8/4#v14'))
  })

  it('is named where the reader reads in one that is not compared', async () => {
    app.network.answer(edicoesBiblia, [BIBLIA_DE_PROVA, VULGATA, TERCEIRA])
    app.open('/biblia/comparar/8/1?edicoes=VUL,TER')
    app.network.answer(comparacaoBiblia, [
      { id: 8_001_001, textos: [[verso(14, 'Unus.', { capitulo: 4 })], []] },
    ])
    await until(() => expect(link('Abrir Rute 1.1')).toBe('/biblia/capitulos/8/4?edicao=VUL#v14'))
  })

  it('is looked for in the ebooks as they count', async () => {
    defineSearchElement()
    app.network.answer(buscar, { grupos: [], sugestao: null, da_sugestao: false })
    chooseEdicao('VUL')
    app.open('/biblia/capitulos/8/4?v=14')
    await untilSays('Unus.')
    click(await find('button', 'Mais', await find('region', 'Versículos marcados')))
    const item = await find('menuitem', 'Procurar nos ebooks')
    item.click()
    await until(() => expect(new URLSearchParams(location.search).get('q')).toBe('"Rt 1.1"'))
    expect(new URLSearchParams(location.search).get('em')).toBe('ebooks')
  })

  it('is compared at the same words', async () => {
    chooseEdicao('VUL')
    app.open('/biblia/capitulos/8/4?v=14')
    await untilSays('Unus.')
    await until(() => expect(link('Comparar edições')).toBe('/biblia/comparar/8/1?edicoes=VUL'))
  })
})

it('asks again when the server failed', async () => {
  answerComparacao()
  app.network.refuse(comparacaoBiblia, 'erro_interno', 'Erro interno.')
  await openStopped(app, '/biblia/comparar/8/1', comparacaoBiblia)
  const alert = await runUntil(() => getAlert('Erro ao comparar as edições.'))
  answerComparacao()
  click(get('button', 'Tentar de novo', alert))
  await untilSays('Quatro.')
})

it('knows what does not exist', async () => {
  openComparacao('/biblia/comparar/8/99')
  app.network.refuse(comparacaoBiblia, 'nao_encontrado', 'Capítulo não encontrado.')
  await findAlert('Nenhum capítulo encontrado. Rute tem 4 capítulos.')
})
