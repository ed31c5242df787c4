import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Termo } from '../consulta-e-documento.ts'
import { interpretar } from './interpretar.ts'

/** Any UTF-16 units, also halves of pairs, and what is usually typed. */
const anyText = fc.oneof(
  fc.string(),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
)

/** 'graca|obr -lei "pela fe"': the branches with their own terms, then what is excluded. */
function describeConsulta(q: string): string | null {
  const consulta = interpretar(q)
  if (!consulta) return null
  const ramos = consulta.ramos.map(({ termos }) => termos.map(describeTermo).join('|'))
  return [...ramos, ...consulta.excluidos.map((termo) => `-${describeTermo(termo)}`)].join(' ')
}

function describeTermo(termo: Termo): string {
  if (termo.tipo === 'palavra') return termo.raiz
  return termo.tipo === 'prefixo' ? `${termo.forma}*` : `"${termo.palavras.join(' ')}"`
}

describe('interpretar', () => {
  it.each([
    ['Justificação pela Fé', 'justific fe'],
    ['graça, paz; misericórdia!', 'grac paz misericord'],
    ['"justificados pela fé"', '"justificados pela fe"'],
    ['“pela graça” sois', '"pela graca" sois'],
    ['«pela graça»', '"pela graca"'],
    ['„pela graça‟', '"pela graca"'],
    ['"pela graça', '"pela graca"'],
    ['graça"comum"', 'grac "comum"'],
    ['""', null],
    ['graça ""', 'grac'],
    ['fé -obras', 'fe -obr'],
    ['fé -"obras da lei"', 'fe -"obras da lei"'],
    ['fé -amar-te', 'fe -"amar te"'],
    ['-fé', '-fe'],
    ['fé - obras', 'fe obr'],
    ['--fé graça', 'grac -fe'],
    ['amar-te', 'amar'],
    ['pré-milenismo', 'pre milen'],
    ['graça OR obras', 'grac|obr'],
    ['graça OU obras fé', 'grac|obr fe'],
    ['fé graça OU obras OU lei paz', 'fe grac|obr|lei paz'],
    ['graça ou obras', 'grac obr'],
    ['"a graça" OU obras', '"a graca"|obr'],
    ['OR graça', 'grac'],
    ['graça OU', 'grac'],
    ['graça OU OU obras', 'grac obr'],
    ['graça OU -obras', 'grac -obr'],
    ['OU', 'ou'],
    ['fé OU a', 'fe'],
    ['just*', 'just*'],
    ['a*', 'a'],
    ['*fé', 'fe'],
    ['pré-mil*', 'pre mil*'],
    ['ju*sto', 'ju sto'],
    ['-just* fé', 'fe -just*'],
    ['o que é a fé', 'fe'],
    ['o que é', 'o que e'],
    ['não', 'nao'],
    ['fé fê Fe', 'fe'],
    ['irmão irmãos', 'irmao'],
    ['x', 'x'],
    ['', null],
    ['   \n ', null],
    ['🕊️ … ?!', null],
    ['"🕊️"', null],
    ["'; DROP TABLE ebook; --", 'drop tabl ebook'],
    ['fé & !graça | (obras) <-> :*', 'fe grac obr'],
    ['raiz:fé NEAR(graça, 2) ^obras', 'raiz fe near grac 2 obr'],
    ['NOT fé AND graça', 'not fe and grac'],
    ['\u0000fé\u0000', 'fe'],
    ['ﬀ \ud800 fé', 'ufb00 fe'],
    ['λόγος', 'u3bbu3bfu3b3u3bfu3c2'],
    ['אֱלֹהִים', 'u5d0u5dcu5d4u5d9u5dd'],
    ['\u202efé\u202c', 'fe'],
    ['João 3.16', 'joao 3 16'],
  ])('%j is %j', (q, expected) => {
    expect(describeConsulta(q)).toBe(expected)
  })

  it('ignores words beyond the sixteenth', () => {
    const words = Array.from({ length: 40 }, (_, index) => `palavra${index}`)
    expect(interpretar(words.join(' '))?.ramos).toHaveLength(16)
    expect(interpretar(words.map((word) => `-${word}`).join(' '))?.excluidos).toHaveLength(16)
    expect(interpretar(words.join(' OU '))?.ramos).toHaveLength(1)
  })

  it.each([
    ['O que é a fé?', 'o que e a fe'],
    ['"pela graça" sois salvos', 'pela graca sois salvos'],
    ['fé -obras', 'fe'],
    ['no princípio era o ver*', 'no principio era o'],
    ['o ver*', ''],
    ['just* pela fé', ''],
    ['graça OU obras', ''],
    ['-fé', ''],
  ])('takes the phrase of %j', (q, expected) => {
    expect(interpretar(q)?.frase.join(' ')).toBe(expected)
  })

  it('adds synonyms to words, and to all words of an expression, but not to phrases', () => {
    const [espirito, santo] = interpretar('Espírito Santo')?.ramos ?? []
    const consolador: Termo = { tipo: 'frase', por: 'forma', palavras: ['consolador'] }
    expect(espirito?.sinonimos).toContainEqual(consolador)
    expect(santo?.sinonimos).toEqual(espirito?.sinonimos)
    expect(interpretar('"espírito santo"')?.ramos[0]?.sinonimos).toEqual([])
    expect(interpretar('espírito')?.ramos[0]?.sinonimos).toEqual([])
    expect(interpretar('eleição OU graça')?.ramos[0]?.sinonimos).not.toEqual([])
  })

  it('never has a synonym that was asked for anyway', () => {
    const [ramo] = interpretar('eleição OU predestinação')?.ramos ?? []
    expect(ramo?.sinonimos.map(describeTermo)).not.toContain('predestin')
  })

  it('never throws, and asks for something or for nothing', () => {
    fc.assert(
      fc.property(anyText, (q) => {
        const consulta = interpretar(q)
        if (consulta) expect(consulta.ramos.length + consulta.excluidos.length).toBeGreaterThan(0)
      }),
    )
  })

  it('answers ten thousand characters at once', () => {
    const started = performance.now()
    for (const part of ['a', 'fé ', '"', '-', '- ', 'a OR ', '" "', '*', '🕊', 'é-']) {
      interpretar(part.repeat(10_000))
    }
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
