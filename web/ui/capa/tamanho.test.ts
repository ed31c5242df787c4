import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tamanhoClass } from './tamanho.ts'

const CSS = readFileSync(join(import.meta.dirname, '../../styles/capas-medidas.css'), 'utf8')
const sizes = Array.from({ length: 20 }, (_, index) => 6 + index / 2)

describe('tamanhoClass', () => {
  it.each([
    [15.5, 'titulo-15-5'],
    [14.7, 'titulo-14-5'],
    [12, 'titulo-12'],
    [99, 'titulo-15-5'],
    [1, 'titulo-6'],
  ])('of %s is %s', (cqw, name) => {
    expect(tamanhoClass(cqw)).toBe(name)
  })

  it.each(sizes)('has its rule in the style sheet: %s', (size) => {
    expect(CSS).toContain(`.cover.${tamanhoClass(size)} {\n    --s: ${size};`)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('has a cloth beside it: %s', (cloth) => {
    expect(CSS).toContain(`.cover.pano-${cloth} {\n    --c: var(--cloth-${cloth});`)
  })
})
