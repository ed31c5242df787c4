/**
 * What a thread of the search remembers of the public texts between two searches: the words of documents that were
 * ranked, the texts of those that were shown, and which documents a word has. It is forgotten when the texts change; of what readers write there is nothing.
 */
import { LRUCache } from 'lru-cache'
import type { ReadingDatabase } from '#server/platform/database.ts'
import type { DocumentoLido, FontePublica } from '../indice/documento.ts'
import { Dicionario } from './dicionario.ts'
import {
  analisarPara,
  type DocumentoAnalisado,
  type DocumentoMostrado,
  sizeOfAnalisado,
} from './documento-analisado.ts'
import { DocumentosLembrados } from './documentos-lembrados.ts'
import type { ListaDeNumeros } from './find-comuns.ts'
import { TextosLembrados } from './textos-lembrados.ts'

/** Some ten thousand documents that were ranked, five thousand that were shown, and the words of a hundred searches. */
const MAX_BYTES_DE_DOCUMENTOS = 4 * 1024 * 1024
const MAX_BYTES_DE_TEXTOS = 3 * 1024 * 1024
const MAX_BYTES_DE_NUMEROS = 2 * 1024 * 1024
/** Bytes of a word in a dictionary. */
export const POR_PALAVRA = 150
/** Of the library's words the dictionary takes up to 6 MB; then all documents are read anew. */
const MAX_NO_DICIONARIO = 40_000
/** Of one entry, besides what it holds. */
const POR_TERMO = 120

/** The numbers of the documents that have a term, or any of a branch's, in their order; null when they are too many to be kept. */
export type NumerosDoTermo = { readonly numeros: ListaDeNumeros | null }

export interface Memoria {
  findDocumento(fonte: FontePublica, numero: number): DocumentoAnalisado | undefined
  addDocumento(fonte: FontePublica, documento: DocumentoLido): DocumentoAnalisado
  /** With its text, which is shown. */
  addMostrado(documento: DocumentoAnalisado, mostrado: DocumentoMostrado): void
  /** Whether any document that was ranked has a word, in this form; not what those have that were not. */
  hasPalavra(forma: string): boolean
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
  const textos = new TextosLembrados(MAX_BYTES_DE_TEXTOS)
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
        textos.clear()
        dicionario = new Dicionario()
      }
      const analisado = analisarPara(dicionario, documento)
      if (analisado.dicionario === dicionario) documentos.set(fonte, documento.numero, analisado)
      return analisado
    },
    addMostrado: (documento, mostrado) => textos.add(documento, mostrado),
    hasPalavra: (forma) => dicionario.findForma(forma) !== -1,
    findTermo: (fonte, expressao) => termos.get(`${fonte} ${expressao}`),
    addTermo: (fonte, expressao, termo) => {
      termos.set(`${fonte} ${expressao}`, termo)
    },
  }
}
