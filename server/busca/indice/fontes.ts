/** The public sources of the search, each with its documents. Notes belong to readers and go their own ways. */
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'
import type { DocumentoLido, FontePublica } from './documento.ts'
import { listNumerosDaBiblia, readDocumentosDaBiblia } from './documentos-biblia-repository.ts'
import { listNumerosDosEbooks, readDocumentosDosEbooks } from './documentos-ebooks-repository.ts'
import { listNumerosDosPadroes, readDocumentosDosPadroes } from './documentos-padroes-repository.ts'

interface Fonte {
  /** Numbers of all documents. */
  listNumeros(db: Kysely<Tables>): Promise<number[]>
  /** The documents that some numbers name, in any order; numbers that name none are left out. */
  readDocumentos(db: Kysely<Tables>, numeros: readonly number[]): Promise<DocumentoLido[]>
}

export const FONTES_PUBLICAS = ['padroes', 'biblia', 'ebooks'] as const satisfies readonly FontePublica[]

export const fontes: Record<FontePublica, Fonte> = {
  padroes: { listNumeros: (db) => listNumerosDosPadroes(db), readDocumentos: readDocumentosDosPadroes },
  biblia: { listNumeros: listNumerosDaBiblia, readDocumentos: readDocumentosDaBiblia },
  ebooks: { listNumeros: (db) => listNumerosDosEbooks(db), readDocumentos: readDocumentosDosEbooks },
}
