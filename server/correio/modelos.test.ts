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
      if (bloco.tipo === 'paragrafo') expect(flat).toContain(bloco.texto.replace(/\s+/g, ' '))
      if (bloco.tipo === 'botao') expect(texto).toContain(`\n${bloco.url}\n`)
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

it('lets a mail that can be stopped say where', () => {
  const carta = {
    assunto: 'a',
    previa: 'b',
    titulo: 'c',
    blocos: [],
    porque: 'd',
    cancelar: 'https://b.com/parar#x',
  }
  expect(layoutHtml(carta, CONTEXTO)).toContain('href="https://b.com/parar#x"')
  expect(layoutTexto(carta, CONTEXTO)).toContain('Para parar de receber:\nhttps://b.com/parar#x')
})
