/** What the desk is told of a book before it is published, all of it bounded. */
import type { CapituloDoEbook, Paragrafo } from '#contract/ebook-texto.ts'
import type { FichaInteira } from '#contract/editora/ficha.ts'
import {
  type CapituloDoRascunho,
  MAX_AVISOS_DO_RELATORIO,
  MAX_CAPITULOS_DO_RELATORIO,
  MAX_PARAGRAFOS_DA_PREVIA,
  MAX_PROBLEMAS_DO_RELATORIO,
  type ProblemaDoRascunho,
  type Relatorio,
} from '#contract/editora/rascunhos.ts'
import type { ContentProblem } from '#server/arquivos/content-error.ts'
import type { MarkParagrafo } from '#server/conteudo/mark-paragrafo.ts'
import { countPalavras } from '#server/conteudo/palavras.ts'
import type {
  ParsedEbook,
  ParsedEbookCapitulo,
  ParsedParagrafo,
} from '#server/conteudo/parsers/content-model.ts'

const WORDS_PER_PAGE = 300
const MAX_TITULO = 500
const MAX_AVISO = 500
const MAX_LISTA = 100
/** Characters of one paragraph, of a chapter and of all chapters that a preview holds. */
const MAX_PARAGRAFO = 5_000
const MAX_CAPITULO = 60_000
const MAX_PREVIA = 4_000_000
/** Ids of a preview: no chapter has so many paragraphs that are shown or linked to. */
const PARAGRAFOS = 1_000_000

export function describeEbook(
  {
    identificador,
    idioma,
    imagens,
    capitulos,
  }: Pick<ParsedEbook, 'identificador' | 'idioma' | 'imagens' | 'capitulos'>,
  avisos: readonly string[],
  troca: readonly string[],
): Relatorio {
  const contados = capitulos.map(({ ordem, titulo, nivel, paragrafos }) => ({
    ordem,
    titulo: titulo.slice(0, MAX_TITULO),
    nivel,
    paragrafos: paragrafos.length,
    palavras: paragrafos.reduce((sum, { texto }) => sum + countPalavras(texto), 0),
  }))
  const palavras = contados.reduce((sum, capitulo) => sum + capitulo.palavras, 0)
  return {
    problemas: [],
    avisos: avisos.slice(0, MAX_AVISOS_DO_RELATORIO).map((aviso) => aviso.slice(0, MAX_AVISO)),
    avisos_total: avisos.length,
    identificador: identificador.replace(/^(?:epub|mesa):/, ''),
    idioma,
    paginas: Math.ceil(palavras / WORDS_PER_PAGE),
    palavras,
    imagens: imagens.length,
    capitulos: contados.slice(0, MAX_CAPITULOS_DO_RELATORIO),
    capitulos_total: contados.length,
    troca: [...troca],
  }
}

/** What the file says in the catalogue, as much of it as a page of the desk shows. */
export function cutFicha(ficha: FichaInteira): FichaInteira {
  return {
    ...ficha,
    titulo: ficha.titulo.slice(0, MAX_TITULO),
    subtitulo: ficha.subtitulo?.slice(0, MAX_TITULO) ?? null,
    autores: ficha.autores
      .slice(0, MAX_LISTA)
      .map((autor) => ({ ...autor, nome: autor.nome.slice(0, MAX_TITULO) })),
    areas_tematicas: ficha.areas_tematicas.slice(0, MAX_LISTA),
    prefacio: ficha.prefacio?.slice(0, MAX_CAPITULO) ?? null,
  }
}

export function describeProblemas(problemas: readonly Omit<ContentProblem, 'file'>[]): Relatorio {
  return {
    problemas: toProblemas(problemas),
    avisos: [],
    avisos_total: 0,
    identificador: null,
    idioma: null,
    paginas: 0,
    palavras: 0,
    imagens: 0,
    capitulos: [],
    capitulos_total: 0,
    troca: [],
  }
}

export function toProblemas(problemas: readonly Omit<ContentProblem, 'file'>[]): ProblemaDoRascunho[] {
  return problemas
    .slice(0, MAX_PROBLEMAS_DO_RELATORIO)
    .map(({ line = null, reason }) => ({ linha: line, motivo: reason.slice(0, MAX_AVISO) }))
}

/** The beginning of each chapter as readers would see it. */
export function previewCapitulos(
  capitulos: readonly ParsedEbookCapitulo[],
  mark: MarkParagrafo,
): CapituloDoRascunho[] {
  let left = MAX_PREVIA
  return capitulos.slice(0, MAX_CAPITULOS_DO_RELATORIO).map((capitulo) => {
    const paragrafos: Paragrafo[] = []
    let length = 0
    for (const paragrafo of capitulo.paragrafos.slice(0, MAX_PARAGRAFOS_DA_PREVIA)) {
      if (length >= MAX_CAPITULO || left <= 0) break
      const shown = toParagrafo(paragrafo, capitulo.ordem, mark)
      paragrafos.push(shown)
      length += shown.texto.length
      left -= shown.texto.length
    }
    return { ...toCapitulo(capitulo), paragrafos, paragrafos_total: capitulo.paragrafos.length }
  })
}

/** All of it. */
export function toCapitulos(
  capitulos: readonly ParsedEbookCapitulo[],
  mark: MarkParagrafo,
): CapituloDoEbook[] {
  return capitulos.map((capitulo) => ({
    ...toCapitulo(capitulo),
    paragrafos: capitulo.paragrafos.map((paragrafo) => toParagrafo(paragrafo, capitulo.ordem, mark)),
  }))
}

function toCapitulo({ ordem, titulo, subtitulo }: ParsedEbookCapitulo) {
  return { id: ordem, titulo: titulo.slice(0, MAX_TITULO), subtitulo, ordem_dentro_do_ebook: ordem }
}

function toParagrafo(paragrafo: ParsedParagrafo, capitulo: number, mark: MarkParagrafo): Paragrafo {
  const { imagem, ...detalhes } = paragrafo.detalhes
  const { ordem, titulo } = paragrafo
  const id = capitulo * PARAGRAFOS + ordem
  // No picture is stored before the book is published.
  if (imagem) {
    const texto = paragrafo.texto || imagem.alt || 'Imagem'
    return { id, titulo, texto, tipo: 'paragrafo', detalhes, marcas: [] }
  }
  const marcas = mark(paragrafo).flatMap((marca): Paragrafo['marcas'] => {
    if (marca.fim > MAX_PARAGRAFO) return []
    if (marca.tipo !== 'ligacao') return [marca]
    const { tipo, inicio, fim, nota } = marca
    const paragrafo_id = marca.paragrafo && marca.capitulo * PARAGRAFOS + marca.paragrafo
    return [{ tipo, inicio, fim, capitulo_id: marca.capitulo, paragrafo_id, nota }]
  })
  return { id, titulo, texto: cut(paragrafo.texto), tipo: paragrafo.tipo, detalhes, marcas }
}

/** Never between the halves of a letter. */
function cut(texto: string): string {
  return texto.length <= MAX_PARAGRAFO
    ? texto
    : `${texto.slice(0, MAX_PARAGRAFO).replace(/[\ud800-\udbff]$/, '')}…`
}
