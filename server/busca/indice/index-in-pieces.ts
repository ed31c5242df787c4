/** Makes many entries of the index anew in short transactions; texts are read and analysed outside of them. */
import type { PieceWriter } from '#server/platform/pieces.ts'
import { analisarDocumento } from '../analise/colunas.ts'
import type { DocumentoComparado } from '../consulta-e-documento.ts'
import type { FontePublica } from './documento.ts'
import { toEntrada } from './entrada.ts'
import { FONTES_PUBLICAS, fontes } from './fontes.ts'
import type { Entrada } from './indice.ts'
import { indiceOf } from './indice-of.ts'
import { clearPendentes, listPendentes } from './pendentes-repository.ts'
import { Vocabulario } from './vocabulario.ts'
import { storePalavras } from './vocabulario-repository.ts'

/** Documents that are read and analysed at once, while those before them are written. */
const POR_VEZ = 2_000
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
  await pieces.transaction('indice', clearPendentes)
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
  const prepare = async (first: number): Promise<NovaEntrada[]> => {
    const some = sorted.slice(first, first + POR_VEZ)
    const documentos = some.length > 0 ? await read(some) : new Map<number, DocumentoComparado>()
    return some.map((numero) => toNovaEntrada(numero, documentos.get(numero), vocabulario))
  }
  let entradas = await prepare(0)
  for (let first = 0; first < sorted.length; first += POR_VEZ) {
    const next = prepare(first + POR_VEZ)
    // Its failure is told when it is waited for: no write goes on behind an import that has ended.
    next.catch(() => {})
    await writeEntradas(pieces, fonte, entradas)
    entradas = await next
  }
  await pieces.write('indice', {
    items: vocabulario.list(),
    weigh: () => CUSTO_DA_PALAVRA,
    write: (trx, palavras) => storePalavras(trx, db.engine, palavras),
  })
  await settleInPieces(pieces, fonte)
}

async function settleInPieces(pieces: PieceWriter, fonte: FontePublica): Promise<void> {
  const indice = indiceOf(pieces.db.engine)
  while (await pieces.transaction('indice', (trx) => indice.settleStep(trx, fonte)));
}

interface NovaEntrada {
  numero: number
  /** Null for a document that is gone, or has no words. */
  entrada: Entrada | null
}

function toNovaEntrada(
  numero: number,
  documento: DocumentoComparado | undefined,
  vocabulario: Vocabulario,
): NovaEntrada {
  if (!documento) return { numero, entrada: null }
  const analisado = analisarDocumento(documento)
  vocabulario.add(documento, analisado)
  return { numero, entrada: toEntrada(numero, documento, analisado) }
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
