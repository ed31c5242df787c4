import type { ResultadoDaBusca, TrechoDaBusca } from '#contract/busca.ts'
import type {
  DocumentoDaBiblia,
  DocumentoDasNotas,
  DocumentoDosDestaques,
  DocumentoDosEbooks,
  DocumentoDosPadroes,
  DocumentoLido,
  ParteDoDocumento,
} from './indice/documento.ts'
import type { Lugares } from './ordem/lugares.ts'
import { pickPalavras } from './ordem/pick-palavras.ts'
import { cutTrecho, type PalavraMarcada } from './ordem/trecho.ts'

/** The words that are hits. */
export type Marcadas = Readonly<Record<'titulo' | 'texto', readonly PalavraMarcada[]>>

export function markHits({ titulo, texto }: DocumentoLido, lugares: Lugares): Marcadas {
  return { titulo: pickPalavras(titulo, lugares.titulo), texto: pickPalavras(texto, lugares.texto) }
}

/** @param leituraIds the reader's readings by ebook */
export function toResultado(
  documento: DocumentoLido,
  marcadas: Marcadas,
  leituraIds: ReadonlyMap<number, string>,
): ResultadoDaBusca {
  if (documento.fonte === 'padroes') return toResultadoDosPadroes(documento, marcadas)
  if (documento.fonte === 'biblia') return toResultadoDaBiblia(documento, marcadas)
  if (documento.fonte === 'notas') return toResultadoDasNotas(documento, marcadas)
  const leitura_id = leituraIds.get(documento.ebookId) ?? null
  if (documento.fonte === 'destaques') return toResultadoDosDestaques(documento, marcadas, leitura_id)
  return toResultadoDosEbooks(documento, marcadas, leitura_id)
}

function toResultadoDosPadroes(documento: DocumentoDosPadroes, { titulo, texto }: Marcadas) {
  const { simbolo, padrao, unidade, pagina, tituloDaPagina, partes, parteId } = documento
  const label = `${unidade === 'pergunta' ? 'Pergunta' : 'Capítulo'} ${pagina}: `
  const [hit] = texto
  const parte = hit && partes.findLast(({ inicio }) => inicio <= hit.inicio)
  const isSecao = documento.tipo === 'secao'
  const destaque = texto.length > 0 ? documento.destaque : null
  const { secao, paragrafo } = lugarNaPagina(documento, parte)
  return {
    fonte: documento.fonte,
    titulo: shift(label, cutTrecho(tituloDaPagina, isSecao ? [] : titulo)),
    contexto: padrao,
    trecho:
      isSecao && texto.length === 0 ? cutTrecho(documento.titulo, titulo) : cutTrecho(documento.texto, texto),
    simbolo,
    numero: pagina,
    parte_id: destaque === null ? (parte?.id ?? parteId) : null,
    destaque,
    secao,
    paragrafo,
  }
}

/** A question that is hit by its title is its page; a section, and a paragraph of a chapter, are places of theirs. */
function lugarNaPagina({ tipo, secao, partes }: DocumentoDosPadroes, hit: ParteDoDocumento | undefined) {
  const parte = hit ?? (tipo === 'paragrafo' ? partes[0] : undefined)
  const isTitulo = tipo === 'pagina' && !hit
  return { secao: isTitulo ? null : secao, paragrafo: parte?.paragrafo ?? null }
}

function toResultadoDaBiblia(documento: DocumentoDaBiblia, { texto }: Marcadas) {
  const { fonte, livro, livroId, capitulo, versiculo } = documento
  return {
    fonte,
    titulo: plain(`${livro} ${capitulo}.${versiculo}`),
    contexto: null,
    trecho: cutTrecho(documento.texto, texto),
    livro_id: livroId,
    capitulo,
    versiculo,
  }
}

/** Of a paragraph the book is the title and the chapter stands above; a chapter is a title of its own. */
function toResultadoDosEbooks(
  documento: DocumentoDosEbooks,
  { titulo, texto }: Marcadas,
  leitura_id: string | null,
) {
  const { fonte, livro, capitulo, ebookId, paragrafoId } = documento
  const isParagrafo = paragrafoId !== null
  const { inicio, fim } = isParagrafo ? firstHit(documento.texto, texto) : { inicio: 0, fim: 0 }
  const onlyHeading = isParagrafo && texto.length === 0
  return {
    fonte,
    titulo: isParagrafo ? plain(livro) : cutTrecho(documento.titulo, titulo),
    contexto: isParagrafo ? (capitulo?.titulo ?? null) : capitulo && livro,
    trecho: onlyHeading ? cutTrecho(documento.titulo, titulo) : cutTrecho(documento.texto, texto),
    ebook_id: ebookId,
    capitulo_id: capitulo?.id ?? null,
    paragrafo_id: paragrafoId,
    inicio,
    fim,
    leitura_id,
  }
}

function toResultadoDosDestaques(
  documento: DocumentoDosDestaques,
  { texto }: Marcadas,
  leitura_id: string | null,
) {
  const { fonte, destaqueId, livro, capitulo, ebookId, paragrafoId, inicio, trecho } = documento
  const [first = ''] = trecho.split('\n')
  return {
    fonte,
    titulo: plain(livro),
    contexto: capitulo?.titulo ?? null,
    trecho: cutTrecho(documento.texto, texto),
    destaque_id: destaqueId,
    ebook_id: ebookId,
    capitulo_id: capitulo?.id ?? null,
    paragrafo_id: paragrafoId,
    inicio,
    fim: inicio + first.length,
    leitura_id,
  }
}

function toResultadoDasNotas(documento: DocumentoDasNotas, { titulo, texto }: Marcadas) {
  const { fonte, notaId, simbolo, unidade, pagina } = documento
  return {
    fonte,
    titulo: documento.titulo.trim() === '' ? plain('Sem título') : cutTrecho(documento.titulo, titulo),
    contexto: `${simbolo}, ${unidade === 'pergunta' ? 'pergunta' : 'capítulo'} ${pagina}`,
    trecho: cutTrecho(documento.texto, texto),
    nota_id: notaId,
    simbolo,
    numero: pagina,
  }
}

/** The first hit with the words that follow it, as a phrase is one hit. */
function firstHit(
  texto: string,
  [first, ...others]: readonly PalavraMarcada[],
): { inicio: number; fim: number } {
  if (!first) return { inicio: 0, fim: 0 }
  let { fim } = first
  for (const next of others) {
    if (!/^[\s-]+$/.test(texto.slice(fim, next.inicio))) break
    fim = next.fim
  }
  return { inicio: first.inicio, fim }
}

function plain(texto: string): TrechoDaBusca {
  return { texto, marcas: [] }
}

function shift(before: string, { texto, marcas }: TrechoDaBusca): TrechoDaBusca {
  const { length } = before
  return {
    texto: before + texto,
    marcas: marcas.map(({ inicio, fim }) => ({ inicio: inicio + length, fim: fim + length })),
  }
}
