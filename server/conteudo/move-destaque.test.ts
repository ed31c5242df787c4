import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Edicao, TrocaDeEdicao } from './edicao.ts'
import { moveDestaque, type StoredDestaque } from './move-destaque.ts'
import { movePosicao } from './move-posicao.ts'

type Chapter = [id: number, ...paragrafos: [id: number, texto: string][]]

function edicao(...capitulos: Chapter[]): Edicao {
  return {
    capitulos: capitulos.map(([id], index) => ({ id, ordem: index + 1, titulo: `Capítulo ${id}` })),
    paragrafos: capitulos.flatMap(([capituloId, ...paragrafos]) =>
      paragrafos.map(([id, texto]) => ({ id, capituloId, texto, chave: texto })),
    ),
  }
}

const troca = (antes: Edicao | null, depois: Edicao): TrocaDeEdicao => ({
  ebookId: 1,
  titulo: 'Livro',
  tituloAntes: 'Livro',
  numero: 1,
  antes,
  depois,
})

/** A highlight on the words of one stored paragraph, or from one to another. */
function destaque(trecho: string, place: Partial<StoredDestaque> = {}): StoredDestaque {
  return {
    capituloId: 1,
    paragrafoInicioId: 11,
    inicio: 0,
    paragrafoFimId: 11,
    fim: 0,
    trecho,
    antes: '',
    depois: '',
    ...place,
  }
}

const ANTES = edicao(
  [1, [11, 'A fé vem pelo ouvir.'], [12, 'O ouvir vem pela Palavra.']],
  [2, [21, 'A graça basta.']],
)

describe('moveDestaque', () => {
  it('leaves alone what is where it was', () => {
    const stored = destaque('fé vem', { inicio: 2, fim: 8 })
    expect(moveDestaque(stored, troca(ANTES, ANTES))).toEqual({
      capituloId: 1,
      paragrafoInicioId: 11,
      inicio: 2,
      paragrafoFimId: 11,
      fim: 8,
    })
  })

  it.each<[string, StoredDestaque, Edicao, ReturnType<typeof moveDestaque>]>([
    [
      'a mended paragraph',
      destaque('fé vem', { inicio: 2, fim: 8 }),
      edicao([1, [11, 'Pois a fé vem pelo ouvir.']]),
      { capituloId: 1, paragrafoInicioId: 11, inicio: 7, paragrafoFimId: 11, fim: 13 },
    ],
    [
      'a paragraph in another chapter',
      destaque('fé vem', { inicio: 2, fim: 8 }),
      edicao([1, [12, 'O ouvir vem pela Palavra.']], [2, [11, 'A fé vem pelo ouvir.']]),
      { capituloId: 2, paragrafoInicioId: 11, inicio: 2, paragrafoFimId: 11, fim: 8 },
    ],
    [
      'a paragraph that is new, in the chapter',
      destaque('fé vem', { inicio: 2, fim: 8 }),
      edicao([2, [21, 'A graça basta, e a fé vem.']], [1, [19, 'Toda fé vem de Deus.']]),
      { capituloId: 1, paragrafoInicioId: 19, inicio: 5, paragrafoFimId: 19, fim: 11 },
    ],
    [
      'one of several places, by the words around it',
      destaque('vem', { inicio: 5, fim: 8, antes: 'O ouvir ', depois: ' pela' }),
      edicao([1, [18, 'A fé vem pelo ouvir. O ouvir vem pela Palavra.']]),
      { capituloId: 1, paragrafoInicioId: 18, inicio: 29, paragrafoFimId: 18, fim: 32 },
    ],
    [
      'two paragraphs that are now one behind an image',
      destaque('pelo ouvir.\nO ouvir', { inicio: 9, paragrafoFimId: 12, fim: 7 }),
      edicao([1, [11, 'Antes. A fé vem pelo ouvir.'], [15, ''], [12, 'O ouvir vem pela Palavra.']]),
      { capituloId: 1, paragrafoInicioId: 11, inicio: 16, paragrafoFimId: 12, fim: 7 },
    ],
    ['words that are gone', destaque('fé vem'), edicao([1, [11, 'Outro texto.']]), null],
    [
      'a place that was lost and is back',
      destaque('fé vem', { capituloId: null, paragrafoInicioId: null, paragrafoFimId: null }),
      ANTES,
      { capituloId: 1, paragrafoInicioId: 11, inicio: 2, paragrafoFimId: 11, fim: 8 },
    ],
  ])('finds %s', (_, stored, depois, expected) => {
    expect(moveDestaque(stored, troca(ANTES, depois))).toEqual(expected)
  })

  it('always shows the words that were marked', () => {
    const texto = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'ç'), minLength: 1, maxLength: 12 })
    const book = fc.array(texto, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(book, book, fc.nat(), fc.nat(), (before, after, from, length) => {
        const antes = edicao([1, ...before.map((text, index): [number, string] => [11 + index, text])])
        const depois = edicao([1, ...after.map((text, index): [number, string] => [13 + index, text])])
        const own = before[0] ?? ''
        const inicio = from % own.length
        const trecho = own.slice(inicio, inicio + 1 + (length % 5))
        const place = moveDestaque(
          destaque(trecho, { inicio, fim: inicio + trecho.length }),
          troca(antes, depois),
        )
        const shown = depois.paragrafos.find(({ id }) => id === place?.paragrafoInicioId)?.texto
        if (place) expect(shown?.slice(place.inicio, place.fim)).toBe(trecho)
        else expect(trecho.trim() === '' || !after.some((text) => text.includes(trecho))).toBe(true)
      }),
    )
  })
})

describe('movePosicao', () => {
  it.each<[string, Parameters<typeof movePosicao>[0], Edicao, ReturnType<typeof movePosicao>]>([
    [
      'the same book',
      { capituloId: 1, paragrafoId: 12, deslocamento: 3 },
      ANTES,
      { capituloId: 1, paragrafoId: 12, deslocamento: 3 },
    ],
    [
      'a mended paragraph, by its words',
      { capituloId: 1, paragrafoId: 11, deslocamento: 9 },
      edicao([1, [11, 'Ora, a fé vem pelo ouvir.']]),
      { capituloId: 1, paragrafoId: 11, deslocamento: 14 },
    ],
    [
      'a paragraph that moved',
      { capituloId: 1, paragrafoId: 12, deslocamento: 3 },
      edicao([1, [11, 'A fé vem pelo ouvir.']], [9, [12, 'O ouvir vem pela Palavra.']]),
      { capituloId: 9, paragrafoId: 12, deslocamento: 3 },
    ],
    [
      'a paragraph that is gone: the next one',
      { capituloId: 1, paragrafoId: 11, deslocamento: 3 },
      edicao([1, [19, 'Novo.'], [12, 'O ouvir vem pela Palavra.']]),
      { capituloId: 1, paragrafoId: 12, deslocamento: 0 },
    ],
    [
      'a chapter that is gone with its paragraphs: the one in its place',
      { capituloId: 2, paragrafoId: 21, deslocamento: 3 },
      edicao([1, [11, 'A fé vem pelo ouvir.']], [3, [31, 'Novo.']]),
      { capituloId: 3, paragrafoId: null, deslocamento: 0 },
    ],
    [
      'a chapter that is gone: the one with its paragraphs',
      { capituloId: 2, paragrafoId: null, deslocamento: 0 },
      edicao([1, [11, 'A fé vem pelo ouvir.'], [21, 'A graça basta.']]),
      { capituloId: 1, paragrafoId: null, deslocamento: 0 },
    ],
    [
      'a book that is shorter',
      { capituloId: 2, paragrafoId: null, deslocamento: 0 },
      edicao([5, [51, 'Novo.']]),
      { capituloId: 5, paragrafoId: null, deslocamento: 0 },
    ],
    ['a book without text', { capituloId: 1, paragrafoId: 11, deslocamento: 0 }, edicao(), null],
  ])('%s', (_, posicao, depois, expected) => {
    expect(movePosicao(posicao, troca(ANTES, depois))).toEqual(expected)
  })
})
