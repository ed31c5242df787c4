import { describe, expect, it } from 'vitest'
import type { TextoCompleto } from '#contract/padrao-texto.ts'
import { toPadraoEpub } from './padrao-epub.ts'

const parte = (id: number, texto: string, marcador: number | null, paragrafo = 1) => ({
  id,
  parte: texto,
  subtitulo: null,
  ordem_dentro_da_secao: id,
  paragrafo,
  marcador,
  referencias: marcador === null ? [] : [{ referencia: 'Rm 8.14-15' }, { referencia: 'Jo 1.1' }],
})

const texto: TextoCompleto = {
  simbolo: {
    id: 1,
    simbolo: 'CFW',
    titulo: 'Confissão de Fé',
    ano: 1646,
    unidade: 'capítulo',
    total: 33,
    resumo: 'Um resumo.',
    introducao: ['Um.', 'Dois.'],
  },
  paginas: [
    {
      numero: 8,
      titulo: 'De Cristo & do Mediador',
      secoes: [
        {
          id: 1,
          secao: 1,
          titulo: null,
          destaque: 'Guarde isto.',
          partes: [
            parte(1, 'Aprouve a Deus', 1),
            parte(2, ', em seu propósito.', null),
            parte(3, 'Fim.', null, 2),
          ],
        },
      ],
    },
  ],
}

describe('toPadraoEpub', () => {
  const livro = toPadraoEpub(texto, { capa: Buffer.from(''), modificado: '2026-11-21T12:00:00Z' })

  it('keeps the identifier of a standard', () => {
    expect(livro.identificador).toBe('urn:uuid:cb6253b5-291d-5fb6-9311-901a53713ffd')
  })

  it('sets paragraphs as written, with the proof texts as footnotes', () => {
    expect(livro.capitulos.map(({ arquivo, titulo }) => [arquivo, titulo])).toEqual([
      ['introducao', 'Introdução'],
      ['capitulo-008', '8. De Cristo & do Mediador'],
    ])
    expect(livro.capitulos[1]?.corpo).toBe(`<p class="numero">Capítulo 8</p>
<h1>De Cristo &amp; do Mediador</h1>
<h2>Seção 1</h2>
<p>Aprouve a Deus<a class="marcador" epub:type="noteref" role="doc-noteref" id="m1" href="#n1">[1]</a>, em seu propósito.</p>
<p>Fim.</p>
<p class="destaque">Guarde isto.</p>
<section class="notas" epub:type="footnotes"><h2>Referências Bíblicas</h2>
<aside epub:type="footnote" role="doc-footnote" id="n1"><p><a role="doc-backlink" href="#m1">[1]</a> Rm 8.14–15; Jo 1.1</p></aside>
</section>`)
  })
})
