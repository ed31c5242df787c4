import { describe, expect, it } from 'vitest'
import {
  listEstruturas,
  livrosEsperados,
  parseFixtures,
  TITULO,
  withoutEstrutura,
} from '#tests/support/biblia-fixtures.ts'
import { parseUsx } from './usx.ts'

const read = (body: string) =>
  parseFixtures(parseUsx, {
    file: 'g.usx',
    text: `<usx version="3.0"><book code="GEN" style="id"/><chapter number="1" style="c"/>\n${body}</usx>`,
  })

describe('parseUsx', () => {
  it('reads one file a book, of versions 2 and 3', async () => {
    const { biblia, avisos, problemas } = await parseFixtures(parseUsx, 'PSA.usx', 'RUT.usx', 'TOB.usx')
    expect(problemas).toEqual([])
    expect(avisos).toEqual(['Ficaram de fora os livros que não são dos 66 do cânon: TOB.'])
    expect(withoutEstrutura(biblia.livros)).toEqual(livrosEsperados(TITULO))
    const estruturas = listEstruturas(biblia.livros)
    expect(estruturas['8 1.1']?.notas).toEqual([
      { posicao: 19, tipo: 'nota', texto: 'Lit. dos que julgavam' },
    ])
    expect(estruturas['8 1.2']?.notas).toEqual([{ posicao: 31, tipo: 'remissao', texto: 'Rt 4.9' }])
    expect(estruturas['8 2.1']).toEqual({ blocos: [{ posicao: 0, tipo: 'm' }] })
    expect(estruturas['19 3.1']?.notas).toEqual([{ posicao: 0, tipo: 'nota', texto: 'Nota do título' }])
    expect(estruturas['19 3.2']?.titulos).toEqual([{ posicao: 28, nivel: 3, texto: 'Aleph' }])
  })

  it('reports a verse without number with its line, and a note that is not closed', async () => {
    const { problemas } = await read('<para style="p"><verse style="v"/>Um.</para>')
    expect(problemas).toEqual([{ file: 'g.usx', line: 2, reason: 'Gn 1.: número inválido' }])
    await expect(
      read('<para style="p"><verse number="1" style="v"/>Um<note style="f">a</para>'),
    ).rejects.toThrow('g.usx:2: O XML está malformado')
  })

  it('leaves out notes of kinds that it does not know, and nested ten thousand times takes the words', async () => {
    const nested = `${'<char style="nd">'.repeat(10_000)}dois${'</char>'.repeat(10_000)}`
    const { biblia } = await read(
      `<para style="p"><verse number="1" style="v"/>Um<note style="zz">a</note> ${nested}</para>`,
    )
    expect(biblia.livros[0]?.capitulos[0]?.versiculos).toEqual([
      { numero: 1, texto: 'Um dois', estrutura: { blocos: [{ posicao: 0, tipo: 'p' }] } },
    ])
  })
})
