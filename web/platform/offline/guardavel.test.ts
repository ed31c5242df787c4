import { expect, it } from 'vitest'
import { leitorKey } from '#contract/leitor.ts'
import { guardaOf, guardasOfLeitor, isDeTodos, isDoLeitor, isPrivada } from './guardavel.ts'

const livro = { tipo: 'livro', email: 'Ana@Exemplo.com.br', ebookId: 7 } as const

it('names the caches of texts and of a reader’s books', () => {
  expect(guardaOf({ tipo: 'padroes' })).toBe('mbw-textos-padroes')
  expect(guardaOf({ tipo: 'biblia' })).toBe('mbw-textos-biblia')
  expect(guardaOf(livro)).toBe('mbw-livro-ana%40exemplo.com.br-7')
})

it('tells what is private, and what is not ours', () => {
  expect(isPrivada(guardaOf(livro))).toBe(true)
  expect(isPrivada('mbw-textos-biblia')).toBe(false)
  expect(['mbw-textos-biblia', guardaOf(livro), 'workbox-precache-v2'].map(isDeTodos)).toEqual([
    true,
    false,
    false,
  ])
})

it('does not take one reader for another whose address begins alike', () => {
  expect(
    guardaOf({ ...livro, email: 'ana@exemplo.com.br.org' }).startsWith(guardasOfLeitor(livro.email)),
  ).toBe(false)
  expect(isDoLeitor(guardaOf(livro), leitorKey(livro.email))).toBe(true)
  expect(isDoLeitor(guardaOf(livro), leitorKey('ana@exemplo.com'))).toBe(false)
})
