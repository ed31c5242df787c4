import { describe, expect, it } from 'vitest'
import { livrosEsperados, parseFixtures, TITULO, withoutEstrutura } from '#tests/support/biblia-fixtures.ts'
import { parseOsis } from './osis.ts'

const read = (body: string) =>
  parseFixtures(parseOsis, { file: 'o.xml', text: `<osis><osisText>${body}</osisText></osis>` })

describe('parseOsis', () => {
  it.each(['osis-container.xml', 'osis-milestone.xml'])('reads %s', async (name) => {
    const { biblia, avisos, problemas } = await parseFixtures(parseOsis, name)
    expect(problemas).toEqual([])
    expect(avisos).toEqual(['Ficaram de fora os livros que não são dos 66 do cânon: Tob.'])
    expect(withoutEstrutura(biblia.livros)).toEqual(livrosEsperados(TITULO))
    expect(biblia.nome).toBe('Edição OSIS')
  })

  it('reads licence and credit from the header', async () => {
    const { biblia } = await parseFixtures(parseOsis, 'osis-container.xml')
    expect(biblia).toMatchObject({ licenca: 'CC BY 4.0', atribuicao: 'Direitos de prova.' })
  })

  it('takes verses that share one text as one with two numbers', async () => {
    const { biblia, problemas } = await read('<verse osisID="Gen.1.1 Gen.1.2">Juntos.</verse>')
    expect(problemas).toEqual([])
    expect(biblia.livros[0]?.capitulos[0]?.versiculos).toEqual([{ numero: 1, ate: 2, texto: 'Juntos.' }])
  })

  it('reports a verse without a place, and one that comes twice', async () => {
    const { problemas } = await read(
      '<verse osisID="1.1">x</verse>\n<verse osisID="Gen.1.1">a</verse>\n<verse osisID="Gen.1.1">b</verse>',
    )
    expect(problemas).toEqual([
      { file: 'o.xml', line: 1, reason: 'O versículo osisID="1.1" é inválido.' },
      { file: 'o.xml', line: 3, reason: 'Gn 1.1 aparece duas vezes' },
    ])
  })

  it('prints the quotation marks of speech milestones', async () => {
    const { biblia } = await read(
      '<verse osisID="Gen.1.3">E disse: <q marker="“" sID="q"/>Haja luz<q marker="”" eID="q"/>.</verse>',
    )
    expect(biblia.livros[0]?.capitulos[0]?.versiculos[0]?.texto).toBe('E disse: “Haja luz”.')
  })
})
