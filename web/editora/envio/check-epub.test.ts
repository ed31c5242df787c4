import { expect, it } from 'vitest'
import { MAX_EPUB_BYTES } from '#contract/editora/arquivos-do-rascunho.ts'
import { checkEpub, isMesmoArquivo } from './check-epub.ts'

it.each([
  ['livro.epub', MAX_EPUB_BYTES, null],
  ['LIVRO.EPUB', 1, null],
  ['livro.pdf', 1, 'Este arquivo não é um EPUB. Escolha um que termine em .epub.'],
  [`${'a'.repeat(200)}.epub`, 1, 'O nome do arquivo é longo demais. Encurte-o e escolha de novo.'],
  ['livro.epub', 0, 'Este arquivo está vazio. Escolha outro.'],
  ['livro.epub', MAX_EPUB_BYTES + 1, 'O arquivo tem 100,1 MB, e o limite é de 100 MB.'],
])('checks %s of %d bytes', (name, size, expected) => {
  expect(checkEpub({ name, size })).toBe(expected)
})

it('goes on with the same file only', () => {
  const arquivo = { nome: 'a.epub', bytes: 3 }
  expect(isMesmoArquivo({ name: 'a.epub', size: 3 }, arquivo)).toBe(true)
  expect(isMesmoArquivo({ name: 'a.epub', size: 4 }, arquivo)).toBe(false)
  expect(isMesmoArquivo({ name: 'b.epub', size: 3 }, arquivo)).toBe(false)
})
