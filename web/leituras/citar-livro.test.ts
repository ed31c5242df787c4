import { expect, it } from 'vitest'
import { citarLivro } from './citar-livro.ts'

it('names title, author and chapter, and leaves out what there is not', () => {
  const livro = { titulo: 'A Vida de Deus', autores: 'Henry Scougal' }
  expect(citarLivro(livro, 'Da Religião')).toBe('A Vida de Deus, Henry Scougal, Da Religião')
  expect(citarLivro({ ...livro, autores: '' }, undefined)).toBe('A Vida de Deus')
})
