import { describe, expect, it } from 'vitest'
import { ETAPAS_DA_BIBLIA, ETAPAS_DOS_PADROES, type Etapa } from './enderecos.ts'
import { etapasDoLivro } from './enderecos-do-livro.ts'

/** The addresses of every stage, from made-up replies. */
async function listAll(
  etapas: readonly Etapa[],
  replies: Readonly<Record<string, unknown>>,
): Promise<string[][]> {
  return Promise.all(etapas.map((etapa) => etapa(async (url) => replies[url])))
}

describe('the standards', () => {
  const pagina = {
    numero: 8,
    secoes: [
      {
        partes: [
          { id: 501, marcador: 1 },
          { id: 502, marcador: null },
        ],
      },
    ],
  }
  const texto = (padrao: string, paginas: unknown[]) => [`/api/padroes/${padrao}/texto`, { paginas }] as const
  const replies = Object.fromEntries([
    texto('cfw', [pagina]),
    texto('cmw', [{ numero: 70, secoes: [] }]),
    texto('bcw', []),
    texto('fgop', []),
    texto('dcpu', [{ numero: 3, secoes: [] }]),
    // A directory without references has parts all the same.
    texto('dcpr', [{ ...pagina, numero: 2 }]),
  ])

  it('are the indexes and whole texts, then pages, harmonies and the references of marked parts', async () => {
    const [primeira, segunda] = await listAll(ETAPAS_DOS_PADROES, replies)
    expect(primeira).toHaveLength(3 + 6 * 2)
    expect(primeira).toEqual(
      expect.arrayContaining(['/api/simbolo', '/api/padroes/fgop/texto', '/api/cmw/perguntas']),
    )
    expect(segunda).toEqual([
      '/api/cfw/8/completo',
      '/api/harmonias_tematicas/cfw/8',
      '/api/referencia/referencias_biblicas/501/cfw',
      '/api/cmw/pergunta_completa/70',
      '/api/harmonias_tematicas_cmw/70',
      '/api/dcpu/3/completo',
      '/api/harmonias_tematicas/dcpu/3',
      '/api/dcpr/capitulo_completo/2',
      '/api/harmonias_tematicas/dcpr/2',
    ])
  })

  it('fail when a text has another shape', async () => {
    await expect(listAll(ETAPAS_DOS_PADROES, {})).rejects.toThrow()
  })
})

it('takes every chapter of both testaments, with who cites it', async () => {
  const [, capitulos] = await listAll(ETAPAS_DA_BIBLIA, {
    '/api/biblia/antigo-testamento/livros': [{ id: 31, quantidade_capitulos: 1 }],
    '/api/biblia/novo-testamento/livros': [{ id: 57, quantidade_capitulos: 1 }],
  })
  expect(capitulos).toEqual([
    '/api/biblia/livro/31',
    '/api/biblia/31/capitulos',
    '/api/biblia/31/1/versiculos',
    '/api/referencia/citacoes/31/1',
    '/api/biblia/livro/57',
    '/api/biblia/57/capitulos',
    '/api/biblia/57/1/versiculos',
    '/api/referencia/citacoes/57/1',
  ])
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
  expect(segunda).toEqual(['/api/ebook/7/capa/a1', '/api/ebook/7/capitulos/70'])
  expect(terceira).toEqual(['/api/ebook/7/imagem/mapa', '/api/referencia/texto?referencia=Rm+8.14-15'])
})
