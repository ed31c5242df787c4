/** Several editions of the Bible: which is the library's own, what each says at a place, what is left when one goes. */
import { beforeEach, describe, expect, it } from 'vitest'
import {
  comparacaoBiblia,
  type EdicaoDaBiblia,
  edicoesBiblia,
  type LinhaDaComparacao,
  livroBiblia,
  type Versiculo,
  versiculos,
} from '#contract/biblia.ts'
import { buscar, type RespostaDaBusca } from '#contract/busca.ts'
import { type ReferenciaBiblica, textoDaReferencia } from '#contract/referencias.ts'
import { readEdicoes } from '#server/biblia/edicoes-service.ts'
import type { ParsedBiblia } from '#server/biblia/parsed-biblia.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { chooseEdicao, removeEdicao } from './edicoes-service.ts'
import { importBiblia } from './import-biblia.ts'

const harness = setupTestApp()

/** Counts psalms with their titles, ends Joel in a fourth chapter, joins two verses, leaves one out, and has the beginning of Is 64 in 63.19. */
const OUTRA: ParsedBiblia = {
  ...{ nome: 'Outra Bíblia', versao: null, licenca: null, atribuicao: 'Nós.' },
  livros: [
    {
      id: 19,
      capitulos: [
        {
          numero: 51,
          titulo: null,
          versiculos: [
            { numero: 1, texto: 'Do mestre de canto. Salmo de Davi,' },
            { numero: 2, texto: 'quando Natã foi ter com ele.' },
            { numero: 3, texto: 'Tem misericórdia de mim.' },
            { numero: 7, texto: 'Eis que em iniquidade fui formado.' },
          ],
        },
      ],
    },
    {
      id: 23,
      capitulos: [
        { numero: 63, titulo: null, versiculos: [{ numero: 19, texto: 'Oh! Se fendesses os céus!' }] },
      ],
    },
    {
      id: 29,
      capitulos: [
        { numero: 3, titulo: null, versiculos: [{ numero: 1, texto: 'Depois derramarei o meu Espírito.' }] },
        { numero: 4, titulo: null, versiculos: [{ numero: 1, texto: 'Pois eis que naqueles dias.' }] },
      ],
    },
    {
      id: 40,
      capitulos: [
        {
          numero: 17,
          titulo: null,
          versiculos: [
            { numero: 18, ate: 19, texto: 'E o demônio saiu; então os discípulos perguntaram.' },
            { numero: 20, texto: 'Por causa da vossa pequena fé.' },
          ],
        },
      ],
    },
  ],
}

async function install(sigla: string) {
  const reading = { biblia: OUTRA, correcoes: [], versificacao: 'org' as const }
  return importBiblia(harness.db, reading, await loadCanon(), { dryRun: false, sigla })
}

async function read<T>(...call: Parameters<ReturnType<typeof harness.visitor>['call']>): Promise<T> {
  const response = await harness.visitor().call(...call)
  expect(response.statusCode).toBe(200)
  return response.json()
}

beforeEach(() => install('OUTRA'))

/** Past the cached texts, which a server drops some seconds after an import. */
const siglas = async () => (await readEdicoes(harness.db)).map(({ sigla }) => sigla)

describe('several editions', () => {
  it('are listed, the library own first, and a part of a Bible does not become so', async () => {
    expect(await siglas()).toEqual(['BDP', 'OUTRA', 'MBW'])
    const [propria, outra] = await read<EdicaoDaBiblia[]>(edicoesBiblia)
    expect([propria?.padrao, outra?.padrao, outra?.livros]).toEqual([true, false, [19, 23, 29, 40]])
  })

  it('have their own chapters and numbers', async () => {
    const query = { edicao: 'OUTRA' }
    expect(await read(livroBiblia, { params: { id: 29 }, query })).toMatchObject({ quantidade_capitulos: 4 })
    const salmo = await read<Versiculo[]>(versiculos, { params: { livro: 19, capitulo: 51 }, query })
    expect(salmo.map(({ numero_versiculo }) => numero_versiculo)).toEqual([1, 2, 3, 7])
    expect(salmo.map(({ canon }) => canon)).toEqual([undefined, 19_051_001, 19_051_001, 19_051_005])
    const juntos = await read<Versiculo[]>(versiculos, { params: { livro: 40, capitulo: 17 }, query })
    expect(juntos[0]).toMatchObject({ numero_versiculo: 18, ate: 19 })
  })

  it('with gaps say where a chapter ends that they do not have to its end', async () => {
    const ask = { params: { livro: 43, capitulo: 3 }, query: { edicao: 'MBW' } }
    const citados = await read<Versiculo[]>(versiculos, ask)
    expect(citados.at(-1)).toMatchObject({ numero_versiculo: 34, faltam_ate: 36 })
    expect(citados.filter(({ faltam_ate }) => faltam_ate !== undefined)).toHaveLength(1)
    const inteiro = await read<Versiculo[]>(versiculos, { params: ask.params })
    expect(inteiro.at(-1)).not.toHaveProperty('faltam_ate')
  })

  it('answer a reference with the words that stand for it, and borrow what they leave out', async () => {
    const ask = (referencia: string) =>
      read<ReferenciaBiblica>(textoDaReferencia, { query: { referencia, edicao: 'OUTRA' } })
    expect((await ask('Sl 51.5')).trechos).toEqual([
      {
        ...{ livro: 19, capitulo: 51, inicio: 7, fim: 7 },
        versiculos: [{ numero_versiculo: 7, texto_biblico: 'Eis que em iniquidade fui formado.' }],
      },
    ])
    expect((await ask('Jl 3.1')).trechos).toMatchObject([{ capitulo: 4, inicio: 1 }])
    expect((await ask('Is 64.1')).trechos).toMatchObject([{ capitulo: 63, inicio: 19 }])
    const [emprestado] = (await ask('Jo 3.16')).trechos
    expect(emprestado).toMatchObject({ edicao: 'MBW', capitulo: 3, inicio: 16 })
  })

  it('stand side by side, row by row', async () => {
    const params = { livro: 40, capitulo: 17 }
    const linhas = await read<LinhaDaComparacao[]>(comparacaoBiblia, {
      params,
      query: { edicoes: 'BDP,OUTRA' },
    })
    const juntos = linhas.find(({ id }) => id === 40_017_018)
    expect(juntos?.textos.map((textos) => textos.map(({ numero_versiculo }) => numero_versiculo))).toEqual([
      [18, 19],
      [18],
    ])
    expect(linhas.find(({ id }) => id === 40_017_019)).toBeUndefined()
    expect(linhas.find(({ id }) => id === 40_017_021)?.textos[1]).toEqual([])
    expect(linhas).toHaveLength(26)
  })

  it('keep in one row what editions join in a chain, each text once', async () => {
    const biblia = {
      ...{ nome: 'Terceira Bíblia', versao: null, licenca: null, atribuicao: null },
      livros: [
        {
          id: 40,
          capitulos: [
            { numero: 17, titulo: null, versiculos: [{ numero: 19, ate: 20, texto: 'Dezenove e vinte.' }] },
          ],
        },
      ],
    }
    await importBiblia(harness.db, { biblia, correcoes: [] }, await loadCanon(), {
      dryRun: false,
      sigla: 'TERC',
    })
    const params = { livro: 40, capitulo: 17 }
    for (const edicoes of ['TERC,OUTRA', 'OUTRA,TERC']) {
      const linhas = await read<LinhaDaComparacao[]>(comparacaoBiblia, { params, query: { edicoes } })
      const textos = linhas.map(({ textos }) => JSON.stringify(textos))
      expect(textos.filter((texto) => texto.includes('Dezenove e vinte.'))).toHaveLength(1)
      expect(linhas.find(({ id }) => id === 40_017_018)?.textos.flat()).toHaveLength(3)
    }
    await removeEdicao(harness.db, 'TERC', { dryRun: false })
  })

  it('refuses an edition that is not there, and what is no short name', async () => {
    const params = { livro: 19, capitulo: 51 }
    const call = (edicao: string) => harness.visitor().call(versiculos, { params, query: { edicao } })
    expect(errorOf(await call('NADA'))).toMatchObject({ status: 404 })
    expect(errorOf(await call('a b'))).toMatchObject({ status: 422 })
    const edicoes = 'BDP,OUTRA,MBW,BDP'
    expect(
      errorOf(await harness.visitor().call(comparacaoBiblia, { params, query: { edicoes } })).status,
    ).toBe(422)
  })
})

describe('the library own edition', () => {
  const find = (q: string) => read<RespostaDaBusca>(buscar, { query: { q, em: 'biblia' } })
  const titulos = async (q: string) =>
    (await find(q)).grupos.flatMap(({ resultados }) => resultados.map(({ titulo }) => titulo.texto))

  it('is what the search reads, and where its glossary leads, by its own numbers; another when it is taken out', async () => {
    expect(await titulos('derramarei o meu Espírito')).not.toContain('Joel 3.1')
    await chooseEdicao(harness.db, 'OUTRA', { dryRun: false })
    expect((await siglas())[0]).toBe('OUTRA')
    expect(await titulos('derramarei o meu Espírito')).toEqual(['Joel 3.1'])
    expect(await titulos('em pecado me concebeu minha mãe')).toEqual(['Salmos 51.7'])
    await removeEdicao(harness.db, 'OUTRA', { dryRun: false })
    expect(await siglas()).toEqual(['BDP', 'MBW'])
    expect(await titulos('em pecado me concebeu minha mãe')).toEqual(['Salmos 51.5'])
  })

  it('stays when another, or none, is named', async () => {
    await expect(chooseEdicao(harness.db, 'NADA', { dryRun: false })).rejects.toThrow('BDP (Bíblia de prova)')
    await expect(removeEdicao(harness.db, 'MBW', { dryRun: false })).rejects.toThrow('vem com os padrões')
  })
})
