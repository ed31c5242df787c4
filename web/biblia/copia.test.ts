import { describe, expect, it } from 'vitest'
import { citarBiblia, formatCopia, formatReferencia } from './copia.ts'

const versiculo = (numero_versiculo: number, texto_biblico: string) => ({
  id: 43_003_000 + numero_versiculo,
  numero_versiculo,
  texto_biblico,
})

describe('formatReferencia', () => {
  it('writes verses and ranges as they are printed', () => {
    expect(formatReferencia('João', 3, [16])).toBe('João 3.16')
    expect(formatReferencia('João', 3, [16, 17, 18, 20])).toBe('João 3.16–18,20')
  })

  it('names the chapter where no verse is meant', () => {
    expect(formatReferencia('Salmos', 3, [])).toBe('Salmos 3')
  })
})

describe('citarBiblia', () => {
  it('names the edition, when one is known', () => {
    expect(citarBiblia('João 3.16', 'Bíblia Livre')).toBe('João 3.16 (Bíblia Livre)')
    expect(citarBiblia('João 3.16', null)).toBe('João 3.16')
  })
})

describe('formatCopia', () => {
  it('gives the text with its reference and edition', () => {
    const texto = formatCopia(
      'João 3.16–17',
      [versiculo(16, 'Porque Deus amou.'), versiculo(17, 'Pois: “Sim”.')],
      'Bíblia Livre',
    )
    expect(texto).toBe(
      'Porque Deus amou. Pois: “Sim”.\n\nJoão 3.16–17 (Bíblia Livre) — Minha Biblioteca Westminster',
    )
  })

  it('shows where verses are left out', () => {
    expect(formatCopia('João 3.1,3', [versiculo(1, 'Havia.'), versiculo(3, 'Jesus.')], null)).toBe(
      'Havia. […] Jesus.\n\nJoão 3.1,3 — Minha Biblioteca Westminster',
    )
  })

  it('leaves nothing out after verses that the edition joins', () => {
    const joined = { ...versiculo(1, 'Havia.'), ate: 2 }
    expect(formatCopia('João 3.1–3', [joined, versiculo(3, 'Jesus.')], null)).toBe(
      'Havia. Jesus.\n\nJoão 3.1–3 — Minha Biblioteca Westminster',
    )
  })
})
