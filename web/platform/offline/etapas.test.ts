import { describe, expect, it } from 'vitest'
import { ETAPAS_DOS_PADROES, type Etapa, etapasDaBiblia, etapasDoLivro } from './etapas.ts'

/** What every stage asks for, from made-up replies. */
async function listAll(
  etapas: readonly Etapa[],
  replies: Readonly<Record<string, unknown>>,
): Promise<string[][]> {
  const pedidos = await Promise.all(etapas.map((etapa) => etapa(async (url) => replies[url])))
  return pedidos.map((stage) => stage.map(({ url, tipo }) => (tipo === 'texto' ? url : `${tipo} ${url}`)))
}

it('takes the standards in a packet for each, and what they share', async () => {
  expect(await listAll(ETAPAS_DOS_PADROES, {})).toEqual([
    [
      '/api/simbolo',
      '/api/instalacao',
      '/api/harmonias_tematicas/temas',
      '/api/biblia/edicoes',
      ...['cfw', 'cmw', 'bcw', 'fgop', 'dcpu', 'dcpr'].map(
        (padrao) => `pacote /api/offline/v2/padroes/${padrao}`,
      ),
    ],
  ])
})

describe('the Bible', () => {
  it('is a packet for each book of both testaments', async () => {
    const [primeira, livros] = await listAll(etapasDaBiblia(), {
      '/api/biblia/antigo-testamento/livros': [{ id: 31 }],
      '/api/biblia/novo-testamento/livros': [{ id: 57 }],
    })
    expect(primeira).toEqual([
      '/api/biblia/antigo-testamento/livros',
      '/api/biblia/novo-testamento/livros',
      '/api/biblia/edicoes',
      '/api/instalacao',
    ])
    expect(livros).toEqual(['pacote /api/offline/biblia/31', 'pacote /api/offline/biblia/57'])
  })

  it('is in the edition that is named', async () => {
    const [, livros] = await listAll(etapasDaBiblia('NT'), {
      '/api/biblia/antigo-testamento/livros': [],
      '/api/biblia/novo-testamento/livros': [{ id: 57 }],
    })
    expect(livros).toEqual(['pacote /api/offline/biblia/57?edicao=NT'])
  })

  it('fails when its books have another shape', async () => {
    await expect(listAll(etapasDaBiblia(), {})).rejects.toThrow()
  })
})

it('takes the cover, chapters, images and references of a book, each once', async () => {
  const imagem = { src: '/api/ebook/7/imagem/mapa', largura: 1, altura: 1, alt: '' }
  const paragrafo = { id: 1, titulo: null, texto: '', tipo: 'paragrafo', detalhes: {}, marcas: [] }
  const referencia = { tipo: 'referencia', inicio: 0, fim: 2, referencia: 'Rm 8.14-15' }
  const capitulo = { id: 70, titulo: 'I', subtitulo: null, ordem_dentro_do_ebook: 1 }
  const [, segunda, terceira] = await listAll(etapasDoLivro(7), {
    '/api/ebook/7': { capa: '/api/ebook/7/capa/a1' },
    '/api/ebook/7/capitulos': [{ ...capitulo, nivel: 1, palavras: 9, secoes: [] }],
    '/api/ebook/7/capitulos/70': {
      ...capitulo,
      paragrafos: [
        { ...paragrafo, detalhes: { imagem } },
        { ...paragrafo, marcas: [referencia, referencia] },
      ],
    },
  })
  expect(segunda).toEqual(['imagem /api/ebook/7/capa/a1', '/api/ebook/7/capitulos/70'])
  expect(terceira).toEqual(['imagem /api/ebook/7/imagem/mapa', '/api/referencia/texto?referencia=Rm+8.14-15'])
})
