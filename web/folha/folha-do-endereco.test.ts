import { describe, expect, it } from 'vitest'
import { formatLugarDaFolha } from '../ui/impressao/lugar-da-folha.ts'
import { addLugares, formatFolha, MAX_LUGARES, parseFolha } from './folha-do-endereco.ts'
import { countTextos, listTextos } from './list-textos.ts'
import { parseLugarDaFolha } from './parse-lugar-da-folha.ts'

const read = (query: string) => parseFolha(new URLSearchParams(query))

describe('a place of the address', () => {
  it.each([
    ['cfw:8', { padrao: 'cfw', de: 8, ate: 8, secoes: null }],
    ['cfw:8.1-3', { padrao: 'cfw', de: 8, ate: 8, secoes: { from: 1, to: 3 } }],
    ['dcpr:10.2', { padrao: 'dcpr', de: 10, ate: 10, secoes: { from: 2, to: 2 } }],
    ['bcw:1-5', { padrao: 'bcw', de: 1, ate: 5, secoes: null }],
    ['biblia:43:3', { livro: 43, capitulo: 3, versiculos: [] }],
    [
      'biblia:43:3:16-18,20',
      {
        livro: 43,
        capitulo: 3,
        versiculos: [
          { from: 16, to: 18 },
          { from: 20, to: 20 },
        ],
      },
    ],
  ])('%s is read, and written again', (texto, lugar) => {
    const lido = parseLugarDaFolha(texto)
    expect(lido).toEqual(lugar)
    expect(lido && formatLugarDaFolha(lido)).toBe(texto)
  })

  it('of a question is its number alone', () => {
    expect(parseLugarDaFolha('bcw:4.1')).toEqual({ padrao: 'bcw', de: 4, ate: 4, secoes: null })
  })

  it.each([
    ...['', 'cfw', 'cfw:0', 'cfw:34', 'cfw:3-2', 'cfw:8.0', 'cfw:8.3-2', 'xyz:1', 'cfw:1-2.3', 'CFW:8'],
    ...[
      'biblia:0:1',
      'biblia:67:1',
      'biblia:1:151',
      'biblia:1',
      'biblia:1:1:',
      'biblia:1:1:0',
      'biblia:1:1:4-3',
    ],
    ...[
      'biblia:1:1:1,,2',
      `biblia:1:1:${'1,'.repeat(12)}1`,
      `cfw:${'8'.repeat(500)}`,
      'cfw:8.1-3.2',
      'cfw:1e1',
    ],
  ])('%s is none', (texto) => {
    expect(parseLugarDaFolha(texto)).toBeNull()
  })
})

describe('the address of a handout', () => {
  it('names what it holds and how it is set, and what is usual is left out', () => {
    const endereco =
      '/folha?lugar=cfw:8.1-3&lugar=biblia:43:3:16-18&edicao=BLIVRE&titulo=F%C3%A9+%26+obras&provas=lugares&linhas=fim&corpo=maior&nome=1'
    const { folha, ignorados } = read(endereco.slice('/folha?'.length))
    expect(folha).toMatchObject({
      ...{ edicao: 'BLIVRE', titulo: 'Fé & obras', provas: 'lugares', linhas: 'fim', corpo: 'maior' },
      comNome: true,
    })
    expect(ignorados).toBe(0)
    expect(formatFolha(folha)).toBe(endereco)
    expect(formatFolha(read('lugar=bcw:1-5&provas=x&linhas=x&corpo=x&nome=sim&edicao=%3Cb%3E').folha)).toBe(
      '/folha?lugar=bcw:1-5',
    )
  })

  it('takes each place once, thirty places and forty chapters, and says how many it left out', () => {
    expect(read('lugar=cfw:8&lugar=cfw:8&lugar=nada').folha.lugares).toHaveLength(1)
    expect(read('lugar=cfw:8&lugar=cfw:8&lugar=nada').ignorados).toBe(1)
    const versos = Array.from({ length: 5_000 }, (_, index) => `lugar=biblia:19:${(index % 150) + 1}`)
    expect(read(versos.join('&')).folha.lugares).toHaveLength(MAX_LUGARES)
    const muitas = read('lugar=cmw:1-38&lugar=cfw:8&lugar=bcw:1-2')
    expect(muitas.folha.lugares.map(formatLugarDaFolha)).toEqual(['cmw:1-38', 'cfw:8'])
    expect(muitas.ignorados).toBe(1)
    expect(read('lugar=cmw:1-196')).toMatchObject({ folha: { lugares: [] }, ignorados: 1 })
    expect(read(`titulo=${'a'.repeat(900)}`).folha.titulo).toHaveLength(120)
  })

  it('has room for others, or says that it has not', () => {
    const { folha } = read('lugar=cmw:1-38')
    const [dois, tres] = ['bcw:1-2', 'bcw:1-3'].map((texto) => parseLugarDaFolha(texto) ?? [])
    expect(addLugares(folha, [dois ?? []].flat())).toMatchObject({ cabem: true })
    expect(addLugares(folha, [tres ?? []].flat())).toMatchObject({ cabem: false })
  })
})

it('counts and lists its texts, each once', () => {
  const { lugares } = read('lugar=bcw:1-3&lugar=bcw:2-4&lugar=cfw:8.1&lugar=cfw:8.3').folha
  expect(lugares.map(countTextos)).toEqual([3, 3, 1, 1])
  expect(listTextos(lugares).map(({ chave }) => chave)).toEqual([
    ...['bcw:1', 'bcw:2', 'bcw:3', 'bcw:4'],
    ...['cfw:8.1', 'cfw:8.3'],
  ])
})
