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
    const { biblia, problemas } = builder.build('x')
    expect(biblia.livros[0]?.capitulos[0]?.titulo).toBe('Salmo de Davi')
    expect(problemas).toEqual([{ ...origem, reason: 'Gn 1.0: número inválido' }])
  })

  it('reports repeated verses one by one, and a repeated book once', () => {
    for (const versiculo of ['1', '2', '1']) add(1, versiculo, 'Texto.')
    for (const versiculo of ['1', '2']) add(1, versiculo, 'Texto.', 'c.txt')
    expect(builder.build('x').problemas).toEqual([
      { ...origem, reason: 'Gn 1.1 aparece duas vezes' },
      { file: 'c.txt', line: 7, reason: 'Gn já foi lido de outro arquivo, b.txt' },
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
