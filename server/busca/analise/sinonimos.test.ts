import { describe, expect, it } from 'vitest'
import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import { analisar } from './analisar.ts'
import { GRUPOS_DE_SINONIMOS } from './grupos-de-sinonimos.ts'
import { findSinonimos, indexSinonimos } from './sinonimos.ts'

const LISTA = indexSinonimos([
  { termos: ['eleição', 'predestinação'] },
  { termos: ['Espírito Santo', '"Consolador"'] },
  { de: ['concerto'], para: ['pacto'] },
  { termos: ['oração do Senhor', 'Pai Nosso'] },
])

function find(words: string): string[][] {
  return findSinonimos(analisar(words), LISTA).map((termos) =>
    termos.map((termo) =>
      termo.tipo === 'frase' ? `${termo.por}:${termo.palavras.join(' ')}` : termo.forma,
    ),
  )
}

describe('findSinonimos', () => {
  it('goes both ways, for all forms of a word', () => {
    expect(find('eleicoes')).toEqual([['predestinacao']])
    expect(find('predestinados')).toEqual([['eleicao']])
  })

  it('goes one way where the list says so', () => {
    expect(find('concerto')).toEqual([['pacto']])
    expect(find('pacto')).toEqual([[]])
  })

  it('finds runs of words, and gives their synonyms to each', () => {
    expect(find('o espirito santo')).toEqual([[], ['forma:consolador'], ['forma:consolador']])
    expect(find('espirito')).toEqual([[]])
  })

  it('means a word in quotes just as it is', () => {
    expect(find('consolador')).toEqual([['raiz:espirit sant']])
    expect(find('consolar')).toEqual([[]])
  })

  it('skips stop words inside an expression, but never takes one word of it for the whole', () => {
    expect(findSinonimos(analisar('oração senhor'), LISTA)[0]).toHaveLength(1)
    expect(find('pai')).toEqual([[]])
  })
})

describe('the list', () => {
  const listas = GRUPOS_DE_SINONIMOS.flatMap((grupo) => Object.values(grupo))

  it('has enough of them', () => {
    expect(GRUPOS_DE_SINONIMOS.length).toBeGreaterThanOrEqual(60)
  })

  it('has no group that names nothing else', () => {
    for (const grupo of GRUPOS_DE_SINONIMOS) {
      const { length } = 'termos' in grupo ? grupo.termos : [...grupo.de, ...grupo.para]
      expect(length, JSON.stringify(grupo)).toBeGreaterThanOrEqual(2)
    }
  })

  it.each(listas)('has no expression twice and none of stop words only in %j', (...lista) => {
    const raizes = lista.map((expressao) =>
      analisar(expressao)
        .map(({ raiz }) => raiz)
        .join(' '),
    )
    expect(raizes).toEqual([...new Set(raizes)])
    for (const expressao of lista) {
      expect(analisar(expressao).some(({ forma }) => !isPalavraVazia(forma))).toBe(true)
    }
  })

  it.each([
    ['eleição', 'predestinação'],
    ['predestinados', 'eleito'],
    ['eucaristia', 'ceia do senhor'],
    ['domingo', 'dia do senhor'],
    ['matrimônio', 'casamento'],
    ['bíblia', 'palavra de deus'],
    ['ancião', 'presbitero'],
    ['diabo', 'satanas'],
    ['pacto', 'alianca'],
  ])('%s leads to %s', (from, to) => {
    const wanted = analisar(to).map(({ raiz }) => raiz)
    const found = findSinonimos(analisar(from))
      .flat()
      .map((termo) =>
        termo.tipo === 'palavra' ? [termo.raiz] : termo.tipo === 'frase' ? termo.palavras : [],
      )
    expect(found).toContainEqual(wanted)
  })
})
