import { describe, expect, it } from 'vitest'
import type { MarcaNoCapitulo } from '#contract/marcas.ts'
import {
  findMarcaNoAlto,
  listTocadas,
  type NumeroNoTexto,
  notasNoFim,
  planCores,
  toSeguidos,
} from './marcas-dos-versiculos.ts'
import { toMarcaProvisoria } from './mudanca-da-marca.ts'

/** An edition that leaves verse 4 out and joins 6 and 7. */
const TEXTO: readonly NumeroNoTexto[] = [
  ...[1, 2, 3, 5].map((numero_versiculo) => ({ numero_versiculo })),
  { numero_versiculo: 6, ate: 7 },
  { numero_versiculo: 8 },
]
const some = (...numeros: number[]) =>
  TEXTO.filter(({ numero_versiculo }) => numeros.includes(numero_versiculo))

let made = 0

function marcaOf(de: number, ate: number, change: Partial<MarcaNoCapitulo> = {}): MarcaNoCapitulo {
  made += 1
  const onde = { livro: 43, capitulo: 3, edicao: undefined }
  const marca = toMarcaProvisoria(`m${made}`, onde, { de, ate }, { cor: 'amarelo', nota: '' })
  return { ...marca, criado_em: `2026-01-01T00:00:${String(made).padStart(2, '0')}.000Z`, ...change }
}

it('gathers verses that follow one another in the text', () => {
  expect(toSeguidos(TEXTO, some(3, 5, 6, 1))).toEqual([
    { de: 1, ate: 1 },
    { de: 3, ate: 7 },
  ])
  expect(toSeguidos(TEXTO, [])).toEqual([])
})

it('shows of several marks the one that was made last, and none of notes alone', () => {
  const [below, above, nota] = [marcaOf(1, 8), marcaOf(6, 6), marcaOf(1, 3, { cor: null, nota: 'Nota' })]
  const find = (numero: number) => {
    const [versiculo] = some(numero)
    return versiculo && findMarcaNoAlto([above, nota, below], versiculo)
  }
  expect(find(1)).toBe(below)
  expect(find(6), 'a part of joined verses').toBe(above)
  expect(findMarcaNoAlto([nota], { numero_versiculo: 1 })).toBeUndefined()
})

it('puts the sign of a note at the last verse that the text has of its mark', () => {
  const [a, b, c] = [marcaOf(2, 4, { nota: 'a' }), marcaOf(5, 6, { nota: 'b' }), marcaOf(6, 6, { nota: 'c' })]
  expect([...notasNoFim([a, b, c, marcaOf(1, 1), marcaOf(90, 95, { nota: 'd' })], TEXTO)]).toEqual([
    [3, [a]],
    [6, [b, c]],
  ])
})

describe('one colour for chosen verses', () => {
  it('marks what has none, in as many marks as there are places', () => {
    const { mudar, marcar } = planCores([], TEXTO, some(1, 2, 5))
    expect([mudar, marcar]).toEqual([
      [],
      [
        { de: 1, ate: 2 },
        { de: 5, ate: 5 },
      ],
    ])
  })

  it('changes marks that lie among them, a note alone too, and marks only the rest', () => {
    const marcas = [marcaOf(1, 2), marcaOf(3, 4, { cor: null, nota: 'Nota' })]
    const { mudar, marcar } = planCores(marcas, TEXTO, some(1, 2, 3, 5))
    expect([mudar, marcar]).toEqual([marcas, [{ de: 5, ate: 5 }]])
  })

  it('lies over marks that go beyond them, whichever was made first', () => {
    const beyond = marcaOf(1, 5)
    expect(planCores([beyond], TEXTO, some(2))).toEqual({ mudar: [], marcar: [{ de: 2, ate: 2 }] })
    const [inside, later] = [marcaOf(2, 3), marcaOf(3, 6)]
    expect(planCores([inside, later], TEXTO, some(2, 3))).toEqual({
      mudar: [inside],
      marcar: [{ de: 3, ate: 3 }],
    })
  })
})

it('lists the marks that have one of the verses', () => {
  const marcas = [marcaOf(1, 2), marcaOf(3, 3), marcaOf(5, 6)]
  expect(listTocadas(marcas, [{ de: 2, ate: 4 }])).toEqual(marcas.slice(0, 2))
})
