import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CORES } from '#contract/destaques.ts'
import type { FaixaDestaque, FaixaDoTexto } from './faixas.ts'
import { TextoMarcado } from './texto-marcado.tsx'

const ACOES = { onLigacao: () => {}, onReferencia: () => {}, onDestaque: () => {} }

function render(texto: string, faixas: readonly FaixaDoTexto[]): string {
  return renderToStaticMarkup(<TextoMarcado texto={texto} faixas={faixas} acoes={ACOES} />)
}

const destaque = (inicio: number, fim: number): FaixaDestaque => {
  return { tipo: 'destaque', id: 'a', cor: 'azul', temNota: false, inicio, fim, isUltima: true }
}

describe('TextoMarcado', () => {
  it('sets styles as the elements that they are', () => {
    const faixas: FaixaDoTexto[] = [
      { tipo: 'enfase', inicio: 0, fim: 4 },
      { tipo: 'forte', inicio: 2, fim: 4 },
    ]
    expect(render('a fé é', faixas)).toBe('<em>a </em><em><strong>fé</strong></em> é')
  })

  it('keeps a link whole around a highlight that begins in it', () => {
    const markup = render('veja o capítulo', [
      { tipo: 'externa', inicio: 5, fim: 15, href: 'https://exemplo.com.br' },
      destaque(7, 15),
    ])
    expect(markup.match(/<a /g)).toHaveLength(1)
    expect(markup).toContain('rel="noopener noreferrer"')
    expect(markup).toMatch(/o <mark data-destaque="a" data-cor="azul">capítulo<\/mark>/)
  })

  it('names highlights, notes and what they open', () => {
    expect(render('a fé', [destaque(0, 1)])).toContain('aria-label="Destaque azul: abrir"')
    const nota = render('fé[3]', [
      { tipo: 'ligacao', inicio: 2, fim: 5, capitulo_id: 1, paragrafo_id: 9, nota: true },
    ])
    expect(nota).toContain('aria-label="Nota 3"')
    expect(nota).toContain('role="doc-noteref"')
  })

  it('sets a citation with an en dash, in one line with what stands around it', () => {
    const markup = render('graça (Rm 3.24-25).', [
      { tipo: 'referencia', inicio: 7, fim: 17, referencia: 'Rm 3.24-25' },
    ])
    expect(markup).toMatch(/graça \(<a[^>]*class="lig nb"[^>]*>Rm 3.24–25<\/a>\)\./)
    // A button would stand in the line as one block, and a line may break on both sides of a block.
    expect(markup).not.toContain('<button')
  })

  it('opens a highlight in one place only, where it ends', () => {
    const markup = render('a fé vem', [
      destaque(0, 8),
      { tipo: 'referencia', inicio: 2, fim: 4, referencia: 'Rm 1.1' },
    ])
    expect(markup.match(/abrir-destaque/g)).toHaveLength(1)
    expect(markup.indexOf('abrir-destaque')).toBeGreaterThan(markup.indexOf('vem'))
  })

  it('opens a highlight that ends in a link after the link', () => {
    const markup = render('veja o capítulo', [
      { tipo: 'externa', inicio: 5, fim: 15, href: 'https://exemplo.com.br' },
      destaque(0, 7),
    ])
    expect(markup.indexOf('abrir-destaque')).toBeGreaterThan(markup.indexOf('</a>'))
  })

  it('shows a highlight that lies in a longer one, and opens both', () => {
    const curto: FaixaDestaque = { ...destaque(2, 4), id: 'b', cor: 'rosa' }
    const markup = render('a fé vem', [curto, destaque(0, 8)])
    expect(
      [...markup.matchAll(/<mark[^>]*data-cor="(\w+)">([^<]*)/g)].map((match) => match.slice(1)),
    ).toEqual([
      ['azul', 'a '],
      ['rosa', 'fé'],
      ['azul', ' vem'],
    ])
    expect(markup.match(/data-abre="[ab]"/g)).toEqual(['data-abre="b"', 'data-abre="a"'])
  })

  it('neither adds nor drops a character, whatever lies over the text', () => {
    const faixa = fc.record({ inicio: fc.nat(20), length: fc.nat(12) })
    const marked = fc
      .tuple(fc.nat(6), faixa, fc.constantFrom(...CORES))
      .map(([kind, { inicio, length }, cor]): FaixaDoTexto => {
        const range = { inicio, fim: inicio + length }
        const kinds: FaixaDoTexto[] = [
          { tipo: 'enfase', ...range },
          { tipo: 'versalete', ...range },
          { tipo: 'externa', href: 'https://a.b', ...range },
          { tipo: 'referencia', referencia: 'Rm 1.1', ...range },
          { tipo: 'ligacao', capitulo_id: 1, paragrafo_id: null, nota: length % 2 === 0, ...range },
          { tipo: 'destaque', id: cor, cor, temNota: true, isUltima: true, ...range },
          { tipo: 'achado', ...range },
        ]
        return kinds[kind] ?? { tipo: 'achado', ...range }
      })
    const letters = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '—', '9'), maxLength: 24 })
    fc.assert(
      fc.property(letters, fc.array(marked, { maxLength: 6 }), (texto, faixas) => {
        expect(render(texto, faixas).replace(/<[^>]*>/g, '')).toBe(texto)
      }),
    )
  })
})
