import { describe, expect, it } from 'vitest'
import type { FichaInteira } from '#contract/editora/ficha.ts'
import { layFicha } from './ficha-do-ebook.ts'
import { parseDoArquivo, parseFicha, writeDoArquivo } from './lay-fichas.ts'

const ARQUIVO: FichaInteira = {
  titulo: 'Do arquivo',
  subtitulo: 'Subtítulo',
  autores: [],
  areas_tematicas: ['Fé'],
  kind: 'livro',
  lancamento: '2026-01-02',
  ano: 1561,
  prefacio: null,
}

describe('layFicha', () => {
  it('takes what the desk says, nothing where it says nothing, and leaves the rest', () => {
    expect(layFicha(ARQUIVO, {})).toEqual(ARQUIVO)
    const ficha = { titulo: 'Da mesa', subtitulo: null, areas_tematicas: [] }
    expect(layFicha(ARQUIVO, ficha)).toEqual({ ...ARQUIVO, ...ficha })
  })
})

describe('parseFicha', () => {
  it('leaves out a field that this version would not take', () => {
    expect(parseFicha('{"titulo":"","ano":1561,"lancamento":"2026-02-31","cor":"azul"}')).toEqual({
      ano: 1561,
    })
  })
})

describe('writeDoArquivo', () => {
  it('writes the same ficha alike, and is read again', () => {
    const turned = Object.fromEntries(Object.entries(ARQUIVO).toReversed()) as FichaInteira
    expect(writeDoArquivo(turned)).toBe(writeDoArquivo(ARQUIVO))
    expect(parseDoArquivo({ do_arquivo: writeDoArquivo(ARQUIVO) })).toEqual(ARQUIVO)
  })
})
