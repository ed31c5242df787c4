import { describe, expect, it } from 'vitest'
import { generateBiblia, loadCanon } from '#tests/support/biblia-gerada.ts'
import { livroByUsfm } from './livro-codes.ts'
import type { ParsedLivro } from './parsed-biblia.ts'
import { placeInCanon } from './place-in-canon.ts'
import { toVerseNumber } from './verse-number.ts'
import { detectVersificacao } from './versificacao/detect-versificacao.ts'
import { NOMES_DAS_VERSIFICACOES, type NomeDaVersificacao } from './versificacao/nome-da-versificacao.ts'
import { readVersificacao } from './versificacao/read-versificacao.ts'

const canon = await loadCanon()

/** Chapters by the number of their verses, or the verses themselves ('1', '2-3'). */
function livro(code: string, capitulos: Record<number, number | string[]>): ParsedLivro {
  const verses = (list: number | string[]): string[] =>
    typeof list === 'number' ? Array.from({ length: list }, (_, v) => String(v + 1)) : list
  return {
    id: livroByUsfm(code) ?? 0,
    capitulos: Object.entries(capitulos).map(([numero, list]) => ({
      numero: Number(numero),
      titulo: null,
      versiculos: verses(list).map((each) => {
        const [numero = 0, ate] = each.split('-').map(Number)
        return { numero, ...(ate !== undefined && { ate }), texto: 'Texto.' }
      }),
    })),
  }
}

/** Where 'capitulo.versiculo' of a book stands: 'capitulo.versiculo' or a range of them. */
function placeOf(book: ParsedLivro, place: string, nome: NomeDaVersificacao = 'eng'): string | null {
  const [capitulo = 0, versiculo = 0] = place.split('.').map(Number)
  const found = placeInCanon({ livros: [book] }, nome, canon).get(
    toVerseNumber({ livro: book.id, capitulo, versiculo }),
  )
  if (!found) return null
  const [first, last] = [found.inicio, found.fim].map((n) => `${Math.floor(n / 1_000) % 1_000}.${n % 1_000}`)
  return first === last ? `${first}` : `${first}-${last}`
}

describe('placeInCanon', () => {
  it('gives every verse of the canon its own number', () => {
    const places = placeInCanon(generateBiblia(canon), 'eng', canon)
    expect(places.size).toBe(31_102)
    expect([...places].filter(([numero, { inicio, fim }]) => inicio !== numero || fim !== numero)).toEqual([])
  })

  it('gives verses in one text the places of all', () => {
    const marcos = livro('MRK', {
      5: [...Array.from({ length: 17 }, (_, v) => String(v + 1)), '18-19', '43'],
    })
    expect(placeOf(marcos, '5.18')).toBe('5.18-5.19')
    expect(placeOf(marcos, '5.43')).toBe('5.43')
  })

  it.each([
    ['3JN', { 1: 15 }, '1.15', '1.14'],
    ['REV', { 12: 18, 13: 18 }, '12.18', '13.1'],
    ['2CO', { 13: 13 }, '13.12', '13.12-13.13'],
    ['2CO', { 13: 13 }, '13.13', '13.14'],
    ['2CO', { 13: 14 }, '13.13', '13.13'],
    ['MRK', { 8: 39, 9: 49 }, '8.39', '9.1'],
    ['MRK', { 8: 39, 9: 49 }, '9.1', '9.2'],
    ['JHN', { 6: 72, 7: 53 }, '6.72', '6.71'],
    ['MAL', { 3: 24 }, '3.24', '4.6'],
    ['PSA', { 51: 21, 23: 6 }, '51.3', '51.1'],
    ['PSA', { 51: 21, 23: 6 }, '23.6', '23.6'],
    ['DAN', { 3: 100 }, '3.91', '3.24'],
  ])(
    'takes a chapter that ends as in another scheme by that one: %s %o, %s',
    (code, capitulos, own, place) => {
      expect(placeOf(livro(code, capitulos), own)).toBe(place)
    },
  )

  it('moves the border between chapters where no scheme has it', () => {
    const cronicas = livro('1CH', { 20: 8, 21: 31, 22: 18 })
    expect(placeOf(cronicas, '21.30')).toBe('21.30')
    expect(placeOf(cronicas, '21.31')).toBe('22.1')
    expect(placeOf(cronicas, '22.1')).toBe('22.2')
    expect(placeOf(cronicas, '22.18')).toBe('22.19')
    const other = livro('1CH', { 21: 28, 22: 21 })
    expect(placeOf(other, '21.28')).toBe('21.28')
    expect(placeOf(other, '22.1')).toBe('21.29')
    expect(placeOf(other, '22.3')).toBe('22.1')
  })

  it('lets a verse beyond the end go with the last one, and has no place for a chapter that is none', () => {
    expect(placeOf(livro('RUT', { 1: 25 }), '1.25')).toBe('1.22')
    expect(placeOf(livro('PSA', { 151: 7 }), '151.1')).toBeNull()
    expect(placeOf(livro('DAN', { 3: 100 }), '3.24')).toBeNull()
  })

  it('keeps a psalm to its own way of numbering', () => {
    expect(placeOf(livro('PSA', { 22: 6 }), '22.1')).toBe('22.1')
    expect(placeOf(livro('PSA', { 115: 10 }), '115.10', 'vul')).toBe('116.19')
  })
})

describe('detectVersificacao', () => {
  it.each(NOMES_DAS_VERSIFICACOES)('knows %s by the ends of its chapters', (nome) => {
    const { capitulos } = readVersificacao(nome, canon)
    const codes = ['GEN', 'EXO', 'PSA', 'DAN', 'JER', 'ROM', 'ISA']
    const livros = codes.map((code) => {
      const totals = capitulos(livroByUsfm(code) ?? 0)
      return livro(code, Object.fromEntries(totals.map((total, index) => [index + 1, total])))
    })
    expect(detectVersificacao(livros, canon)).toBe(nome)
  })

  it('takes the canon where nothing tells', () => {
    expect(detectVersificacao([], canon)).toBe('eng')
    expect(detectVersificacao([livro('RUT', { 1: 22 })], canon)).toBe('eng')
    expect(detectVersificacao([livro('3JN', { 1: 15 }), livro('2CO', { 13: 14 })], canon)).toBe('eng')
  })
})
