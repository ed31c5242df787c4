import { describe, expect, it } from 'vitest'
import { paths } from './paths.ts'

describe('paths', () => {
  it('write the addresses of the site', () => {
    expect(paths.pagina('cfw', 'capitulo', 33)).toBe('/cfw/capitulo/33')
    expect(paths.pagina('cmw', 'pergunta', 196)).toBe('/cmw/pergunta/196')
    expect(paths.pagina('bcw', 'pergunta', 1)).toBe('/bcw/pergunta/1')
    expect(paths.pagina('dcpu', 'capitulo', 15)).toBe('/dcpu/capitulo/15')
    expect(paths.livroBiblia(66)).toBe('/biblia/capitulos/66')
    expect(paths.ebooksDaCategoria(4)).toBe('/ebooks/4/ebooks')
    expect(paths.ebook(7)).toBe('/ebooks/ebook/7')
    expect(paths.leitura('0199')).toBe('/leitura/0199')
  })

  it('write searches and places as queries', () => {
    expect(paths.busca()).toBe('/busca')
    expect(paths.busca('')).toBe('/busca')
    expect(paths.busca('justificação')).toBe('/busca?q=justifica%C3%A7%C3%A3o')
    expect(paths.busca('"fé" & obras', 'biblia')).toBe('/busca?q=%22f%C3%A9%22+%26+obras&em=biblia')
    expect(paths.lugarDaPagina('/cfw/capitulo/8', { parte: 31 })).toBe('/cfw/capitulo/8?parte=31')
    expect(paths.lugarDaPagina('/cfw/capitulo/8', { parte: null })).toBe('/cfw/capitulo/8')
    expect(paths.lugarDaPagina('/cfw/capitulo/8', { nota: '01' })).toBe('/cfw/capitulo/8?nota=01')
    expect(paths.ancoraDaPagina('/cfw/capitulo/8', { secao: 2 })).toBe('/cfw/capitulo/8#s2')
    expect(paths.leitura('0199', { capitulo: 2, paragrafo: 20, inicio: 3, fim: 9 })).toBe(
      '/leitura/0199?capitulo=2&paragrafo=20&inicio=3&fim=9',
    )
  })

  it('mark verses of a chapter only when asked to', () => {
    expect(paths.capituloBiblia(43, 3)).toBe('/biblia/capitulos/43/3')
    expect(paths.capituloBiblia(43, 3, '16-18')).toBe('/biblia/capitulos/43/3?v=16-18')
  })
})
