import { describe, expect, it } from 'vitest'
import type { PontaDaHarmonia } from '#contract/harmonias.ts'
import { choose, escolhaDoTema, parseEscolha, swap } from './escolha.ts'

describe('parseEscolha', () => {
  it.each([
    ['', { a: 'cfw', b: 'cmw' }],
    ['a=fgop&b=dcpu', { a: 'fgop', b: 'dcpu' }],
    ['a=cmw', { a: 'cmw', b: 'cfw' }],
    ['a=bcw', { a: 'bcw', b: 'cfw' }],
    ['b=bcw', { a: 'cfw', b: 'bcw' }],
    ['b=cfw', { a: 'cmw', b: 'cfw' }],
    ['a=xyz&b=dcpr', { a: 'cfw', b: 'dcpr' }],
    ['a=bcw&b=bcw', { a: 'bcw', b: 'cfw' }],
    ['a=cfw&b=cfw', { a: 'cfw', b: 'cmw' }],
    ['a=CFW&b=toString', { a: 'cfw', b: 'cmw' }],
  ])('reads %j', (query, escolha) => {
    expect(parseEscolha(new URLSearchParams(query))).toEqual(escolha)
  })
})

describe('choose', () => {
  it('changes one side', () => {
    expect(choose({ a: 'cfw', b: 'cmw' }, 'b', 'bcw')).toEqual({ a: 'cfw', b: 'bcw' })
  })

  it('lets the two change places rather than compare one with itself', () => {
    expect(choose({ a: 'cfw', b: 'cmw' }, 'a', 'cmw')).toEqual({ a: 'cmw', b: 'cfw' })
    expect(swap({ a: 'cfw', b: 'cmw' })).toEqual({ a: 'cmw', b: 'cfw' })
  })
})

describe('escolhaDoTema', () => {
  const bcw: PontaDaHarmonia = { model: 'PerguntaBcw', id: 1, dados: { numero_pergunta: 1, pergunta: 'x' } }
  const cmw: PontaDaHarmonia = { model: 'PerguntaCmw', id: 1, dados: { numero_pergunta: 1, pergunta: 'x' } }
  const ebook: PontaDaHarmonia = {
    model: 'Ebook',
    id: 3,
    dados: { id: 3, titulo: 'x', autores: [], capa: null },
  }

  it('takes the first two standards that treat the theme', () => {
    expect(escolhaDoTema({ id: 1, tema: 'x', pontas: [bcw, ebook, cmw] })).toEqual({ a: 'cmw', b: 'bcw' })
  })

  it('finds none when only one does', () => {
    expect(escolhaDoTema({ id: 1, tema: 'x', pontas: [bcw, ebook] })).toBeNull()
  })
})
