import { describe, expect, it } from 'vitest'
import { createTilFixer } from './fix-til.ts'

/** Corrects the first text in a Bible that has the others too. */
function fix(...textos: [string, ...string[]]): { texto: string; correcoes: number } {
  const versiculos = textos.map((texto, index) => ({ numero: index + 1, texto }))
  const livros = [{ id: 1, capitulos: [{ numero: 1, titulo: null, versiculos }] }]
  return createTilFixer({ nome: 'Prova', versao: null, licenca: null, atribuicao: null, livros })(textos[0])
}

describe('createTilFixer', () => {
  it('becomes the accent whose word the Bible has elsewhere', () => {
    expect(fix('assim tamb~em quando', 'E também tu.').texto).toBe('assim também quando')
    expect(fix('ele ~e outro; voc~e', 'Que você seja.').texto).toBe('ele ~e outro; você')
    expect(fix('o c~eu e a terra', 'nos céus; o céu').texto).toBe('o céu e a terra')
    expect(fix('tr~es dias', 'três homens').texto).toBe('três dias')
    expect(fix('Jos~e veio; S~AO', 'José; são').texto).toBe('José veio; SÃO')
  })

  it('becomes the accent of the key beside it in a word found nowhere else', () => {
    const { texto, correcoes } = fix('tamb~em, aqu~i, beb~u, irm~a, p~oe')
    expect(texto).toBe('também, aquí, bebú, irmã, põe')
    expect(correcoes).toBe(5)
  })

  it('is USFM’s unbreakable space between two words of the Bible', () => {
    expect(fix('o filho de~Abraão', 'de Abraão').texto).toBe('o filho de Abraão')
  })

  it('stays before a consonant, for the publisher to look at', () => {
    expect(fix('tam~bém')).toEqual({ texto: 'tam~bém', correcoes: 0 })
  })
})
