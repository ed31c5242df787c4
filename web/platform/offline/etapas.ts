/** What is asked for so that something can be read here: the pages' addresses, or packets, in stages by what replies say. */
import * as z from 'zod/mini'
import { edicoesBiblia, livrosAntigoTestamento, livrosNovoTestamento } from '#contract/biblia.ts'
import { CapituloDoEbook, CapituloResumo } from '#contract/ebook-texto.ts'
import { capituloDoEbook, capitulosSemTexto, lerEbook } from '#contract/ebooks.ts'
import { temasDasHarmonias } from '#contract/harmonias.ts'
import { pacoteDoLivro, pacoteDoPadrao } from '#contract/offline.ts'
import { listarSimbolos } from '#contract/padrao-texto.ts'
import { Padrao } from '#contract/padroes.ts'
import { textoDaReferencia } from '#contract/referencias.ts'
import { instalacao } from '#contract/saude.ts'
import { buildUrl } from '#contract/url.ts'

/** Reads a reply that an earlier stage has brought; undefined when it is not there. */
export type Ler = (url: string) => Promise<unknown>

export interface PedidoDeGuarda {
  readonly url: string
  /** What its reply is: JSON, the image of a book, or JSON with the replies of other addresses (contract/offline.ts). */
  readonly tipo: 'texto' | 'imagem' | 'pacote'
}

/** Gives what is asked for in a stage. */
export type Etapa = (ler: Ler) => Promise<PedidoDeGuarda[]>

/** All six standards, with references and harmonies. */
export const ETAPAS_DOS_PADROES: readonly Etapa[] = [
  async () => [
    ...[listarSimbolos, instalacao, temasDasHarmonias, edicoesBiblia].map(({ path }) =>
      single(buildUrl(path, {})),
    ),
    ...Padrao.options.map((padrao) => pacote(buildUrl(pacoteDoPadrao.path, { params: { padrao } }))),
  ],
]

const TESTAMENTOS = [livrosAntigoTestamento, livrosNovoTestamento].map(({ path }) => buildUrl(path, {}))

const Livros = z.array(z.object({ id: z.number() }))

/** The whole Bible, with the citations in the standards. @param edicao short name; the library's own when absent */
export function etapasDaBiblia(edicao?: string): readonly Etapa[] {
  return [
    async () =>
      [...TESTAMENTOS, ...[edicoesBiblia, instalacao].map(({ path }) => buildUrl(path, {}))].map(single),
    async (ler) => {
      const livros = (await Promise.all(TESTAMENTOS.map(ler))).flatMap((reply) => z.parse(Livros, reply))
      return livros.map(({ id: livro }) =>
        pacote(buildUrl(pacoteDoLivro.path, { params: { livro }, query: { edicao } })),
      )
    },
  ]
}

const Capa = z.object({ capa: z.nullable(z.string()) })

/** An ebook: its page, contents and chapters, then what the chapters show. */
export function etapasDoLivro(ebookId: number): readonly Etapa[] {
  const ebook = buildUrl(lerEbook.path, { params: { id: ebookId } })
  const sumario = buildUrl(capitulosSemTexto.path, { params: { ebookId } })
  const readCapitulos = async (ler: Ler) =>
    z
      .parse(z.array(CapituloResumo), await ler(sumario))
      .map(({ id }) => buildUrl(capituloDoEbook.path, { params: { ebookId, capituloId: id } }))
  return [
    async () => [ebook, sumario].map(single),
    async (ler) => {
      const { capa } = z.parse(Capa, await ler(ebook))
      return [...(capa ? [imagem(capa)] : []), ...(await readCapitulos(ler)).map(single)]
    },
    async (ler) => {
      const capitulos = await Promise.all((await readCapitulos(ler)).map(ler))
      const pedidos = capitulos.flatMap((reply) => pedidosDoCapitulo(z.parse(CapituloDoEbook, reply)))
      return [...new Map(pedidos.map((pedido) => [pedido.url, pedido])).values()]
    },
  ]
}

/** The images of a chapter and the Bible references that it makes. */
function pedidosDoCapitulo({ paragrafos }: CapituloDoEbook): PedidoDeGuarda[] {
  return paragrafos.flatMap(({ detalhes, marcas }) => [
    ...(detalhes.imagem ? [imagem(detalhes.imagem.src)] : []),
    ...marcas.flatMap((marca) =>
      marca.tipo === 'referencia'
        ? [single(buildUrl(textoDaReferencia.path, { query: { referencia: marca.referencia } }))]
        : [],
    ),
  ])
}

/** A call that a page makes itself. */
export function single(url: string): PedidoDeGuarda {
  return { url, tipo: 'texto' }
}

/** An image that a page shows. */
export function imagem(url: string): PedidoDeGuarda {
  return { url, tipo: 'imagem' }
}

function pacote(url: string): PedidoDeGuarda {
  return { url, tipo: 'pacote' }
}
