import { expect, it } from 'vitest'
import { entradaAtual } from './entradas.ts'

it.each([
  ['/ebooks', '/ebooks'],
  ['/ebooks/', '/ebooks'],
  ['/ebooks/estante', '/ebooks/estante'],
  ['/ebooks/4/ebooks', '/ebooks/categorias'],
  ['/ebooks/ebook/7', undefined],
])('at %s the current entry is %s', (pathname, path) => {
  expect(entradaAtual(pathname)).toBe(path)
})
