import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCanon } from '#server/biblia/canon.ts'
import { parseReferencias } from './parse-referencias.ts'

/** The same cases in every run. */
const RUN = { seed: 1646 }

const livros = readFileSync(new URL('../../content/livros.yaml', import.meta.url), 'utf8')
const canon = parseCanon(livros, 'livros.yaml')

describe('parseReferencias', () => {
  it.each([
    ['Gn 1.1', [[1_001_001, 1_001_001]]],
    ['Êx 20.3-17', [[2_020_003, 2_020_017]]],
    ['Jo 7.53-8.11', [[43_007_053, 43_008_011]]],
    [
      'Rm 3.10,12-14,23',
      [
        [45_003_010, 45_003_010],
        [45_003_012, 45_003_014],
        [45_003_023, 45_003_023],
      ],
    ],
    ['Ec 12', [[21_012_001, 21_012_014]]],
    ['Jó 38-39', [[18_038_001, 18_039_030]]],
    ['Jd 1.6', [[65_001_006, 65_001_006]]],
    ['Jd 1', [[65_001_001, 65_001_025]]],
    ['Sl 119.176', [[19_119_176, 19_119_176]]],
    ['3Jo 1.10', [[64_001_010, 64_001_010]]],
  ])('reads %s', (referencia, expected) => {
    const trechos = expected.map(([inicio, fim]) => ({ inicio, fim }))
    expect(parseReferencias(referencia, canon)).toEqual({
      referencias: [{ referencia, trechos }],
      problems: [],
    })
  })

  it('keeps the order of a note and normalises its spaces', () => {
    const { referencias, problems } = parseReferencias('  Jo  1.1;Sl 19.7-9 ;  Gn 1.1 ', canon)
    expect(problems).toEqual([])
    expect(referencias.map(({ referencia }) => referencia)).toEqual(['Jo 1.1', 'Sl 19.7-9', 'Gn 1.1'])
  })

  it.each([
    ['Xy 1.1', 'livro desconhecido “Xy” em “Xy 1.1”'],
    ['Ex 20.3', 'livro desconhecido “Ex” em “Ex 20.3”'],
    ['Gn 51', 'Gn 51 não existe (o livro tem 50 capítulos)'],
    ['Gn 51-52', 'Gn 51 não existe (o livro tem 50 capítulos)'],
    ['Gn 0', 'Gn 0 não existe (o livro tem 50 capítulos)'],
    ['Jd 6', 'Jd 6 não existe (o livro tem só 1 capítulo: escreva “Jd 1.V”)'],
    ['Jo 3.99', 'Jo 3.99 não existe (o capítulo tem 36 versículos)'],
    ['Jo 3.0', 'Jo 3.0 não existe (o capítulo tem 36 versículos)'],
    ['Jo 3.16,40', 'Jo 3.40 não existe (o capítulo tem 36 versículos)'],
    ['Jo 3.16-15', 'intervalo invertido em “Jo 3.16-15”'],
    ['Jo 4.1-3.16', 'intervalo invertido em “Jo 4.1-3.16”'],
    ['Ec 12-11', 'intervalo invertido em “Ec 12-11”'],
    ['2.4', 'falta o livro em “2.4”: cada referência nomeia o seu'],
    ['', 'há uma referência vazia (ponto e vírgula a mais ou nota sem texto)'],
  ])('refuses %j: %s', (text, problem) => {
    expect(parseReferencias(text, canon)).toEqual({ referencias: [], problems: [problem] })
  })

  it.each([
    'Jo 3.16–18',
    'Jo 3:16',
    'Jo 3.16, 18',
    'Jo 3.16ss',
    'Jo 03.16',
    'Jo',
    '1 Jo 3.16',
    'Jo 3.',
    'Jo 3.16-17-18',
  ])('quotes %s, which does not fit the grammar', (text) => {
    const { referencias, problems } = parseReferencias(text, canon)
    expect(referencias).toEqual([])
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`“${text}” não é uma referência`)
  })

  it('names every bad piece of a note and keeps the good ones', () => {
    const { referencias, problems } = parseReferencias('Gn 1.1; Xy 1; Gn 99; Ap 22.21', canon)
    expect(referencias.map(({ referencia }) => referencia)).toEqual(['Gn 1.1', 'Ap 22.21'])
    expect(problems).toHaveLength(2)
  })

  it('reads back whatever the grammar can write', () => {
    fc.assert(
      fc.property(fc.array(referencia(), { minLength: 1, maxLength: 5 }), (referencias) => {
        const text = referencias.map(({ referencia }) => referencia).join('; ')
        expect(parseReferencias(text, canon)).toEqual({ referencias, problems: [] })
      }),
      RUN,
    )
  })

  it('answers any text with as many results as it has pieces', () => {
    const nearMiss = fc.string({ unit: fc.constantFrom(...'GnÊxJo1 0.23;,-–'), maxLength: 20 })
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearMiss), (text) => {
        const { referencias, problems } = parseReferencias(text, canon)
        expect(referencias.length + problems.length).toBe(text.split(';').length)
      }),
      RUN,
    )
  })
})

/** A reference of any of the grammar's forms, with the runs it must give. */
function referencia() {
  return fc.constantFrom(...canon).chain((livro) =>
    fc
      .tuple(
        fc.constantFrom('C', 'C-C', 'C.V-C.V', 'C.V,V-V'),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 2, maxLength: 4 }),
      )
      .map(([forma, seeds]) => {
        const places = seeds.map(([chapterSeed, verseSeed]) => {
          const capitulo = (chapterSeed % livro.versiculos.length) + 1
          const total = livro.versiculos[capitulo - 1] ?? 1
          return { capitulo, total, versiculo: (verseSeed % total) + 1 }
        })
        return write(livro.id, livro.abreviatura, forma, places)
      }),
  )
}

interface Place {
  capitulo: number
  total: number
  versiculo: number
}

function write(livro: number, abreviatura: string, forma: string, places: Place[]) {
  const id = (capitulo: number, versiculo: number) => livro * 1_000_000 + capitulo * 1_000 + versiculo
  const sorted = places.toSorted((a, b) => id(a.capitulo, a.versiculo) - id(b.capitulo, b.versiculo))
  const first = sorted[0] ?? { capitulo: 1, total: 1, versiculo: 1 }
  const last = sorted.at(-1) ?? first
  if (forma === 'C') {
    const trechos = [{ inicio: id(first.capitulo, 1), fim: id(first.capitulo, first.total) }]
    return { referencia: `${abreviatura} ${first.capitulo}`, trechos }
  }
  if (forma === 'C-C') {
    const trechos = [{ inicio: id(first.capitulo, 1), fim: id(last.capitulo, last.total) }]
    return { referencia: `${abreviatura} ${first.capitulo}-${last.capitulo}`, trechos }
  }
  if (forma === 'C.V-C.V') {
    const trechos = [{ inicio: id(first.capitulo, first.versiculo), fim: id(last.capitulo, last.versiculo) }]
    const texto = `${first.capitulo}.${first.versiculo}-${last.capitulo}.${last.versiculo}`
    return { referencia: `${abreviatura} ${texto}`, trechos }
  }
  const { capitulo, versiculo, total } = first
  const itens = `${versiculo},${versiculo}-${total}`
  const trechos = [
    { inicio: id(capitulo, versiculo), fim: id(capitulo, versiculo) },
    { inicio: id(capitulo, versiculo), fim: id(capitulo, total) },
  ]
  return { referencia: `${abreviatura} ${capitulo}.${itens}`, trechos }
}
