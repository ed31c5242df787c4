import { describe, expect, it } from 'vitest'
import type { DadosPublicos } from '#contract/ler.ts'
import { render } from './entry-server.tsx'

const ORIGEM = 'https://biblioteca.exemplo'
const instalacao: DadosPublicos['instalacao'] = {
  editora: 'Editora',
  editora_texto: '',
  contato_email: 'leitores@exemplo.org',
  contato_assunto: 'Assunto',
  rede_social: 'https://social.exemplo/editora',
  acesso: 'livre',
}
const parte = {
  ...{ id: 1, parte: 'Aprouve a <Deus> escolher o Filho', subtitulo: null, ordem_dentro_da_secao: 1 },
  ...{ paragrafo: 1, marcador: 1, referencias: [{ referencia: 'Is 42.1' }, { referencia: 'Jo 3.16-17' }] },
}
const padrao: DadosPublicos['texto'] = {
  tipo: 'padrao',
  padrao: 'cfw',
  pagina: {
    numero: 8,
    titulo: 'De Cristo, "o Mediador"',
    secoes: [{ id: 1, secao: 1, titulo: null, destaque: 'Fim.', partes: [parte] }],
  },
  citacoes: { 'Is 42.1': '/ler/biblia/23/42#v1' },
}
const biblia: DadosPublicos['texto'] = {
  tipo: 'biblia',
  livro: { id: 43, livro: 'João', abreviatura: 'Jo', quantidade_capitulos: 21 },
  capitulo: 21,
  versiculos: [
    { id: 43_021_001, numero_versiculo: 1, texto_biblico: 'Depois disto.' },
    { id: 43_021_002, numero_versiculo: 2, ate: 3, texto_biblico: 'Estavam juntos.' },
  ],
  edicao: {
    ...{ sigla: 'X', nome: 'Bíblia X', licenca: 'CC BY', atribuicao: null, alteracoes: null, aviso: null },
    ...{ padrao: true, parcial: false, livros: [43] },
  },
}

describe('a public page', () => {
  it('of a standard names every place, and leads its citations to the Bible', () => {
    const { cabeca, corpo } = render({ instalacao, texto: padrao }, ORIGEM)
    for (const id of ['s1', 's1p1', 's1d', 'n1', 'prova-1']) expect(corpo).toContain(`id="${id}"`)
    expect(corpo).toContain('<a class="nb" href="/ler/biblia/23/42#v1">Is 42.1</a>')
    expect(corpo).toContain('<span class="nb">Jo 3.16–17</span>')
    expect(corpo).toContain('href="/ler/cfw/7"')
    expect(corpo).toContain('href="/cfw/capitulo/8"')
    expect(corpo).not.toContain('<Deus>')
    expect(cabeca).toContain('<title>De Cristo, &quot;o Mediador&quot; (Confissão de Fé, capítulo 8) · ')
    expect(cabeca).toContain(`<link rel="canonical" href="${ORIGEM}/ler/cfw/8">`)
    expect(cabeca).toContain(`content="${ORIGEM}/api/imagem/padroes/cfw/8"`)
  })

  it('of the Bible numbers its verses, and says whose text it is', () => {
    const { corpo } = render({ instalacao, texto: biblia }, ORIGEM)
    expect(corpo).toContain(
      '<span class="v" id="v2" data-verso="2"><span class="num">2–3</span> Estavam juntos.',
    )
    expect(corpo).toContain('Bíblia X, CC BY')
    expect(corpo).toContain('href="/ler/biblia/43/20"')
    expect(corpo).not.toContain('/ler/biblia/43/22')
  })

  it.each([padrao, biblia, null])('has one heading, no style attribute and the ways in: %#', (texto) => {
    const { corpo } = render({ instalacao, texto }, ORIGEM)
    expect(corpo.match(/<h1/g)).toHaveLength(1)
    expect(corpo).not.toMatch(/\sstyle=/)
    expect(corpo).toContain('href="/login"')
  })

  it('of no text is not for search engines', () => {
    expect(render({ instalacao, texto: null }, ORIGEM).cabeca).toContain('noindex')
  })
})
