import { describe, expect, it } from 'vitest'
import {
  listEstruturas,
  livrosEsperados,
  parseFixtures,
  TITULO,
  withoutEstrutura,
} from '#tests/support/biblia-fixtures.ts'
import { parseBlivreJson } from './blivre-json.ts'

describe('parseBlivreJson', () => {
  it('reads verses, titles and the edition, and leaves out books outside the canon', async () => {
    const { biblia, avisos, problemas } = await parseFixtures(parseBlivreJson, 'blivre.json')
    expect(problemas).toEqual([])
    expect(avisos).toEqual(['Ficaram de fora os livros que não são dos 66 do cânon: TOB.'])
    expect({ ...biblia, livros: withoutEstrutura(biblia.livros) }).toEqual({
      nome: 'Bíblia Livre',
      versao: '2018.2.0',
      licenca: 'CC BY 3.0 BR',
      atribuicao: 'Atribuição de prova.',
      livros: livrosEsperados(TITULO),
    })
  })

  it('puts notes behind the words that they are on, or at the end of the verse', async () => {
    const notes = [
      { key: 'um', text: 'Lit. dois' },
      'Sem lugar',
      { text: 'Também' },
      { key: 'e', text: 'Duas vezes' },
    ]
    const verses = [
      { number: 1, text: 'Era um e  outro e', notes },
      { number: 2, text: 'Outra forma', notes: 'x' },
    ]
    const text = JSON.stringify({ books: [{ ubs_code: 'GEN', chapters: [{ number: 1, verses }] }] })
    const { biblia } = await parseFixtures(parseBlivreJson, { file: 'b.json', text })
    expect(listEstruturas(biblia.livros)).toEqual({
      '1 1.1': {
        notas: [
          { posicao: 6, tipo: 'nota', texto: 'um: Lit. dois' },
          { posicao: 16, tipo: 'nota', texto: 'Sem lugar' },
          { posicao: 16, tipo: 'nota', texto: 'Também' },
          { posicao: 16, tipo: 'nota', texto: 'e: Duas vezes' },
        ],
      },
    })
  })

  it.each([
    ['{\n "books": [\n {"a" 1}]}', 'b.json:3: O JSON está malformado neste ponto.'],
    ['{\n "books": [\n }', 'b.json: O JSON está malformado perto de «{ "books": [ }».'],
    ['', 'b.json: O JSON está malformado.'],
  ])('tells where %j is malformed', async (text, message) => {
    await expect(parseFixtures(parseBlivreJson, { file: 'b.json', text })).rejects.toThrow(message)
  })

  it('tells which field is not what it should be', async () => {
    const verses = [{ number: 0, text: 'a' }, { number: 1 }]
    const text = JSON.stringify({ books: [{ ubs_code: 'GEN', chapters: [{ number: 1, verses }] }] })
    await expect(parseFixtures(parseBlivreJson, { file: 'b.json', text })).rejects.toThrow(
      'b.json: O item books.0.chapters.0.verses.1.text falta ou não tem a forma esperada.',
    )
  })
})
