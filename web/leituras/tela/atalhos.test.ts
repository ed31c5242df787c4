import { expect, it } from 'vitest'
import { atalhoOf, type Tecla } from './atalhos.ts'

const tecla = (key: string, modifier: Partial<Tecla> = {}): Tecla => {
  return { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...modifier }
}

it('knows the keys of the reader, in both cases', () => {
  expect(
    ['ArrowLeft', 'ArrowRight', 'c', 'C', 'T', '+', '=', '-', '/'].map((key) => atalhoOf(tecla(key))),
  ).toEqual(['anterior', 'proximo', 'capitulos', 'capitulos', 'tema', 'maior', 'maior', 'menor', 'busca'])
})

it('leaves other keys and commands of the browser alone', () => {
  expect(['a', 'Enter', 'Escape', 'ArrowUp'].map((key) => atalhoOf(tecla(key)))).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(atalhoOf(tecla('c', { ctrlKey: true }))).toBeNull()
  expect(atalhoOf(tecla('ArrowLeft', { altKey: true }))).toBeNull()
  expect(atalhoOf(tecla('+', { metaKey: true }))).toBeNull()
  expect(atalhoOf(tecla('ArrowRight', { shiftKey: true }))).toBeNull()
  expect(atalhoOf(tecla('+', { shiftKey: true }))).toBe('maior')
})
