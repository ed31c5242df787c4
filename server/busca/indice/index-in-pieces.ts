/** Makes many entries of the index anew in short transactions; texts are read and analysed outside of them. */
import type { PieceWriter } from '#server/platform/pieces.ts'
import type { DocumentoComparado } from '../consulta-e-documento.ts'
import type { FontePublica } from './documento.ts'
import { toEntrada } from './entrada.ts'
import { FONTES_PUBLICAS, fontes } from './fontes.ts'
import type { Entrada } from './indice.ts'
import { indiceOf } from './indice-of.ts'
import { clearPendentes, listPendentes } from './pendentes-repository.ts'
import { Vocabulario } from './vocabulario.ts'
import { storePalavras } from './vocabulario-repository.ts'

/** Documents that are read and analysed at once. */
const POR_VEZ = 1_000
/** What an entry costs besides its words, and a word with its trigrams, in characters. */
const CUSTO_DA_ENTRADA = 100
const CUSTO_DA_PALAVRA = 500

/** The documents that some numbers name; a number without one leaves the index. */
type ReadDocumentos = (numeros: readonly number[]) => Promise<ReadonlyMap<number, DocumentoComparado>>

/** Entries that an import left to do, its own or one that was broken off. Searches find them all at once. */
export async function finishIndice(pieces: PieceWriter): Promise<void> {
  const { db } = pieces
  let done = 0
  for (const fonte of FONTES_PUBLICAS) {
    const numeros = await listPendentes(db.read, fonte)
    const read: ReadDocumentos = async (some) => {
      const documentos = await fontes[fonte].readDocumentos(db.read, some)
      return new Map(documentos.map((documento) => [documento.numero, documento]))
    }
    await indexInPieces(pieces, fonte, numeros, read)
    done += numeros.length
  }
  if (done === 0) return
  await pieces.rest('indice')
  await clearPendentes(db.write)
}

export async function indexInPieces(
  pieces: PieceWriter,
  fonte: FontePublica,
  numeros: readonly number[],
  read: ReadDocumentos,
): Promise<void> {
  if (numeros.length === 0) return
  const { db } = pieces
  const vocabulario = new Vocabulario()
  // Another order than that of the numbers is slow to write.
  const sorted = numeros.toSorted((a, b) => a - b)
  for (let first = 0; first < sorted.length; first += POR_VEZ) {
    const some = sorted.slice(first, first + POR_VEZ)
    const documentos = await read(some)
    for (const documento of documentos.values()) vocabulario.add(documento)
    await writeEntradas(
      pieces,
      fonte,
      some.map((numero) => ({ numero, entrada: entradaOf(numero, documentos.get(numero)) })),
    )
  }
  await pieces.write('indice', {
    items: vocabulario.list(),
    weigh: () => CUSTO_DA_PALAVRA,
    write: (trx, palavras) => storePalavras(trx, db.engine, palavras),
  })
  await settleInPieces(pieces, fonte)
}

async function settleInPieces({ db, rest }: PieceWriter, fonte: FontePublica): Promise<void> {
  const step = () => db.write.transaction().execute((trx) => indiceOf(db.engine).settleStep(trx, fonte))
  do await rest('indice')
  while (await step())
}

interface NovaEntrada {
  numero: number
  /** Null for a document that is gone, or has no words. */
  entrada: Entrada | null
}

function entradaOf(numero: number, documento: DocumentoComparado | undefined): Entrada | null {
  return documento ? toEntrada(numero, documento) : null
}

async function writeEntradas(
  pieces: PieceWriter,
  fonte: FontePublica,
  items: readonly NovaEntrada[],
): Promise<void> {
  const indice = indiceOf(pieces.db.engine)
  await pieces.write('indice', {
    items,
    weigh: ({ entrada }) => CUSTO_DA_ENTRADA + (entrada ? entrada.forma.length + entrada.raiz.length : 0),
    write: async (trx, some) => {
      await indice.remove(
        trx,
        fonte,
        some.map(({ numero }) => numero),
      )
      await indice.insert(
        trx,
        fonte,
        some.flatMap(({ entrada }) => entrada ?? []),
      )
    },
  })
}
