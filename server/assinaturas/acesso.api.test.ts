/** The wall: which calls give text of an ebook, and to whom. */
import { beforeAll, describe, expect, it } from 'vitest'
import { criarDestaque, listarDestaques } from '#contract/destaques.ts'
import * as ebooks from '#contract/ebooks.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as leituras from '#contract/leituras.ts'
import { baixarDados } from '#contract/perfil.ts'
import { capaComoImagem } from '#contract/recursos.ts'
import { type CallInput, errorOf } from '#tests/support/api-client.ts'
import { insertAssinatura } from '#tests/support/assinatura-row.ts'
import { type LeitorDeProva, setupAssinaturas } from '#tests/support/assinaturas-app.ts'
import { listEndpoints } from '#tests/support/contract-endpoints.ts'
import { type InsertedEbook, insertEbook } from '#tests/support/ebook-fixtures.ts'
import { readDados } from '#tests/support/meus-dados.ts'

const harness = setupAssinaturas({ MBW_ACESSO: 'assinantes' })
const DIA_MS = 24 * 60 * 60 * 1000
const emDias = (dias: number) => new Date(Date.now() + dias * DIA_MS).toISOString()

const FECHADA = 'Palavras que só o assinante lê, e mais nenhuma.'
const imagem = (nome: string) => ({
  texto: '',
  tipo: 'imagem' as const,
  detalhes: { imagem: { src: `/api/ebook/1/imagem/${nome}`, largura: 1, altura: 1, alt: '' } },
})

let ebook: InsertedEbook
let leitor: LeitorDeProva

beforeAll(async () => {
  ebook = await insertEbook(harness.db, {
    capitulos: [
      { titulo: 'Amostra', paragrafos: ['Palavras que todos leem.', imagem('aberta')] },
      { titulo: 'Fechado', paragrafos: [FECHADA, imagem('fechada')] },
    ],
    imagens: { aberta: Buffer.from('a'), fechada: Buffer.from('f') },
  })
  leitor = await harness.reader()
})

const capitulo = (index: number) => ebook.capitulos[index]?.id ?? 0
const ebookId = () => ebook.id

function marcar(index: number): CallInput {
  const [paragrafo = 0] = ebook.capitulos[index]?.paragrafoIds ?? []
  const lugar = { capitulo_id: capitulo(index), paragrafo_inicio_id: paragrafo, paragrafo_fim_id: paragrafo }
  return { params: { ebookId: ebookId() }, body: { ...lugar, inicio: 0, fim: 8, cor: 'verde', nota: '' } }
}

/** Calls that give text beyond the first chapter, and how each is asked for it. */
const FECHADAS: readonly (readonly [Endpoint, () => CallInput])[] = [
  [ebooks.capitulosPorEbook, () => ({ params: { ebookId: ebookId() } })],
  [ebooks.capituloDoEbook, () => ({ params: { ebookId: ebookId(), capituloId: capitulo(1) } })],
  [ebooks.imagemDoEbook, () => ({ params: { ebookId: ebookId(), nome: 'fechada' } })],
  [criarDestaque, () => marcar(1)],
]
/** The same calls for what is open to every reader. */
const AMOSTRAS: readonly (readonly [Endpoint, () => CallInput])[] = [
  [ebooks.capituloDoEbook, () => ({ params: { ebookId: ebookId(), capituloId: capitulo(0) } })],
  [ebooks.imagemDoEbook, () => ({ params: { ebookId: ebookId(), nome: 'aberta' } })],
  [criarDestaque, () => marcar(0)],
]
/** All other calls that name an ebook, and what they give of it. */
const ABERTAS = new Map<Endpoint, string>([
  [ebooks.lerEbook, 'metadata'],
  [ebooks.ebooksMesmasCategorias, 'metadata of others'],
  [ebooks.listarAreas, 'a list'],
  [ebooks.areasAleatorias, 'a list'],
  [ebooks.listarEbooks, 'a list'],
  [ebooks.recomendados, 'a list'],
  [ebooks.ultimosLancamentos, 'a list'],
  [ebooks.ebooksPorCategoria, 'a list'],
  [ebooks.lerCategoria, 'a category'],
  [ebooks.capitulosSemTexto, 'the table of contents'],
  [ebooks.buscarNoEbook, 'the snippet of a hit'],
  [ebooks.capaDoEbook, 'the cover'],
  [capaComoImagem, 'the cover'],
  [listarDestaques, 'what the reader has marked'],
  [leituras.criarLeitura, 'a place on the shelf'],
  [leituras.criarLeituraQueroLer, 'a place on the shelf'],
])

const isOfEbook = ({ path }: Endpoint) =>
  path.startsWith('/ebook') || path.includes(':ebookId') || path.includes(':capituloId')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

describe('calls that name an ebook', () => {
  it('are all known: closed, or open with a reason', async () => {
    const known = new Set([...FECHADAS.map(([endpoint]) => endpoint), ...ABERTAS.keys()].map(nameOf))
    const found = (await listEndpoints()).filter(isOfEbook).map(nameOf)
    expect(found.length).toBeGreaterThan(18)
    expect(found.filter((name) => !known.has(name))).toEqual([])
  })

  it('declare that they refuse', () => {
    expect(FECHADAS.filter(([{ replies }]) => !(402 in replies))).toEqual([])
  })

  it.each(FECHADAS)('refuse who has not subscribed, with a sentence: $path', async (endpoint, input) => {
    const { status, code, message } = errorOf(await leitor.call(endpoint, input()))
    expect({ status, code }).toEqual({ status: 402, code: 'assinatura_necessaria' })
    expect(message).toContain('Minha Conta › Assinatura')
  })

  it.each(FECHADAS)('ask for a session first: $path', async (endpoint, input) => {
    const visitor = harness.visitor()
    expect(errorOf(await visitor.call(endpoint, input())).code).toBe('sem_sessao')
  })

  it.each(AMOSTRAS)('open the first chapter: $path', async (endpoint, input) => {
    expect((await leitor.call(endpoint, input())).statusCode).toBeLessThan(300)
  })

  it.each([...ABERTAS])('give no text beyond it: $path', async (endpoint, what) => {
    if (endpoint.method !== 'GET') return
    const nome = 'aberta'
    const call = { params: { ebookId: ebookId(), id: ebookId(), nome }, query: { q: 'palavras' } }
    const response = await leitor.call(
      endpoint,
      endpoint === ebooks.buscarNoEbook ? call : { params: call.params },
    )
    expect([402, 422, 500]).not.toContain(response.statusCode)
    if (what !== 'the snippet of a hit') expect(response.body).not.toContain('só o assinante')
  })

  it('say of a chapter and of a book that there is none', async () => {
    const params = { ebookId: ebookId(), capituloId: 0 }
    expect(errorOf(await leitor.call(ebooks.capituloDoEbook, { params })).status).toBe(404)
    const [nenhum] = [{ ebookId: 2_000_000_000 }]
    expect(errorOf(await leitor.call(ebooks.capitulosPorEbook, { params: nenhum })).status).toBe(404)
  })
})

describe('subscribers', () => {
  it.each([
    ['who have paid', {}, 200],
    ['in their days of grace', { vale_ate: emDias(-6.9) }, 200],
    ['who have cancelled, until the end', { estado: 'cancelada', cancelada: 1, vale_ate: emDias(0.1) }, 200],
    ['who were given it', { meio: 'cortesia', plano: null, vale_ate: emDias(1) }, 200],
    ['after the days of grace', { vale_ate: emDias(-7.1) }, 402],
    ['who had cancelled, after the end', { estado: 'cancelada', cancelada: 1, vale_ate: emDias(-0.1) }, 402],
    ['whose gift has ended', { meio: 'cortesia', plano: null, vale_ate: emDias(-0.1) }, 402],
  ] as const)('read everything or not: %s', async (_, assinatura, status) => {
    const reader = await harness.reader()
    await insertAssinatura(harness.db, { email: reader.email, assinatura })
    for (const [endpoint, input] of FECHADAS) {
      const { statusCode } = await reader.call(endpoint, input())
      expect(statusCode < 300 ? 200 : statusCode).toBe(status)
    }
  })

  it('keep what they wrote when they are none any more', async () => {
    const reader = await harness.reader()
    const { assinaturaId } = await insertAssinatura(harness.db, { email: reader.email })
    const { id, trecho } = (await reader.call(criarDestaque, marcar(1))).json()
    await harness.db.write
      .updateTable('assinatura')
      .set({ vale_ate: emDias(-30) })
      .where('usuario_id', '=', reader.usuarioId)
      .where('id', '=', assinaturaId)
      .execute()
    expect(errorOf(await reader.call(criarDestaque, marcar(1))).status).toBe(402)
    const destaques = (await reader.call(listarDestaques, { params: { ebookId: ebookId() } })).json()
    expect(destaques).toMatchObject([{ id, trecho }])
    expect(readDados(await reader.call(baixarDados))).toMatchObject({ destaques: [{ trecho }] })
  })
})

describe('the desk', () => {
  it('reads everything', async () => {
    const editor = await harness.reader()
    const papel = { usuario_id: editor.usuarioId, papel: 'editor' as const, dado_em: emDias(0) }
    await harness.db.write.insertInto('papel').values(papel).execute()
    for (const [endpoint, input] of FECHADAS)
      expect((await editor.call(endpoint, input())).statusCode).toBeLessThan(300)
  })
})
