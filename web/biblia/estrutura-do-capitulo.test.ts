import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EstruturaDoVersiculo, Versiculo } from '#contract/biblia.ts'
import { type BlocoDeVersiculos, cutPartes, estruturaDoCapitulo, hasBlocos } from './estrutura-do-capitulo.ts'

function verso(numero: number, texto: string, estrutura?: EstruturaDoVersiculo): Versiculo {
  return {
    ...{ id: 1_001_000 + numero, numero_versiculo: numero, texto_biblico: texto },
    ...(estrutura && { estrutura }),
  }
}

/** One line for each part: '# title', 'q1: 1 words', a verse's piece by its number. */
function draw(versiculos: readonly Versiculo[], comBlocos = true): string[] {
  return estruturaDoCapitulo(versiculos, comBlocos).partes.map((parte) => {
    if ('titulo' in parte) return `${'#'.repeat(parte.nivel)} ${parte.titulo}`
    const pedacos = parte.pedacos.map(({ versiculo, corridas }) => {
      const texto = corridas.map((corrida) => {
        const sinais = corrida.notas.map(({ sinal }) => `[${sinal}]`).join('')
        return (corrida.jesus ? `<${corrida.texto}>` : corrida.texto) + sinais
      })
      return `${versiculo.numero_versiculo} ${texto.join('')}`
    })
    return `${parte.estrofe ? '/ ' : ''}${parte.tipo}: ${pedacos.join(' | ')}`
  })
}

describe('estruturaDoCapitulo', () => {
  it('without structure is one block', () => {
    const versiculos = [verso(1, 'No princípio.'), verso(2, 'E a terra.')]
    expect(draw(versiculos)).toEqual(['m: 1 No princípio. | 2 E a terra.'])
    expect(hasBlocos(versiculos)).toBe(false)
  })

  it('has paragraphs that begin within verses, and a verse that begins within a paragraph', () => {
    const versiculos = [
      verso(1, 'Disse. E foi-se.', { blocos: [{ posicao: 7, tipo: 'p' }] }),
      verso(2, 'Depois.'),
      verso(3, 'Outra vez.', { blocos: [{ posicao: 0, tipo: 'p' }] }),
    ]
    expect(draw(versiculos)).toEqual(['m: 1 Disse. ', 'p: 1 E foi-se. | 2 Depois.', 'p: 3 Outra vez.'])
    expect(draw(versiculos, false), 'a verse on each line').toEqual([
      'm: 1 Disse. E foi-se. | 2 Depois. | 3 Outra vez.',
    ])
    expect(hasBlocos(versiculos)).toBe(true)
  })

  it('has lines, stanzas and headings', () => {
    const versiculos = [
      verso(1, 'O Senhor é o meu pastor, nada me faltará.', {
        titulos: [{ posicao: 0, nivel: 1, texto: 'O bom pastor' }],
        blocos: [
          { posicao: 0, tipo: 'q1' },
          { posicao: 25, tipo: 'q2' },
        ],
      }),
      verso(2, 'Guia-me.', {
        blocos: [
          { posicao: 0, tipo: 'b' },
          { posicao: 0, tipo: 'q1' },
          { posicao: 8, tipo: 'p' },
        ],
      }),
      verso(3, 'Fim.', { titulos: [{ posicao: 0, nivel: 2, texto: 'Epílogo' }] }),
    ]
    expect(draw(versiculos)).toEqual([
      '# O bom pastor',
      'q1: 1 O Senhor é o meu pastor, ',
      'q2: 1 nada me faltará.',
      '/ q1: 2 Guia-me.',
      '## Epílogo',
      'p: 3 Fim.',
    ])
  })

  it('keeps words of Jesus over lines, and the marks of notes with the word before', () => {
    const versiculos = [
      verso(3, 'Bem-aventurados os pobres, deles é o reino.', {
        blocos: [
          { posicao: 0, tipo: 'q1' },
          { posicao: 27, tipo: 'q2' },
        ],
        jesus: [{ inicio: 0, fim: 43 }],
        notas: [
          { posicao: 43, tipo: 'remissao', texto: 'Lc 6.20' },
          { posicao: 15, tipo: 'nota', texto: 'Ou “felizes”.' },
          { posicao: 27, tipo: 'nota', texto: 'Em espírito.' },
        ],
      }),
    ]
    expect(draw(versiculos)).toEqual([
      'q1: 3 <Bem-aventurados>[a]< os pobres, >[b]',
      'q2: 3 <deles é o reino.>[c]',
    ])
    expect(
      estruturaDoCapitulo(versiculos, true).notas.map(({ sinal, texto }) => `${sinal} ${texto}`),
    ).toEqual(['a Ou “felizes”.', 'b Em espírito.', 'c Lc 6.20'])
  })

  it('counts the notes of a long chapter beyond the alphabet', () => {
    const notas = Array.from({ length: 54 }, (_, index) => ({
      ...{ posicao: index, tipo: 'nota' as const, texto: `${index}` },
    }))
    const sinais = estruturaDoCapitulo([verso(1, 'x'.repeat(60), { notas })], true).notas.map(
      ({ sinal }) => sinal,
    )
    expect([sinais[0], sinais[25], sinais[26], sinais[27], sinais[52]]).toEqual(['a', 'z', 'aa', 'ab', 'ba'])
  })
})

const posicao = fc.integer({ min: -3, max: 40 })
const Estrutura = fc.record(
  {
    titulos: fc.array(
      fc.record({ posicao, nivel: fc.integer({ min: 1, max: 3 }), texto: fc.string({ minLength: 1 }) }),
      { maxLength: 3 },
    ),
    blocos: fc.array(
      fc.record({ posicao, tipo: fc.constantFrom('p', 'm', 'q1', 'q2', 'q3', 'li1', 'li2', 'b') }),
      { maxLength: 5 },
    ),
    jesus: fc.array(fc.record({ inicio: posicao, fim: posicao }), { maxLength: 3 }),
    notas: fc.array(fc.record({ posicao, tipo: fc.constantFrom('nota', 'remissao'), texto: fc.string() }), {
      maxLength: 4,
    }),
  },
  { requiredKeys: [] },
)
const Capitulo = fc
  .array(fc.tuple(fc.string({ minLength: 1, maxLength: 30 }), Estrutura), { minLength: 1, maxLength: 8 })
  .map((versos) => versos.map(([texto, estrutura], index) => verso(index + 1, texto, estrutura)))

describe('cutPartes', () => {
  const versiculos = [
    verso(1, 'Um.'),
    verso(2, 'Dois.', { blocos: [{ posicao: 3, tipo: 'q1' }] }),
    verso(3, 'Três.', { titulos: [{ posicao: 0, nivel: 1, texto: 'Título' }] }),
    verso(4, 'Quatro.'),
  ]
  const { partes } = estruturaDoCapitulo(versiculos, true)
  const numeros = (fim?: Versiculo) =>
    cutPartes(partes, fim).map((parte) =>
      'titulo' in parte
        ? parte.titulo
        : parte.pedacos.map(({ versiculo }) => versiculo.numero_versiculo).join(' '),
    )

  it('leaves out a verse and all that follow, of all blocks', () => {
    expect(numeros()).toEqual(['1 2', '2', 'Título', '3 4'])
    expect(numeros(versiculos[3])).toEqual(['1 2', '2', 'Título', '3'])
    expect(numeros(versiculos[2])).toEqual(['1 2', '2', 'Título'])
    expect(numeros(versiculos[1])).toEqual(['1'])
    expect(numeros(versiculos[0])).toEqual([])
  })

  it('keeps the pieces as they are, which are not drawn again', () => {
    const [first] = cutPartes(partes, versiculos[1])
    const [whole] = partes
    expect(first && 'pedacos' in first && first.pedacos[0]).toBe(
      whole && 'pedacos' in whole && whole.pedacos[0],
    )
  })
})

describe('any structure', () => {
  it('keeps each character once and in order, and each heading and note', () => {
    fc.assert(
      fc.property(Capitulo, fc.boolean(), (versiculos, comBlocos) => {
        const { partes, notas } = estruturaDoCapitulo(versiculos, comBlocos)
        const blocos = partes.filter((parte): parte is BlocoDeVersiculos => 'pedacos' in parte)
        const pedacos = blocos.flatMap((bloco) => bloco.pedacos)
        for (const versiculo of versiculos) {
          const seus = pedacos.filter((pedaco) => pedaco.versiculo === versiculo)
          const texto = seus.flatMap(({ corridas }) => corridas.map((corrida) => corrida.texto)).join('')
          expect(texto).toBe(versiculo.texto_biblico)
          expect(seus.map(({ isFim }) => isFim)).toEqual(seus.map((_, index) => index === seus.length - 1))
          expect(seus[0]?.inicio).toBe(0)
        }
        expect(pedacos.map(({ versiculo }) => versiculo.id)).toEqual(
          pedacos.map(({ versiculo }) => versiculo.id).toSorted((one, other) => one - other),
        )
        expect(blocos.every((bloco) => bloco.pedacos.length > 0)).toBe(true)
        const marcadas = pedacos.flatMap(({ corridas }) => corridas.flatMap((corrida) => corrida.notas))
        expect(marcadas).toEqual(notas)
        const titulos = versiculos.flatMap(({ estrutura }) => estrutura?.titulos ?? [])
        expect(partes.length - blocos.length).toBe(titulos.length)
      }),
    )
  })
})
