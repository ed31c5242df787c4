/** A standard as the pages of an EPUB: one file for each chapter or question, proof texts as footnotes. */
import { v5 as uuidv5 } from 'uuid'
import type { PaginaDoTexto, Parte, TextoCompleto } from '#contract/padrao-texto.ts'
import { separatorBefore } from '#contract/separator-before.ts'
import type { EpubCapitulo, EpubLivro } from './epub-livro.ts'
import { escapeXml, toParagrafos } from './xhtml.ts'

/** Namespace of the identifiers of the books made here; never change it: readers' shelves know books by it. */
const NAMESPACE = '6f0c3a52-6f5e-4f0b-9d2e-0d6c1b0e7a11'

/** @param capa PNG @param modificado when the text was imported */
export function toPadraoEpub(
  { simbolo, paginas }: TextoCompleto,
  { capa, modificado }: { capa: Buffer; modificado: string },
): EpubLivro & { capitulos: EpubCapitulo[] } {
  const introducao = toParagrafos(simbolo.introducao.join('\n\n'))
  return {
    identificador: `urn:uuid:${uuidv5(simbolo.simbolo, NAMESPACE)}`,
    titulo: simbolo.titulo,
    autor: 'Assembleia de Westminster',
    descricao: simbolo.resumo,
    modificado,
    capa,
    capitulos: [
      {
        arquivo: 'introducao',
        titulo: 'Introdução',
        corpo: `<h1>${escapeXml(simbolo.titulo)}</h1>\n${introducao}`,
      },
      ...paginas.map((pagina) => toCapitulo(pagina, simbolo.unidade)),
    ],
  }
}

type Unidade = TextoCompleto['simbolo']['unidade']

function toCapitulo({ numero, titulo, secoes }: PaginaDoTexto, unidade: Unidade): EpubCapitulo {
  const nome = unidade === 'pergunta' ? 'Pergunta' : 'Capítulo'
  const partes = secoes.flatMap((secao) => secao.partes)
  const corpo = [
    `<p class="numero">${nome} ${numero}</p>\n<h1>${escapeXml(titulo)}</h1>`,
    ...secoes.map((secao) => toSecao(secao, unidade)),
    toNotas(partes),
  ]
  return {
    arquivo: `${unidade === 'pergunta' ? 'pergunta' : 'capitulo'}-${String(numero).padStart(3, '0')}`,
    titulo: `${numero}. ${titulo}`,
    corpo: corpo.filter((piece) => piece !== '').join('\n'),
  }
}

function toSecao(
  { secao, titulo, destaque, partes }: PaginaDoTexto['secoes'][number],
  unidade: Unidade,
): string {
  const cabeca = unidade === 'pergunta' ? 'Resposta' : `Seção ${secao}${titulo ? `. ${titulo}` : ''}`
  const paragrafos = Map.groupBy(partes, ({ paragrafo }) => paragrafo)
  return [
    `<h2>${escapeXml(cabeca)}</h2>`,
    ...[...paragrafos.values()].map(toParagrafo),
    destaque === null ? '' : `<p class="destaque">${escapeXml(destaque)}</p>`,
  ]
    .filter((piece) => piece !== '')
    .join('\n')
}

function toParagrafo(partes: Parte[]): string {
  const subtitulo = partes[0]?.subtitulo
  const texto = partes.map((parte, index) => {
    const separator = index === 0 ? '' : separatorBefore(parte.parte)
    return `${separator}${escapeXml(parte.parte)}${toMarcador(parte)}`
  })
  return `${subtitulo ? `<h3>${escapeXml(subtitulo)}</h3>\n` : ''}<p>${texto.join('')}</p>`
}

function toMarcador({ id, marcador }: Parte): string {
  if (marcador === null) return ''
  return `<a class="marcador" epub:type="noteref" role="doc-noteref" id="m${id}" href="#n${id}">[${marcador}]</a>`
}

function toNotas(partes: Parte[]): string {
  const notas = partes.flatMap(({ id, marcador, referencias }) => {
    if (marcador === null) return []
    const citadas = referencias.map(({ referencia }) => referencia.replaceAll('-', '–')).join('; ')
    const volta = `<a role="doc-backlink" href="#m${id}">[${marcador}]</a>`
    return `<aside epub:type="footnote" role="doc-footnote" id="n${id}"><p>${volta} ${escapeXml(citadas)}</p></aside>`
  })
  if (notas.length === 0) return ''
  return `<section class="notas" epub:type="footnotes"><h2>Referências Bíblicas</h2>\n${notas.join('\n')}\n</section>`
}
