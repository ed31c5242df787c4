import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { analisar } from './analisar.ts'
import { findSinonimos, parseSinonimos } from './sinonimos.ts'

const LISTA = parseSinonimos(`
- termos: [eleição, predestinação]
- termos: [Espírito Santo, '"Consolador"']
- { de: [concerto], para: [pacto] }
- termos: [oração do Senhor, Pai Nosso]
`)

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

describe('parseSinonimos', () => {
  it.each([
    ['- termos: [a, b', /sinonimos\.yaml:1: /],
    ['- termos: [fé, crença]\n- termos: [fé]', /sinonimos\.yaml:2: /],
    ['- termos: [fé, crença]\n- termos:\n    - graça\n    - de', /sinonimos\.yaml:4: .*stop word/],
    ['- termos: [fé, crença]\n- nomes: [fé]', /sinonimos\.yaml:2: /],
    ['- { de: [fé] }', /sinonimos\.yaml:1: /],
    ['fé', /sinonimos\.yaml:1: /],
  ])('names the line of %j', (text, expected) => {
    expect(() => parseSinonimos(text)).toThrow(expected)
  })
})

describe('the list', () => {
  const text = readFileSync(join(import.meta.dirname, 'sinonimos.yaml'), 'utf8')
  const grupos = z.array(z.record(z.string(), z.array(z.string()))).parse(parse(text))

  it('has enough of them', () => {
    expect(grupos.length).toBeGreaterThanOrEqual(60)
  })

  it.each(grupos.map((grupo) => Object.values(grupo)))('has no expression twice in %j', (...lists) => {
    for (const list of lists) {
      const raizes = list.map((expressao) =>
        analisar(expressao)
          .map(({ raiz }) => raiz)
          .join(' '),
      )
      expect(raizes).toEqual([...new Set(raizes)])
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
