/** A document as it is ranked, and with its text as it is shown. */
import { analisarDocumento } from '../analise/colunas.ts'
import type { DocumentoEscrito } from '../consulta-e-documento.ts'
import type { DocumentoLido } from '../indice/documento.ts'
import { type Inicios, listInicios } from '../ordem/pick-palavras.ts'
import { isUneven } from '../ordem/trecho.ts'
import { Dicionario } from './dicionario.ts'

/** All have the same properties in the same order, as V8 wants it of what is looked at hundreds of times in a search. */
export interface DocumentoAnalisado extends DocumentoEscrito {
  readonly numero: number
  readonly ordem: readonly number[]
  readonly isTituloDaPagina: boolean
  /** Which numbers the words of its texts have. */
  readonly dicionario: Dicionario
  /** Null until it was shown, and when its text has been forgotten. */
  mostrado: DocumentoMostrado | null
}

export interface DocumentoMostrado {
  readonly lido: DocumentoLido
  /** Whether there is anything in its texts that a snippet squeezes. */
  readonly isUneven: boolean
  /** Where its words begin: a search that shows it must not look for them again. */
  readonly inicios: Readonly<Record<'titulo' | 'texto', Inicios>>
  /** What it takes. */
  readonly bytes: number
  /** Since it was last asked whether it is to be forgotten. */
  wasShownAgain: boolean
}

/** Of one entry, besides what it holds. */
const POR_DOCUMENTO = 240
/** Besides its characters: of a verse, and of what has its page, parts or book with it. */
const POR_TEXTO: Readonly<Record<DocumentoLido['fonte'], number>> = {
  biblia: 400,
  ebooks: 700,
  notas: 700,
  destaques: 800,
  padroes: 1_200,
}

/**
 * A document with the numbers of a dictionary; with those of one of its own when it may have too many words.
 *
 * @param mostrado its text, when it is to stay with it
 */
export function analisarPara(
  dicionario: Dicionario,
  documento: DocumentoLido,
  mostrado: DocumentoMostrado | null = null,
): DocumentoAnalisado {
  const { numero, ordem, isTituloDaPagina = false } = documento
  const tokens = analisarDocumento(documento)
  const words = tokens.titulo.length + tokens.texto.length
  const own = dicionario.hasRoomFor(words) ? dicionario : new Dicionario()
  const { titulo, texto } = own.write(tokens)
  return { numero, ordem, titulo, texto, isTituloDaPagina, dicionario: own, mostrado }
}

export function toMostrado(lido: DocumentoLido): DocumentoMostrado {
  const { fonte, titulo, texto } = lido
  const tituloDaPagina = fonte === 'padroes' ? lido.tituloDaPagina : ''
  const inicios = { titulo: listInicios(titulo), texto: listInicios(texto) }
  return {
    lido,
    inicios,
    isUneven: isUneven(titulo) || isUneven(texto) || isUneven(tituloDaPagina),
    bytes: sizeOf(titulo, inicios.titulo) + sizeOf(texto, inicios.texto) + POR_TEXTO[fonte],
    wasShownAgain: false,
  }
}

/** V8 takes two bytes for each character of a text that has any beyond Latin-1, such as “ or —. */
function sizeOf(texto: string, inicios: Inicios): number {
  const bytes = texto.length * (/[\u0100-\uffff]/.test(texto) ? 2 : 1)
  return bytes + inicios.length * (typeof inicios === 'string' ? 2 : 8)
}

/** @returns bytes of the words of a document */
export function sizeOfAnalisado({ titulo, texto }: DocumentoAnalisado): number {
  return 2 * (titulo.length + texto.length) + POR_DOCUMENTO
}
