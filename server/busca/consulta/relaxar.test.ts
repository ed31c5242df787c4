import { describe, expect, it } from 'vitest'
import type { Consulta } from '../consulta-e-documento.ts'
import { interpretar } from './interpretar.ts'
import { loosestOf, relaxar, separar } from './relaxar.ts'

function ask(q: string): Consulta {
  return interpretar(q) ?? { ramos: [], excluidos: [], frase: [] }
}

/** Whether a text with just these roots is found. */
function finds({ ramos }: Consulta, raizes: readonly string[]): boolean {
  return ramos.every(({ termos }) =>
    termos.some((termo) => termo.tipo === 'palavra' && raizes.includes(termo.raiz)),
  )
}

describe('relaxar', () => {
  it('has nothing to leave out of one or two words', () => {
    expect(relaxar(ask('fé obras'))).toEqual([])
    expect(relaxar(ask('-fé'))).toEqual([])
  })

  it('leaves out one of three', () => {
    const [looser, ...more] = relaxar(ask('fé obras lei -graça'))
    expect(more).toEqual([])
    expect(looser?.excluidos).toHaveLength(1)
    expect(
      looser && ['fe obr', 'fe lei', 'obr lei'].every((raizes) => finds(looser, raizes.split(' '))),
    ).toBe(true)
    expect(looser && finds(looser, ['lei'])).toBe(false)
  })

  it('asks for less each time, two words at last', () => {
    const levels = relaxar(ask('b c d f g h'))
    expect(
      levels.map(
        (level) =>
          ['b', 'c', 'd', 'f', 'g', 'h'].findIndex((_, index, all) => finds(level, all.slice(0, index + 1))) +
          1,
      ),
    ).toEqual([5, 4, 3, 2])
  })

  it('takes the longest of many words, and stays small', () => {
    const levels = relaxar(ask(Array.from({ length: 16 }, (_, index) => 'x'.repeat(index + 1)).join(' ')))
    expect(levels).toHaveLength(5)
    for (const { ramos } of levels) {
      expect(ramos.length).toBeLessThanOrEqual(20)
      expect(
        ramos
          .flatMap(({ termos }) => termos)
          .every((termo) => termo.tipo === 'palavra' && termo.forma.length > 10),
      ).toBe(true)
    }
  })
})

describe('loosestOf', () => {
  it('finds all that the others find, or is none', () => {
    const asked = ask('fé obras lei graça')
    const loosest = loosestOf(asked)
    for (const raizes of ['fe obr', 'fe lei grac', 'fe obr lei grac']) {
      expect(loosest && finds(loosest, raizes.split(' '))).toBe(true)
    }
    expect(loosest && finds(loosest, ['fe'])).toBe(false)
    expect(loosestOf(ask('fé obras'))).toBeNull()
    // Of so many words it leaves the synonyms out.
    expect(loosestOf(ask('fé obras lei graça amor'))).toBeNull()
  })
})

describe('separar', () => {
  it('asks for each word alone, and keeps out what must not be there', () => {
    const alone = separar(ask('divórcio papa -casamento'))
    expect(alone.map(({ ramos }) => ramos.length)).toEqual([1, 1])
    expect(alone.every(({ excluidos }) => excluidos.length === 1)).toBe(true)
    expect(separar(ask('divórcio'))).toEqual([])
  })

  it('has at most six searches', () => {
    expect(separar(ask('a1 b2 c3 d4 e5 f6 g7 h8 i9'))).toHaveLength(6)
  })
})
