/**
 * What a thread of the search remembers of the public texts between two searches: the words of documents that were
 * ranked, the texts of those that were shown, and which documents a word has. It is forgotten when the texts change; of what readers write there is nothing.
 */
import { LRUCache } from 'lru-cache'
import type { ReadingDatabase } from '#server/platform/database.ts'
import { analisarDocumento } from '../analise/colunas.ts'
import type { DocumentoEscrito } from '../consulta-e-documento.ts'
import type { DocumentoLido, FontePublica } from '../indice/documento.ts'
import { KIND } from '../indice/numeros.ts'
import { Dicionario } from './dicionario.ts'
import { DocumentosLembrados } from './documentos-lembrados.ts'
import type { ListaDeNumeros } from './find-comuns.ts'

/** Some ten thousand documents that were ranked, three thousand that were shown, and the words of a hundred searches. */
const MAX_BYTES_DE_DOCUMENTOS = 4 * 1024 * 1024
const MAX_BYTES_DE_TEXTOS = 3 * 1024 * 1024
const MAX_BYTES_DE_NUMEROS = 2 * 1024 * 1024
/** Bytes of a word in a dictionary. */
export const POR_PALAVRA = 150
/** Of the library's words the dictionary takes up to 6 MB; then all documents are read anew. */
const MAX_NO_DICIONARIO = 40_000
/** Of one entry, besides what it holds. */
const POR_DOCUMENTO = 240
const POR_TEXTO = 700
const POR_TERMO = 120

/** A document as it is ranked. */
export interface DocumentoAnalisado extends DocumentoEscrito {
  readonly numero: number
  readonly ordem: readonly number[]
  readonly isTituloDaPagina?: true
  /** Which numbers the words of its texts have. */
  readonly dicionario: Dicionario
}

/** The numbers of the documents that have a term, or any of a branch's, in their order; null when they are too many to be kept. */
export type NumerosDoTermo = { readonly numeros: ListaDeNumeros | null }

export interface Memoria {
  findDocumento(fonte: FontePublica, numero: number): DocumentoAnalisado | undefined
  addDocumento(fonte: FontePublica, documento: DocumentoLido): DocumentoAnalisado
  /** One that was shown, with its text. */
  findMostrado(fonte: FontePublica, numero: number): DocumentoLido | undefined
  addMostrado(fonte: FontePublica, documento: DocumentoLido): void
  findTermo(fonte: FontePublica, expressao: string): NumerosDoTermo | undefined
  addTermo(fonte: FontePublica, expressao: string, termo: NumerosDoTermo): void
}

interface Lembrada {
  readonly marca: string
  readonly memoria: Memoria
}

const lembradas = new WeakMap<ReadingDatabase, Lembrada>()

/** What a connection remembers. @param marca another one when texts have changed */
export function memoriaOf(db: ReadingDatabase, marca: string): Memoria {
  const known = lembradas.get(db)
  if (known && known.marca === marca) return known.memoria
  const memoria = createMemoria()
  lembradas.set(db, { marca, memoria })
  return memoria
}

export function createMemoria(): Memoria {
  const documentos = new DocumentosLembrados<DocumentoAnalisado>(MAX_BYTES_DE_DOCUMENTOS, sizeOfAnalisado)
  const mostrados = new LRUCache<number, DocumentoLido>({
    maxSize: MAX_BYTES_DE_TEXTOS,
    sizeCalculation: sizeOfLido,
  })
  const termos = new LRUCache<string, NumerosDoTermo>({
    maxSize: MAX_BYTES_DE_NUMEROS,
    sizeCalculation: ({ numeros }, key) => (numeros?.byteLength ?? 0) + 2 * key.length + POR_TERMO,
  })
  let dicionario = new Dicionario()
  return {
    findDocumento: (fonte, numero) => documentos.get(fonte, numero),
    addDocumento(fonte, documento) {
      if (dicionario.size > MAX_NO_DICIONARIO) {
        documentos.clear()
        dicionario = new Dicionario()
      }
      const analisado = analisarPara(dicionario, documento)
      if (analisado.dicionario === dicionario) documentos.set(fonte, documento.numero, analisado)
      return analisado
    },
    findMostrado: (fonte, numero) => {
      const known = mostrados.get(keyOf(fonte, numero))
      return known?.numero === numero && known.fonte === fonte ? known : undefined
    },
    addMostrado: (fonte, documento) => {
      mostrados.set(keyOf(fonte, documento.numero), documento)
    },
    findTermo: (fonte, expressao) => termos.get(`${fonte} ${expressao}`),
    addTermo: (fonte, expressao, termo) => {
      termos.set(`${fonte} ${expressao}`, termo)
    },
  }
}

/** Odd, so that documents of one number in several sources get different keys. */
const FATOR_DA_FONTE: Readonly<Record<FontePublica, number>> = {
  padroes: 0x1000193,
  biblia: 0x2000983,
  ebooks: 0x3001f35,
}

/** One whole number of 32 bits, which a Map finds soonest; two documents may have the same one, and then one of them is not remembered. */
function keyOf(fonte: FontePublica, numero: number): number {
  return (numero | 0) ^ Math.imul(FATOR_DA_FONTE[fonte], 1 + Math.floor(numero / KIND))
}

/** @returns bytes of the words of a document */
export function sizeOfAnalisado({ titulo, texto }: DocumentoAnalisado): number {
  return 2 * (titulo.length + texto.length) + POR_DOCUMENTO
}

/** @returns bytes of a document with its text */
export function sizeOfLido({ titulo, texto }: DocumentoLido): number {
  return 2 * (titulo.length + texto.length) + POR_TEXTO
}

/** A document with the numbers of a dictionary; with those of one of its own when it may have too many words. */
export function analisarPara(dicionario: Dicionario, documento: DocumentoLido): DocumentoAnalisado {
  const { numero, ordem, isTituloDaPagina } = documento
  const tokens = analisarDocumento(documento)
  const words = tokens.titulo.length + tokens.texto.length
  const own = dicionario.hasRoomFor(words) ? dicionario : new Dicionario()
  return {
    numero,
    ordem,
    ...(isTituloDaPagina && { isTituloDaPagina }),
    dicionario: own,
    ...own.write(tokens),
  }
}
