import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { LAYOUTS } from '#contract/capa.ts'
import { renderCapaDoEbook } from './capa-png.ts'
import { drawCapa } from './capa-svg.ts'

describe('drawCapa', () => {
  it.each(LAYOUTS)('draws %s with letters as outlines', (layout) => {
    const svg = drawCapa(
      { layout, cloth: 3, tituloCqw: 12 },
      { titulo: 'A Mortificação <do> Pecado 漢', autores: 'John Owen', impressao: '1656' },
    )
    expect(svg).not.toMatch(/<text|href|漢|Owen/)
    expect(svg.match(/<path/g)?.length).toBeGreaterThanOrEqual(3)
  })

  it('draws a book of which only the title is known', () => {
    const textos = { titulo: '', autores: null, impressao: null }
    expect(drawCapa({ layout: 'k4', cloth: 1, tituloCqw: 15 }, textos)).toMatch(/^<svg/)
  })
})

describe('renderCapaDoEbook', () => {
  it('gives a picture of two by three', async () => {
    const png = await renderCapaDoEbook(7, {
      titulo: 'O Peregrino',
      autores: 'John Bunyan',
      impressao: '1678',
    })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 800, height: 1200 })
  })
})
