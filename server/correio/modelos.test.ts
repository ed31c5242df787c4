import { describe, expect, it } from 'vitest'
import { layoutHtml } from './layout-html.ts'
import { layoutTexto } from './layout-texto.ts'
import { type Contexto, escreverCarta } from './modelo.ts'
import { MODELOS, modeloOf } from './modelos.ts'

const HOSTIL = `"><script>alert('&')</script>\r\nBcc: x@y.z`
const CONTEXTO: Contexto = {
  nome: HOSTIL,
  para: 'ana@exemplo.com.br',
  chave: 'A'.repeat(64),
  editora: { nome: 'Editora & Filhos', contato: 'contato@editora.com.br' },
  endereco: (path) => `https://biblioteca.exemplo.com.br${path}`,
}

/** What each kind is given; one without a row here fails the test. */
const DADOS: Record<keyof typeof MODELOS, readonly object[]> = {
  confirmar: [{}],
  recuperar: [{}],
  trocar_endereco: [{}],
  endereco_trocado: [
    { fase: 'pedida', novo: HOSTIL },
    { fase: 'feita', novo: HOSTIL },
  ],
  aparelho_novo: [{ navegador: HOSTIL, rede: HOSTIL, quando: '2026-11-23T01:30:00.000Z' }],
  cadastro_repetido: [{}],
  assinatura: [
    { aviso: 'carencia', vale_ate: '2026-11-23T01:30:00.000Z', carencia_ate: '2026-11-30T01:30:00.000Z' },
    { aviso: 'encerrada', vale_ate: '2026-11-23T01:30:00.000Z' },
  ],
  novos_livros: [
    { livros: [{ id: 7, titulo: HOSTIL, autores: HOSTIL }], mais: 0 },
    {
      livros: [
        { id: 7, titulo: 'A Graça', autores: 'Ana Lima e Rui Sá' },
        { id: 8, titulo: HOSTIL, autores: '' },
      ],
      mais: 3,
    },
  ],
  estudo_semanal: [
    {
      numero: 1,
      pergunta: HOSTIL,
      resposta: [HOSTIL, 'O fim principal do homem é glorificar a Deus, e desfrutar dele para sempre.'],
      provas: [{ referencia: HOSTIL, texto: HOSTIL }],
      outras: ['Sl 73.25-28', HOSTIL],
      credito: HOSTIL,
      planos: [{ titulo: HOSTIL, dias: [{ dia: '2026-11-23', porcoes: HOSTIL }] }],
    },
  ],
  recibo: [
    {
      numero: 7,
      plano: HOSTIL,
      valor: 3284,
      meio: 'pix',
      pago_em: '2026-11-23T01:30:00.000Z',
      periodo_de: '2026-11-23T01:30:00.000Z',
      periodo_ate: '2026-12-23T01:30:00.000Z',
    },
  ],
}

const all = Object.entries(DADOS).flatMap(([tipo, each]) => each.map((dados) => [tipo, dados] as const))

describe.each(all)('%s %j', (tipo, dados) => {
  const modelo = modeloOf(tipo)
  if (!modelo) throw new Error(`no model for ${tipo}`)
  const carta = escreverCarta(modelo, dados, CONTEXTO)
  const html = layoutHtml(carta, CONTEXTO)
  const texto = layoutTexto(carta, CONTEXTO)

  it('escapes what others have written, and fetches nothing', () => {
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/<img|<link|src=|url\(|@import/)
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => new URL(url ?? '').protocol)).not.toContain(
      'javascript:',
    )
    expect(html).toContain('Editora &amp; Filhos')
  })

  it('says the same in plain text: every sentence, every address on a line of its own, lines of 72', () => {
    const flat = texto.replace(/\s+/g, ' ')
    for (const bloco of carta.blocos) {
      if (bloco.tipo === 'paragrafo' || bloco.tipo === 'miudo')
        expect(flat).toContain(bloco.texto.replace(/\s+/g, ' '))
      if (bloco.tipo === 'botao') expect(texto).toContain(`\n${bloco.url}\n`)
      for (const { texto: words, nota, url } of bloco.tipo === 'elos' ? bloco.elos : []) {
        expect(flat).toContain(`${words} ${nota}`.replace(/\s+/g, ' ').trim())
        expect(texto).toContain(`\n${url}\n`)
        expect(html).toContain(`href="${url}"`)
      }
    }
    const long = texto.split('\n').filter((line) => line.length > 72 && /\s/.test(line))
    expect(long).toEqual([])
    expect(texto).toContain('contato@editora.com.br')
  })

  it('has a key where it asks for one, and only there', () => {
    expect(html.includes(`#${CONTEXTO.chave}`)).toBe(modelo.acao !== undefined)
    expect(html).not.toMatch(/\?[^"]*A{64}/)
  })
})

it('does not write what its data are not', () => {
  expect(() => escreverCarta(MODELOS.endereco_trocado, { fase: 'x' }, CONTEXTO)).toThrow()
  expect(modeloOf('toString')).toBeUndefined()
})

it('tells the time where its readers are', () => {
  const [dados] = DADOS.aparelho_novo
  const carta = escreverCarta(MODELOS.aparelho_novo, dados, CONTEXTO)
  expect(JSON.stringify(carta)).toContain('22 de novembro de 2026 às 22:30, horário de Brasília')
})

it.each(all)('says where it can be stopped, if it can be: %s', (tipo, dados) => {
  const modelo = modeloOf(tipo)
  if (!modelo) throw new Error(`no model for ${tipo}`)
  const cancelar = { pagina: 'https://b.com/parar#x', umToque: 'https://b.com/api/parar?x' }
  const carta = escreverCarta(modelo, dados, { ...CONTEXTO, cancelar })
  const canBeStopped = ['novos_livros', 'estudo_semanal'].includes(tipo)
  expect(layoutHtml(carta, CONTEXTO).includes('href="https://b.com/parar#x"')).toBe(canBeStopped)
  const inText = 'Para parar de receber:\nhttps://b.com/parar#x'
  expect(layoutTexto(carta, CONTEXTO).includes(inText)).toBe(canBeStopped)
  expect(layoutHtml(carta, CONTEXTO) + layoutTexto(carta, CONTEXTO)).not.toContain('/api/')
})
