import { describe, expect, it } from 'vitest'
import { livrosEsperados, parseFixtures, TITULO, withoutEstrutura } from '#tests/support/biblia-fixtures.ts'
import { parseUsfm } from './usfm.ts'

async function readVerse(body: string) {
  const reading = await parseFixtures(parseUsfm, { file: 'g.usfm', text: `\\id GEN\n\\c 1\n\\p\n${body}\n` })
  return {
    texto: reading.biblia.livros[0]?.capitulos[0]?.versiculos[0]?.texto,
    problemas: reading.problemas,
  }
}

describe('parseUsfm', () => {
  it('reads one file a book, without notes, headings, sidebars and attributes', async () => {
    const { biblia, avisos, problemas } = await parseFixtures(
      parseUsfm,
      '20-PSA.usfm',
      '70-TOB.usfm',
      '08-RUT.usfm',
    )
    expect(problemas).toEqual([])
    expect(avisos).toEqual(['Ficaram de fora os livros que não são dos 66 do cânon: TOB.'])
    expect(withoutEstrutura(biblia.livros)).toEqual(livrosEsperados(TITULO))
  })

  it.each([
    ['\\v 1 No princípio \\add era\n\\p o Verbo', 'No princípio [era ] o Verbo'],
    ['\\v 1 \\add [era]\\add* assim', '[era] assim'],
    ['\\v 1 \\w a \\+nd Deus\\+nd*|strong="H1"\\w* disse', 'a Deus disse'],
    ['\\v 1 \\rb 神|gloss="かみ"\\rb* fim', '神 fim'],
    ['\\v 1 tamb~em 1~Samuel', 'tamb~em 1 Samuel'],
    ['\\v 1 linha\r\n\\q1 outra', 'linha outra'],
    ['\\tr \\tc1 \\v 1 célula\\tc2 outra', 'célula outra'],
    ['\\v 1 palavra \\f + \\ft nota\\f*, e', 'palavra, e'],
  ])('reads %j', async (body, texto) => {
    expect(await readVerse(body)).toEqual({ texto, problemas: [] })
  })

  it('reports a note without end where it begins, and goes on with the next verse', async () => {
    const { texto, problemas } = await readVerse('\\v 1 Um \\f + \\ft nota\n\\v 2 Dois')
    expect(texto).toBe('Um')
    expect(problemas).toEqual([{ file: 'g.usfm', line: 4, reason: 'A nota \\f não é fechada.' }])
  })

  it('reports a verse without number and a stray backslash', async () => {
    const { problemas } = await readVerse('\\v Sem número\n\\v 2 a \\ b')
    expect(problemas).toEqual(
      [
        { file: 'g.usfm', line: 5, reason: 'Há uma barra invertida sem marcador.' },
        { file: 'g.usfm', line: 4, reason: 'Gn 1.: número inválido' },
      ].toReversed(),
    )
  })
})
