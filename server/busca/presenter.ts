import type { ResultadoDaBusca, TrechoDaBusca } from '#contract/busca.ts'
import type {
  DocumentoDaBiblia,
  DocumentoDasNotas,
  DocumentoDosDestaques,
  DocumentoDosEbooks,
  DocumentoDosPadroes,
  ParteDoDocumento,
} from './indice/documento.ts'
import type { DocumentoMostrado } from './memoria/documento-analisado.ts'
import type { Lugares } from './ordem/lugares.ts'
import { pickPalavras } from './ordem/pick-palavras.ts'
import { cutTrecho, type PalavraMarcada } from './ordem/trecho.ts'

/** The words that are hits, and whether there is anything to squeeze where they stand. */
interface Marcadas extends Readonly<Record<'titulo' | 'texto', readonly PalavraMarcada[]>> {
  readonly isUneven: boolean
}

/** @param lugares which of its words are hits @param leituraIds the reader's readings by ebook */
export function toResultado(
  { lido, isUneven, inicios }: DocumentoMostrado,
  lugares: Lugares,
  leituraIds: ReadonlyMap<number, string>,
): ResultadoDaBusca {
  const marcadas = {
    titulo: pickPalavras(lido.titulo, inicios.titulo, lugares.titulo),
    texto: pickPalavras(lido.texto, inicios.texto, lugares.texto),
    isUneven,
  }
  if (lido.fonte === 'padroes') return toResultadoDosPadroes(lido, marcadas)
  if (lido.fonte === 'biblia') return toResultadoDaBiblia(lido, marcadas)
  if (lido.fonte === 'notas') return toResultadoDasNotas(lido, marcadas)
  const leitura_id = leituraIds.get(lido.ebookId) ?? null
  if (lido.fonte === 'destaques') return toResultadoDosDestaques(lido, marcadas, leitura_id)
  return toResultadoDosEbooks(lido, marcadas, leitura_id)
}

function toResultadoDosPadroes(documento: DocumentoDosPadroes, { titulo, texto, isUneven }: Marcadas) {
  const { simbolo, padrao, unidade, pagina, tituloDaPagina, partes, parteId } = documento
  const label = `${unidade === 'pergunta' ? 'Pergunta' : 'Capítulo'} ${pagina}: `
  const [hit] = texto
  const parte = hit && partes.findLast(({ inicio }) => inicio <= hit.inicio)
  const isSecao = documento.tipo === 'secao'
  const destaque = texto.length > 0 ? documento.destaque : null
  const { secao, paragrafo } = lugarNaPagina(documento, parte)
  return {
    fonte: documento.fonte,
    titulo: shift(label, cutTrecho(tituloDaPagina, isSecao ? [] : titulo, isUneven)),
    contexto: padrao,
    trecho:
      isSecao && texto.length === 0
        ? cutTrecho(documento.titulo, titulo, isUneven)
        : cutTrecho(documento.texto, texto, isUneven),
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

function toResultadoDaBiblia(documento: DocumentoDaBiblia, { texto, isUneven }: Marcadas) {
  const { fonte, livro, livroId, capitulo, versiculo } = documento
  return {
    fonte,
    titulo: plain(`${livro} ${capitulo}.${versiculo}`),
    contexto: null,
    trecho: cutTrecho(documento.texto, texto, isUneven),
    livro_id: livroId,
    capitulo,
    versiculo,
  }
}

/** Of a paragraph the book is the title and the chapter stands above; a chapter is a title of its own. */
function toResultadoDosEbooks(
  documento: DocumentoDosEbooks,
  { titulo, texto, isUneven }: Marcadas,
  leitura_id: string | null,
) {
  const { fonte, livro, capitulo, ebookId, paragrafoId } = documento
  const isParagrafo = paragrafoId !== null
  const { inicio, fim } = isParagrafo ? firstHit(documento.texto, texto) : { inicio: 0, fim: 0 }
  const onlyHeading = isParagrafo && texto.length === 0
  return {
    fonte,
    titulo: isParagrafo ? plain(livro) : cutTrecho(documento.titulo, titulo, isUneven),
    contexto: isParagrafo ? (capitulo?.titulo ?? null) : capitulo && livro,
    trecho: onlyHeading
      ? cutTrecho(documento.titulo, titulo, isUneven)
      : cutTrecho(documento.texto, texto, isUneven),
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
  { texto, isUneven }: Marcadas,
  leitura_id: string | null,
) {
  const { fonte, destaqueId, livro, capitulo, ebookId, paragrafoId, inicio, trecho } = documento
  const [first = ''] = trecho.split('\n')
  return {
    fonte,
    titulo: plain(livro),
    contexto: capitulo?.titulo ?? null,
    trecho: cutTrecho(documento.texto, texto, isUneven),
    destaque_id: destaqueId,
    ebook_id: ebookId,
    capitulo_id: capitulo?.id ?? null,
    paragrafo_id: paragrafoId,
    inicio,
    fim: inicio + first.length,
    leitura_id,
  }
}

function toResultadoDasNotas(documento: DocumentoDasNotas, { titulo, texto, isUneven }: Marcadas) {
  const { fonte, notaId, simbolo, unidade, pagina } = documento
  return {
    fonte,
    titulo:
      documento.titulo.trim() === '' ? plain('Sem título') : cutTrecho(documento.titulo, titulo, isUneven),
    contexto: `${simbolo}, ${unidade === 'pergunta' ? 'pergunta' : 'capítulo'} ${pagina}`,
    trecho: cutTrecho(documento.texto, texto, isUneven),
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
