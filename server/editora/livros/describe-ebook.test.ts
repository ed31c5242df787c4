import { describe, expect, it } from 'vitest'
import { MAX_CAPITULOS_DO_RELATORIO, MAX_PARAGRAFOS_DA_PREVIA } from '#contract/editora/rascunhos.ts'
import type { ParsedEbookCapitulo, ParsedParagrafo } from '#server/conteudo/parsers/content-model.ts'
import {
  cutFicha,
  describeEbook,
  describeProblemas,
  previewCapitulos,
  toCapitulos,
} from './describe-ebook.ts'

function paragrafo(ordem: number, texto: string, more: Partial<ParsedParagrafo> = {}): ParsedParagrafo {
  return { ordem, titulo: null, texto, tipo: 'paragrafo', detalhes: {}, marcas: [], ...more }
}

function capitulo(ordem: number, paragrafos: ParsedParagrafo[]): ParsedEbookCapitulo {
  return { ordem, titulo: `Capítulo ${ordem}`, subtitulo: null, nivel: 1, secoes: [], paragrafos }
}

const mark = ({ marcas }: Pick<ParsedParagrafo, 'marcas'>) => [...marcas]

describe('describeEbook', () => {
  it('counts all and lists a bounded part', () => {
    const capitulos = Array.from({ length: MAX_CAPITULOS_DO_RELATORIO + 1 }, (_, index) =>
      capitulo(index + 1, [paragrafo(1, 'duas palavras')]),
    )
    const avisos = Array.from({ length: 60 }, () => 'a'.repeat(1_000))
    const ebook = { identificador: 'epub:urn:1', idioma: 'pt-BR', imagens: [], capitulos }
    const relatorio = describeEbook(ebook, avisos, ['É novo.'])
    expect(relatorio).toMatchObject({
      identificador: 'urn:1',
      palavras: 1_002,
      paginas: 4,
      capitulos_total: 501,
    })
    expect([relatorio.capitulos.length, relatorio.avisos.length, relatorio.avisos_total]).toEqual([
      500, 50, 60,
    ])
    expect(relatorio.avisos[0]).toHaveLength(500)
  })

  it('tells what is wrong by line', () => {
    const problemas = [{ line: 3, reason: 'Um.' }, { reason: 'Dois.' }]
    expect(describeProblemas(problemas).problemas).toEqual([
      { linha: 3, motivo: 'Um.' },
      { linha: null, motivo: 'Dois.' },
    ])
  })
})

describe('a preview', () => {
  it('shows images by their description and links as places of the preview', () => {
    const imagem = { nome: 'x', largura: 1, altura: 1, alt: 'Uma porta' }
    const marcas = [{ tipo: 'ligacao' as const, inicio: 0, fim: 2, capitulo: 1, paragrafo: 2, nota: true }]
    const [shown] = toCapitulos(
      [
        capitulo(1, [
          paragrafo(1, '', { tipo: 'imagem', detalhes: { imagem } }),
          paragrafo(2, 'Um', { marcas }),
        ]),
      ],
      mark,
    )
    expect(shown?.paragrafos.map(({ tipo, texto, detalhes }) => [tipo, texto, detalhes])).toEqual([
      ['paragrafo', 'Uma porta', {}],
      ['paragrafo', 'Um', {}],
    ])
    const id = shown?.paragrafos[1]?.id
    expect(shown?.paragrafos[1]?.marcas).toMatchObject([{ capitulo_id: 1, paragrafo_id: id }])
  })

  it('is the beginning of a chapter, and of a long paragraph', () => {
    const long = paragrafo(1, `${'a'.repeat(4_999)}😀${'b'.repeat(10)}`)
    const many = Array.from({ length: MAX_PARAGRAFOS_DA_PREVIA }, (_, index) => paragrafo(index + 2, 'b'))
    const [shown] = previewCapitulos([capitulo(1, [long, ...many])], mark)
    expect([shown?.paragrafos.length, shown?.paragrafos_total]).toEqual([200, 201])
    expect(shown?.paragrafos[0]?.texto).toBe(`${'a'.repeat(4_999)}…`)
    const thick = Array.from({ length: 100 }, (_, index) => paragrafo(index + 1, 'c'.repeat(5_000)))
    const books = previewCapitulos(
      Array.from({ length: 100 }, (_, index) => capitulo(index + 1, thick)),
      mark,
    )
    expect(books[0]?.paragrafos).toHaveLength(12)
    expect(books.at(-1)?.paragrafos).toEqual([])
  })

  it('cuts what a file says in the catalogue', () => {
    const autores = Array.from({ length: 200 }, () => ({
      nome: 'n',
      ano_de_nascimento: null,
      ano_de_morte: null,
    }))
    const ficha = {
      titulo: 't'.repeat(9_000),
      subtitulo: null,
      autores,
      areas_tematicas: [],
      kind: 'livro' as const,
      lancamento: '2026-01-02',
      ano: null,
      prefacio: 'p'.repeat(90_000),
    }
    const cut = cutFicha(ficha)
    expect([cut.titulo.length, cut.autores.length, cut.prefacio?.length]).toEqual([500, 100, 60_000])
  })
})
