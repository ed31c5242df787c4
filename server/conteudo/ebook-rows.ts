/** The rows of one book, from the model and the ids given to it. */
import { foldForOffsets } from '#contract/fold.ts'
import type { Row } from '#server/platform/sync-table.ts'
import type { EbookIds } from './ebook-ids.ts'
import type { MarkParagrafo } from './mark-paragrafo.ts'
import { countPalavras } from './palavras.ts'
import type {
  ParsedDetalhes,
  ParsedEbook,
  ParsedEbookCapitulo,
  ParsedMarca,
  ParsedParagrafo,
} from './parsers/content-model.ts'

/** Pages of a book = words / 300, rounded up. */
const WORDS_PER_PAGE = 300

/** @param impressao fingerprint of what the book was read from */
export function toEbookRow(ebook: ParsedEbook, { ebook: id }: EbookIds, impressao: string): Row {
  return {
    id,
    identificador: ebook.identificador,
    impressao,
    kind: ebook.kind,
    titulo: ebook.titulo,
    subtitulo: ebook.subtitulo,
    ano: ebook.ano,
    idioma: ebook.idioma,
    capa: ebook.capa && `/api/ebook/${id}/capa/${ebook.capa}`,
    prefacio: ebook.prefacio,
    paginas: Math.ceil(ebook.capitulos.reduce((sum, item) => sum + countWords(item), 0) / WORDS_PER_PAGE),
    lancamento: ebook.lancamento,
    origem: ebook.origem,
  }
}

/** @param edicao number of the edition of the book's text */
export function toCapituloRows({ capitulos }: ParsedEbook, ids: EbookIds, edicao: number): Row[] {
  return capitulos.map((capitulo, index) => ({
    id: capituloId(ids, capitulo.ordem),
    ebook_id: ids.ebook,
    ordem_dentro_do_ebook: capitulo.ordem,
    titulo: capitulo.titulo,
    subtitulo: capitulo.subtitulo,
    nivel: capitulo.nivel,
    palavras: countWords(capitulo),
    secoes: JSON.stringify(
      capitulo.secoes.map(({ titulo, nivel, paragrafo }) => ({
        titulo,
        nivel,
        paragrafo_id: paragrafoId(ids, index + 1, paragrafo),
      })),
    ),
    edicao,
  }))
}

export function toParagrafoRows(
  { capitulos }: ParsedEbook,
  ids: EbookIds,
  mark: MarkParagrafo,
  edicao: number,
): Row[] {
  return capitulos.flatMap(({ ordem, paragrafos }) =>
    paragrafos.map((paragrafo) => ({ ...toParagrafoRow(paragrafo, ordem, ids, mark), edicao })),
  )
}

function toParagrafoRow(
  paragrafo: ParsedParagrafo,
  capitulo: number,
  ids: EbookIds,
  mark: MarkParagrafo,
): Row {
  return {
    id: paragrafoId(ids, capitulo, paragrafo.ordem),
    ebook_capitulo_id: capituloId(ids, capitulo),
    ordem: paragrafo.ordem,
    titulo: paragrafo.titulo,
    texto: paragrafo.texto,
    tipo: paragrafo.tipo,
    detalhes: JSON.stringify(toDetalhes(paragrafo.detalhes, ids)),
    marcas: JSON.stringify(mark(paragrafo).map((marca) => toMarca(marca, ids))),
    texto_busca: foldForOffsets(paragrafo.texto),
  }
}

function toDetalhes({ imagem, ...detalhes }: ParsedDetalhes, { ebook }: EbookIds) {
  if (!imagem) return detalhes
  const { nome, largura, altura, alt } = imagem
  return { ...detalhes, imagem: { src: `/api/ebook/${ebook}/imagem/${nome}`, largura, altura, alt } }
}

function toMarca(marca: ParsedMarca, ids: EbookIds) {
  if (marca.tipo !== 'ligacao') return marca
  const { tipo, inicio, fim, capitulo, paragrafo, nota } = marca
  return {
    tipo,
    inicio,
    fim,
    capitulo_id: capituloId(ids, capitulo),
    paragrafo_id: paragrafo && paragrafoId(ids, capitulo, paragrafo),
    nota,
  }
}

export function toImagemRows({ imagens }: ParsedEbook, { ebook }: EbookIds): Row[] {
  return imagens.map(({ nome, largura, altura, webp }) => ({
    ebook_id: ebook,
    nome,
    largura,
    altura,
    webp_base64: webp.toString('base64'),
  }))
}

function countWords({ paragrafos }: ParsedEbookCapitulo): number {
  return paragrafos.reduce((sum, { texto }) => sum + countPalavras(texto), 0)
}

function capituloId({ capitulos }: EbookIds, ordem: number): number {
  return known(capitulos[ordem - 1], `chapter ${ordem}`)
}

function paragrafoId({ paragrafos }: EbookIds, capitulo: number, ordem: number): number {
  return known(paragrafos[capitulo - 1]?.[ordem - 1], `paragraph ${capitulo}/${ordem}`)
}

function known(id: number | undefined, what: string): number {
  if (id === undefined) throw new Error(`No id was assigned to ${what}`)
  return id
}
