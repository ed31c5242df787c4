import { describe, expect, it } from 'vitest'
import { SIMBOLOS } from '#contract/atoms.ts'
import { INDEX_PATHS, paths } from './paths.ts'

describe('paths', () => {
  it('write the addresses of the specification', () => {
    expect(paths.capituloCfw(33)).toBe('/cfw/capitulo/33')
    expect(paths.perguntaCmw(196)).toBe('/cmw/pergunta/196')
    expect(paths.perguntaBcw(1)).toBe('/bcw/pergunta/1')
    expect(paths.capituloDcpu(15)).toBe('/dcpu/capitulo/15')
    expect(paths.livroBiblia(66)).toBe('/biblia/capitulos/66')
    expect(paths.ebooksDaCategoria(4)).toBe('/ebooks/4/ebooks')
    expect(paths.ebook(7)).toBe('/ebooks/ebook/7')
    expect(paths.leitura('0199')).toBe('/leitura/0199')
  })

  it('mark verses of a chapter only when asked to', () => {
    expect(paths.capituloBiblia(43, 3)).toBe('/biblia/capitulos/43/3')
    expect(paths.capituloBiblia(43, 3, '16-18')).toBe('/biblia/capitulos/43/3?v=16-18')
  })
})

describe('INDEX_PATHS', () => {
  it('has the index page of every standard under its symbol id', () => {
    for (const [sigla, id] of Object.entries(SIMBOLOS))
      expect(INDEX_PATHS[id]).toBe(`/${sigla.toLowerCase()}`)
  })
})
