import { beforeEach, describe, expect, it } from 'vitest'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import { type BibliaBuilder, createBibliaBuilder } from './biblia-builder.ts'

const canon = await loadCanon()
const origem = { file: 'b.txt', line: 7 }
let builder: BibliaBuilder

beforeEach(() => {
  builder = createBibliaBuilder(canon)
})

function add(livro: number, versiculo: string, texto: string, file = 'b.txt'): void {
  builder.addVersiculo({ livro, capitulo: 1, versiculo }, texto, { ...origem, file })
}

describe('createBibliaBuilder', () => {
  it('puts books, chapters and verses in order and joins the parts of a verse', () => {
    add(2, '2', 'Dois.')
    add(2, '1a', 'Um,')
    add(2, '1b', ' segunda parte.')
    add(1, '1', 'Antes.')
    expect(builder.build('x').biblia.livros).toEqual([
      { id: 1, capitulos: [{ numero: 1, titulo: null, versiculos: [{ numero: 1, texto: 'Antes.' }] }] },
      {
        id: 2,
        capitulos: [
          {
            numero: 1,
            titulo: null,
            versiculos: [
              { numero: 1, texto: 'Um, segunda parte.' },
              { numero: 2, texto: 'Dois.' },
            ],
          },
        ],
      },
    ])
  })

  it('takes verse 0 of a psalm for its title, and nowhere else', () => {
    add(19, '0', 'Salmo de Davi')
    add(1, '0', 'Título')
    add(19, '', 'Sem número')
    const { biblia, problemas } = builder.build('x')
    expect(biblia.livros[0]?.capitulos[0]?.titulo).toBe('Salmo de Davi')
    expect(problemas).toEqual([
      { ...origem, reason: 'Gn 1.0: número inválido' },
      { ...origem, reason: 'Sl 1.: número inválido' },
    ])
  })

  it('reports repeated verses one by one, and a repeated book once', () => {
    for (const versiculo of ['1', '2', '1']) add(1, versiculo, 'Texto.')
    for (const versiculo of ['1', '2']) add(1, versiculo, 'Texto.', 'c.txt')
    expect(builder.build('x').problemas).toEqual([
      { ...origem, reason: 'Gn 1.1 aparece duas vezes' },
      { file: 'c.txt', line: 7, reason: 'Gn já foi lido de outro arquivo, b.txt' },
    ])
  })

  it('takes joined verses as one text with two numbers', () => {
    for (const [versiculo, texto] of [
      ['1-2', 'Um e dois.'],
      ['2', ' '],
      ['3', 'Três.'],
      ['4a', 'Quatro'],
      ['4b–5', 'e cinco.'],
    ] as const)
      add(1, versiculo, texto)
    const { biblia, problemas } = builder.build('x')
    expect(problemas).toEqual([])
    expect(biblia.livros[0]?.capitulos[0]?.versiculos).toEqual([
      { numero: 1, ate: 2, texto: 'Um e dois.' },
      { numero: 3, texto: 'Três.' },
      { numero: 4, ate: 5, texto: 'Quatro e cinco.' },
    ])
  })

  it('reports a number that stands in a joined text already, before it or after', () => {
    for (const versiculo of ['1-2', '2', '5', '4-6', '4b']) add(1, versiculo, 'Texto.')
    expect(builder.build('x').problemas.map(({ reason }) => reason)).toEqual([
      'Gn 1.2 aparece duas vezes',
      'Gn 1.4-6 aparece duas vezes',
    ])
  })

  it.each(['3-1', '1-101', '201', '1000', '0-3', 'x', ''])('refuses the number %j', (versiculo) => {
    add(1, versiculo, 'Texto.')
    expect(builder.build('x').problemas).toEqual([
      { ...origem, reason: `Gn 1.${versiculo}: número inválido` },
    ])
  })

  it('keeps the first description and drops what a database cannot hold', () => {
    builder.describe({ nome: ' ', versao: null, atribuicao: 'Crédito\0 de  prova' })
    builder.describe({ nome: 'Edição' })
    builder.describe({ nome: 'Outra' })
    expect(builder.build('x').biblia).toMatchObject({
      nome: 'Edição',
      versao: null,
      atribuicao: 'Crédito de prova',
    })
  })
})
