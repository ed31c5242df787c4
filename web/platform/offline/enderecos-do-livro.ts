/** The addresses of an ebook, which its reader asks for (see enderecos.ts). */
import * as z from 'zod/mini'
import { CapituloDoEbook, CapituloResumo } from '#contract/ebook-texto.ts'
import { capituloDoEbook, capitulosSemTexto, lerEbook } from '#contract/ebooks.ts'
import { textoDaReferencia } from '#contract/referencias.ts'
import { buildUrl } from '#contract/url.ts'
import { type Etapa, imagem, type PedidoDeGuarda, single } from './enderecos.ts'

const Capa = z.object({ capa: z.nullable(z.string()) })

/** An ebook: its page, contents and chapters, then what the chapters show. */
export function etapasDoLivro(ebookId: number): readonly Etapa[] {
  const ebook = buildUrl(lerEbook.path, { params: { id: ebookId } })
  const sumario = buildUrl(capitulosSemTexto.path, { params: { ebookId } })
  const readCapitulos = async (ler: Parameters<Etapa>[0]) =>
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
