import { describe, expect, it } from 'vitest'
import type { DadosDaPagina } from '#contract/mbw.ts'
import { escapeHtml, toScriptJson } from '../platform/escape.ts'
import { renderCabeca } from './cabeca.ts'
import { toDadosEstruturados } from './dados-estruturados.ts'

const ORIGEM = 'https://biblioteca.exemplo'
const dados: DadosDaPagina = {
  mbw: {
    livros: [
      { id: 7, titulo: '</script><b>"A & B"', capa: null, ano: 1656, autores: [{ nome: 'John Owen' }] },
      { id: 8, titulo: 'Sem autor', capa: null, ano: null, autores: [] },
    ],
    quantidade_livros: 80,
    quantidade_declarada: true,
  },
  instalacao: {
    editora: 'Editora "Exemplo"',
    editora_texto: '',
    contato_email: 'leitores@exemplo.org',
    contato_assunto: 'Assunto',
    rede_social: 'https://social.exemplo/editora',
    acesso: 'livre',
  },
  oferta: { planos: [], meios: [], acesso: 'livre' },
}

describe('renderCabeca', () => {
  const cabeca = renderCabeca(dados, ORIGEM)

  it('names the page and its address for search engines and social networks', () => {
    expect(cabeca).toContain('<title>Assine · Minha Biblioteca Westminster</title>')
    expect(cabeca).toMatch(/<meta name="description" content="[^"]*mais de 80 livros[^"]*">/)
    expect(cabeca).toContain('<link rel="canonical" href="https://biblioteca.exemplo/mbw">')
    expect(cabeca).toContain('<meta property="og:image" content="https://biblioteca.exemplo/mbw-og.png">')
  })

  it('lets no text end its element', () => {
    expect(cabeca.match(/<\/script>/g)).toHaveLength(1)
    expect(cabeca).not.toContain('<b>')
  })
})

describe('toDadosEstruturados', () => {
  const graph = JSON.parse(JSON.stringify(toDadosEstruturados(dados, ORIGEM)))['@graph']

  it('describes the publisher, the questions and each book', () => {
    expect(graph.map((item: { '@type': string }) => item['@type'])).toEqual([
      'Organization',
      'FAQPage',
      'Book',
      'Book',
    ])
  })

  it('leaves out what is not known', () => {
    expect(graph[0]).not.toHaveProperty('description')
    expect(graph[2]).toMatchObject({ author: [{ name: 'John Owen' }], copyrightYear: 1656 })
    expect(graph[3]).not.toHaveProperty('author')
    expect(graph[3]).not.toHaveProperty('copyrightYear')
  })

  it('gives whole addresses', () => {
    expect(graph[2].url).toBe('https://biblioteca.exemplo/ebooks/ebook/7')
    expect(graph[2].image).toBe('https://biblioteca.exemplo/api/recursos/capa/7')
  })
})

describe('escaping', () => {
  it('writes what HTML would read', () => {
    expect(escapeHtml('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;')
  })

  it('keeps JSON the same for who parses it', () => {
    const value = { texto: '</script><!--' }
    expect(toScriptJson(value)).not.toContain('<')
    expect(JSON.parse(toScriptJson(value))).toEqual(value)
  })
})
