import { describe, expect, it } from 'vitest'
import { livrosEsperados, parseFixtures, TITULO, withoutEstrutura } from '#tests/support/biblia-fixtures.ts'
import { parseUsfx } from './usfx.ts'

const read = (body: string) => parseFixtures(parseUsfx, { file: 'u.xml', text: `<usfx>${body}</usfx>` })

describe('parseUsfx', () => {
  it('reads verses and titles without notes, headings and attributes', async () => {
    const { biblia, avisos, problemas } = await parseFixtures(parseUsfx, 'usfx.xml')
    expect(problemas).toEqual([])
    expect(avisos).toEqual(['Ficaram de fora os livros que não são dos 66 do cânon: FRT, TOB.'])
    expect(withoutEstrutura(biblia.livros)).toEqual(livrosEsperados(TITULO))
  })

  it('takes a descriptive paragraph that holds a verse, or follows its words, as text', async () => {
    const { biblia } = await read(
      '<book id="HAB"><c id="3"/><p><v id="19"/>Lugares altos.<d>Para o regente.</d><ve/></p></book>' +
        '<book id="PSA"><c id="3"/><d><v id="1"/>Salmo de Davi.<ve/></d></book>',
    )
    expect(withoutEstrutura(biblia.livros).map(({ capitulos }) => capitulos[0])).toEqual([
      { numero: 3, titulo: null, versiculos: [{ numero: 1, texto: 'Salmo de Davi.' }] },
      { numero: 3, titulo: null, versiculos: [{ numero: 19, texto: 'Lugares altos. Para o regente.' }] },
    ])
  })

  it('takes joined verses as one with two numbers', async () => {
    const { biblia, problemas } = await read('<book id="GEN">\n<c id="1"/><v id="1-2"/>Juntos.<ve/></book>')
    expect(problemas).toEqual([])
    expect(biblia.livros[0]?.capitulos[0]?.versiculos).toEqual([{ numero: 1, ate: 2, texto: 'Juntos.' }])
  })
})
