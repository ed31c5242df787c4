/** Footnotes in the forms in which programs write them. */
import { describe, expect, it } from 'vitest'
import { writeEpub } from '#tests/support/epub-writer.ts'
import type { ParsedEbookCapitulo } from '../parsers/content-model.ts'
import { readEpub } from './read-epub.ts'

async function capitulosOf(documentos: Record<string, string>): Promise<ParsedEbookCapitulo[]> {
  return (await readEpub(writeEpub({ documentos }), 'arquivo', '2026-11-21')).ebook.capitulos
}

/** Each footnote as [marker, text], and what the markers in the text lead to. */
function rodapesOf({ paragrafos }: ParsedEbookCapitulo) {
  const rodapes = paragrafos.filter(({ tipo }) => tipo === 'nota')
  const links = paragrafos.flatMap(({ texto, marcas }) =>
    marcas.flatMap((marca) => {
      if (marca.tipo !== 'ligacao' || !marca.nota) return []
      const alvo = paragrafos[(marca.paragrafo ?? 0) - 1]
      return [`${texto.slice(marca.inicio, marca.fim)} → ${alvo?.texto}`]
    }),
  )
  return { rodapes: rodapes.map(({ texto, detalhes }) => [detalhes.marcador, texto]), links }
}

const one = { rodapes: [['1', 'A nota.']], links: ['1 → A nota.'] }

describe('footnotes', () => {
  it.each<[string, string, ReturnType<typeof rodapesOf>]>([
    [
      'of EPUB 3',
      '<p>a<a epub:type="noteref" href="#n1">1</a></p><aside epub:type="footnote" id="n1"><p>A nota.</p></aside><p>b</p>',
      one,
    ],
    [
      'with roles of ARIA, and an arrow back',
      '<p>a<sup><a role="doc-noteref" id="r1" href="#n1">1</a></sup></p><section role="doc-endnotes"><ol><li id="n1" role="doc-endnote"><p>A nota. <a href="#r1" role="doc-backlink">↩\ufe0e</a></p></li></ol></section>',
      one,
    ],
    [
      'of Word',
      '<p>a<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a></p><hr/><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> A nota.</p></div>',
      { rodapes: [['1', 'A nota.']], links: ['[1] → A nota.'] },
    ],
    [
      'of older books',
      '<p>a<a id="r1" href="#n1"><sup>1</sup></a> b<a id="r2" href="#n2"><sup>2</sup></a></p><p id="n1"><a href="#r1">1</a>. A nota.</p><p id="n2"><a href="#r2">2</a>. Outra.</p>',
      {
        rodapes: [
          ['1', 'A nota.'],
          ['2', 'Outra.'],
        ],
        links: ['1 → A nota.', '2 → Outra.'],
      },
    ],
    [
      'with an asterisk, and a word back',
      '<p id="p">a<a href="#n">*</a></p><p><span id="n">* A nota. <a href="#p">Voltar ao texto</a></span></p>',
      { rodapes: [['*', 'A nota.']], links: ['* → A nota.'] },
    ],
    [
      'in a table',
      '<p>a<a id="r" href="#n">1</a></p><table><tr><td id="n"><a href="#r">1</a></td><td>A nota.</td></tr></table>',
      one,
    ],
    [
      'of several paragraphs',
      '<p>a<a id="r" href="#n">1</a></p><ol><li id="n"><p>A nota.</p><ul><li>b</li></ul><p>c <a href="#r">↑</a></p></li></ol>',
      {
        rodapes: [
          ['1', 'A nota.'],
          [undefined, 'b'],
          [undefined, 'c'],
        ],
        links: ['1 → A nota.'],
      },
    ],
    [
      'to which nothing refers',
      '<p>a</p><aside epub:type="footnote"><p>A nota.</p></aside><p>b</p>',
      { rodapes: [[undefined, 'A nota.']], links: [] },
    ],
    [
      'that refer to others',
      '<p>a<a epub:type="noteref" href="#n1">1</a></p><aside epub:type="footnote" id="n1">A nota.<a epub:type="noteref" href="#n2">2</a></aside><aside epub:type="footnote" id="n2">Outra.</aside>',
      {
        rodapes: [
          ['1', 'A nota.2'],
          ['2', 'Outra.'],
        ],
        links: ['1 → A nota.2', '2 → Outra.'],
      },
    ],
    ['that are not there', '<p>a<a epub:type="noteref" href="#n1">1</a></p>', { rodapes: [], links: [] }],
    [
      'that are none: a list of chapters',
      '<p><a id="t1" href="#c1">1</a></p><p><a id="t2" href="#c2">2</a></p><p id="c1">Um. <a href="#t1">1</a></p><p id="c2">Dois.</p>',
      { rodapes: [], links: [] },
    ],
  ])('%s', async (_, body, expected) => {
    const [capitulo] = await capitulosOf({ 'c.xhtml': `<h1>Um</h1>${body}` })
    if (!capitulo) throw new Error('no chapter')
    expect(rodapesOf(capitulo)).toEqual(expected)
    const order = capitulo.paragrafos.map(({ tipo }) => tipo)
    if (order.includes('nota'))
      expect(order.slice(order.indexOf('nota')).every((tipo) => tipo === 'nota')).toBe(true)
  })

  it('at the end of the book go to the chapters that refer to them, and their chapter goes', async () => {
    const capitulos = await capitulosOf({
      'c1.xhtml': '<h1>Um</h1><p>a<a id="r1" href="notas.xhtml#n1">1</a></p>',
      'c2.xhtml': '<h1>Dois</h1><p>b<a id="r2" href="notas.xhtml#n2">1</a></p>',
      'notas.xhtml':
        '<h1>Notas</h1><h2>Um</h2><p id="n1"><a href="c1.xhtml#r1">1.</a> Nota um.</p><h2>Dois</h2><p id="n2"><a href="c2.xhtml#r2">1.</a> Nota dois.</p>',
    })
    expect(capitulos.map(({ titulo }) => titulo)).toEqual(['Um', 'Dois'])
    expect(capitulos.map((capitulo) => rodapesOf(capitulo).rodapes)).toEqual([
      [['1', 'Nota um.']],
      [['1', 'Nota dois.']],
    ])
  })
})
