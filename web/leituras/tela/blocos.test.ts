import { describe, expect, it } from 'vitest'
import type { DetalhesDoParagrafo, Paragrafo } from '#contract/ebook-texto.ts'
import { fitsInitial, type ItemDeLista, paragrafosDoRodape, toCapitulo, toCelulas } from './blocos.ts'

let id = 0
function paragrafo(
  tipo: Paragrafo['tipo'],
  texto: string,
  detalhes: DetalhesDoParagrafo = {},
  titulo: string | null = null,
): Paragrafo {
  return { id: ++id, titulo, texto, tipo, detalhes, marcas: [] }
}

const outline = (itens: readonly ItemDeLista[]): unknown[] =>
  itens.map(({ paragrafo: { texto }, filhos }) => (filhos.length > 0 ? [texto, outline(filhos)] : texto))

describe('toCapitulo', () => {
  it('sets headings over their paragraphs at the depth of the contents', () => {
    const com = paragrafo('paragrafo', 'Um.', {}, 'Artigo 1')
    expect(toCapitulo([com], new Map([[com.id, 2]])).blocos).toEqual([
      { tipo: 'titulo', paragrafoId: com.id, nivel: 3, texto: 'Artigo 1' },
      { tipo: 'paragrafo', paragrafo: com },
    ])
  })

  it('puts a list together, with its depths', () => {
    const niveis = [1, 2, 3, 2, 1]
    const [bloco] = toCapitulo(niveis.map((nivel, index) => paragrafo('item', `${index}`, { nivel }))).blocos
    expect(bloco?.tipo === 'lista' && outline(bloco.itens)).toEqual([['0', [['1', ['2']], '3']], '4'])
  })

  it('keeps a list that begins deep, and begins another one under a heading', () => {
    const { blocos } = toCapitulo([
      paragrafo('item', 'a', { nivel: 2 }),
      paragrafo('item', 'b', { nivel: 1 }),
      paragrafo('item', 'c', { nivel: 1 }, 'Título'),
    ])
    expect(blocos.map((bloco) => (bloco.tipo === 'lista' ? outline(bloco.itens) : bloco.tipo))).toEqual([
      ['a', 'b'],
      'titulo',
      ['c'],
    ])
  })

  it('puts a table together, its head apart', () => {
    const [bloco] = toCapitulo([
      paragrafo('linha', 'Ano\tLugar', { cabecalho: true }),
      paragrafo('linha', '1647\tLondres'),
      paragrafo('linha', '1648\tEdimburgo'),
    ]).blocos
    expect(bloco).toMatchObject({
      tipo: 'tabela',
      cabeca: [{ texto: 'Ano\tLugar' }],
      linhas: [{ texto: '1647\tLondres' }, { texto: '1648\tEdimburgo' }],
    })
  })

  it('gathers the notes of a chapter and the paragraphs of a quotation', () => {
    const { blocos, rodapes } = toCapitulo([
      paragrafo('citacao', 'a'),
      paragrafo('nota', '1', { marcador: '1' }),
      paragrafo('citacao', 'b'),
      paragrafo('citacao', 'c', { nivel: 2 }),
    ])
    expect(rodapes.map(({ texto }) => texto)).toEqual(['1'])
    expect(
      blocos.map(
        (bloco) => bloco.tipo === 'citacao' && [bloco.nivel, bloco.paragrafos.map(({ texto }) => texto)],
      ),
    ).toEqual([
      [1, ['a', 'b']],
      [2, ['c']],
    ])
  })
})

describe('paragrafosDaNota', () => {
  it('takes what follows until another note or something else begins', () => {
    const texto = paragrafo('paragrafo', 'Texto.')
    const a = paragrafo('nota', 'a', { marcador: '1' })
    const b = paragrafo('nota', 'b')
    const c = paragrafo('nota', 'c', { marcador: '2' })
    expect(paragrafosDoRodape([texto, a, b, c], a.id)).toEqual([a, b])
    expect(paragrafosDoRodape([texto, a, b, c], c.id)).toEqual([c])
    expect(paragrafosDoRodape([a, b, texto], a.id)).toEqual([a, b])
    expect(paragrafosDoRodape([texto], 0)).toEqual([])
  })
})

describe('toCelulas', () => {
  it('knows where each cell begins in the row', () => {
    expect(toCelulas('Ano\t\tLugar')).toEqual([
      { inicio: 0, texto: 'Ano' },
      { inicio: 4, texto: '' },
      { inicio: 5, texto: 'Lugar' },
    ])
  })
})

describe('fitsInitial', () => {
  it('takes long paragraphs that begin with a letter without a tail', () => {
    const longo = 'a fé '.repeat(60)
    expect(fitsInitial(paragrafo('paragrafo', longo))).toBe(true)
    expect(fitsInitial(paragrafo('paragrafo', `Q${longo}`))).toBe(false)
    expect(fitsInitial(paragrafo('paragrafo', `“${longo}`))).toBe(false)
    expect(fitsInitial(paragrafo('paragrafo', 'Curto.'))).toBe(false)
    expect(fitsInitial(paragrafo('verso', longo))).toBe(false)
  })
})
