import { describe, expect, it } from 'vitest'
import { formatCopia, formatReferencia } from './copia.ts'

const versiculo = (numero_versiculo: number, texto_biblico: string) => ({
  id: 43_003_000 + numero_versiculo,
  numero_versiculo,
  texto_biblico,
})

describe('formatReferencia', () => {
  it('writes verses and ranges as they are printed', () => {
    const versiculos = [16, 17, 18, 20].map((numero) => versiculo(numero, ''))
    expect(formatReferencia('João', 3, versiculos.slice(0, 1))).toBe('João 3.16')
    expect(formatReferencia('João', 3, versiculos)).toBe('João 3.16–18,20')
  })
})

describe('formatCopia', () => {
  it('quotes the text with its reference and edition', () => {
    const texto = formatCopia(
      'João 3.16–17',
      [versiculo(16, 'Porque Deus amou.'), versiculo(17, 'Pois.')],
      'Bíblia Livre',
    )
    expect(texto).toBe('“Porque Deus amou. Pois.” (João 3.16–17, Bíblia Livre)')
  })

  it('shows where verses are left out', () => {
    expect(formatCopia('João 3.1,3', [versiculo(1, 'Havia.'), versiculo(3, 'Jesus.')], null)).toBe(
      '“Havia. […] Jesus.” (João 3.1,3)',
    )
  })

  it('turns the quotation marks inside it into single ones', () => {
    expect(formatCopia('Jo 3.7', [versiculo(7, 'Te disse: “É necessário”.')], null)).toBe(
      '“Te disse: ‘É necessário’.” (Jo 3.7)',
    )
  })
})
