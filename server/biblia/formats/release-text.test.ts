import { describe, expect, it } from 'vitest'
import {
  listEstruturas,
  livrosEsperados,
  parseFixtures,
  TITULO,
  withoutEstrutura,
} from '#tests/support/biblia-fixtures.ts'
import { BLIVRE, BLIVRE_FILES } from './blivre-edicao.ts'
import { parseReleaseText } from './release-text.ts'

describe('parseReleaseText', () => {
  it('reads the files of a release, with their credit', async () => {
    const { biblia, avisos, problemas } = await parseFixtures(
      parseReleaseText,
      'release-salmos.txt',
      'release-rute.txt',
    )
    expect(problemas).toEqual([])
    expect(avisos).toEqual([])
    expect(withoutEstrutura(biblia.livros)).toEqual(livrosEsperados(TITULO))
    expect(listEstruturas(biblia.livros)['8 1.1']).toEqual({
      notas: [
        { posicao: 19, tipo: 'nota', texto: 'juízes: Lit. dos que julgavam' },
        { posicao: 49, tipo: 'remissao', texto: 'Levítico 26:26' },
      ],
    })
    expect(biblia).toMatchObject(BLIVRE)
  })

  it('says on which line a marker is unknown', async () => {
    const text = '\\ubs-code\nRUT\n\\*ubs-code\n\\v Rt.1.1\nTexto.\n\\mapa\n'
    const { problemas } = await parseFixtures(parseReleaseText, { file: 'rute.txt', text })
    expect(problemas).toEqual([
      { file: 'rute.txt', line: 6, reason: 'O marcador \\mapa não é conhecido aqui.' },
    ])
  })

  it('says on which line a note begins that never ends', async () => {
    const text = '\\ubs-code\nRUT\n\\*ubs-code\n\\v Rt.1.1\nTexto.\n\\fn\nNota.\n\\v Rt.1.2\nTexto.\n'
    const { problemas } = await parseFixtures(parseReleaseText, { file: 'rute.txt', text })
    expect(problemas).toEqual([{ file: 'rute.txt', line: 6, reason: 'O marcador \\fn não é fechado.' }])
  })

  it('knows the names of the 66 files', () => {
    expect(new Set(BLIVRE_FILES).size).toBe(66)
  })
})
