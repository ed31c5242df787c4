import { describe, expect, it } from 'vitest'
import type { ReadingDatabase } from '#server/platform/database.ts'
import type { DocumentoDaBiblia } from '../indice/documento.ts'
import { toMostrado } from './documento-analisado.ts'
import { createMemoria, memoriaOf } from './memoria.ts'

/** No query is made. */
const database = () => ({ engine: 'sqlite', close: async () => {} }) as unknown as ReadingDatabase

function versiculo(numero: number, texto: string): DocumentoDaBiblia {
  const lugar = { livro: 'Gênesis', livroId: 1, capitulo: 1, versiculo: numero }
  return { fonte: 'biblia', numero, ordem: [numero], titulo: '', texto, ...lugar }
}

describe('what a thread remembers', () => {
  it('is of one state of the texts, and of one connection', () => {
    const db = database()
    const first = memoriaOf(db, 'one')
    first.addDocumento('biblia', versiculo(1, 'No princípio'))
    expect(memoriaOf(db, 'one').findDocumento('biblia', 1)).toMatchObject({ numero: 1, ordem: [1] })
    expect(memoriaOf(database(), 'one').findDocumento('biblia', 1)).toBeUndefined()
    expect(memoriaOf(db, 'two').findDocumento('biblia', 1)).toBeUndefined()
    expect(memoriaOf(db, 'one').findDocumento('biblia', 1)).toBeUndefined()
  })

  it('tells sources apart', () => {
    const memoria = createMemoria()
    memoria.addDocumento('biblia', versiculo(1, 'No princípio'))
    expect(memoria.findDocumento('padroes', 1)).toBeUndefined()
  })

  it('has numbers of words beside the documents', () => {
    const memoria = createMemoria()
    memoria.addTermo('biblia', 'raiz : "fe"', { numeros: Float64Array.of(1, 2) })
    memoria.addTermo('biblia', 'raiz : "deus"', { numeros: null })
    expect(memoria.findDocumento('biblia', 1)).toBeUndefined()
    expect(memoria.findTermo('biblia', 'raiz : "fe"')?.numeros).toHaveLength(2)
    expect(memoria.findTermo('biblia', 'raiz : "deus"')).toEqual({ numeros: null })
    expect(memoria.findTermo('padroes', 'raiz : "fe"')).toBeUndefined()
  })

  it('has the text of a document that was shown with it', () => {
    const memoria = createMemoria()
    const lido = versiculo(1, 'No princípio')
    memoria.addMostrado(memoria.addDocumento('biblia', lido), toMostrado(lido))
    expect(memoria.findDocumento('biblia', 1)?.mostrado?.lido).toBe(lido)
  })

  it('knows the words of what was ranked', () => {
    const memoria = createMemoria()
    memoria.addDocumento('biblia', versiculo(1, 'No princípio'))
    expect(memoria.hasPalavra('principio')).toBe(true)
    expect(memoria.hasPalavra('comeco')).toBe(false)
  })

  it('is bounded', () => {
    const memoria = createMemoria()
    const texto = 'a graça e a fé '.repeat(1_000)
    for (let numero = 1; numero <= 1_000; numero += 1)
      memoria.addDocumento('biblia', versiculo(numero, texto))
    const kept = Array.from({ length: 1_000 }, (_, index) => memoria.findDocumento('biblia', index + 1))
    const bytes = kept.reduce((total, documento) => total + 2 * (documento?.texto.length ?? 0), 0)
    expect(kept.at(-1)).toBeDefined()
    expect(bytes).toBeGreaterThan(1_900_000)
    expect(bytes).toBeLessThan(4_200_000)
  })

  it('begins a new dictionary before the numbers of words run out', () => {
    const memoria = createMemoria()
    const words = (from: number) => Array.from({ length: 30_000 }, (_, index) => `p${from + index}`).join(' ')
    const first = memoria.addDocumento('biblia', versiculo(1, words(0)))
    const second = memoria.addDocumento('biblia', versiculo(2, words(30_000)))
    const third = memoria.addDocumento('biblia', versiculo(3, 'a graça'))
    expect(second.dicionario).toBe(first.dicionario)
    expect(third.dicionario).not.toBe(first.dicionario)
    expect([1, 2, 3].map((numero) => memoria.findDocumento('biblia', numero)?.numero)).toEqual([
      undefined,
      undefined,
      3,
    ])
    // What a search holds already can still be read.
    expect(first.dicionario.formaOf(first.texto.charCodeAt(29_999))).toBe('p29999')
  })
})
