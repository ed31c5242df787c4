/**
 * What a thread of the search remembers of what readers wrote: of a reader who searches once more before anything of his has
 * changed, all his notes and highlights with their words. The index is then asked for neither.
 */
import { LRUCache } from 'lru-cache'
import type { ReadingDatabase } from '#server/platform/database.ts'
import type { EstadoDosTextos } from '../estado-repository.ts'
import type { DocumentoLido } from '../indice/documento.ts'
import type { FonteDoLeitor } from '../indice/donos.ts'
import { listAllLeituraIds, listNumerosDoLeitor, readDocumentos } from '../repository.ts'
import { Dicionario } from './dicionario.ts'
import { analisarPara, type DocumentoAnalisado } from './memoria.ts'

/** Of whoever keeps more the index is asked: as much is read and analysed in some ten milliseconds. */
const MAX_DOCUMENTOS = 200
const MAX_LEITURAS = 200
const MAX_BYTES_DO_LEITOR = 64 * 1024
/** Of all readers together: texts and their words, as `uso` counts them. */
const MAX_BYTES = 1024 * 1024
/** Of a reader, besides that. */
const POR_LEITOR = 300
const POR_LEITURA = 120

/** A note or a highlight. */
interface DocumentoMeu {
  readonly lido: DocumentoLido
  readonly analisado: DocumentoAnalisado
}

/** Documents by number, ascending. */
export type DocumentosMeus = ReadonlyMap<number, DocumentoMeu>

/** All that one reader wrote, and what he reads. */
export interface Minhas {
  readonly documentos: Readonly<Record<FonteDoLeitor, DocumentosMeus>>
  /** His readings by ebook; null when they are many. */
  readonly leituraIds: ReadonlyMap<number, string> | null
}

interface Lembradas {
  readonly estado: string
  readonly minhas: Minhas | null
}

const lembradas = new WeakMap<ReadingDatabase, LRUCache<string, Lembradas>>()

/**
 * The first search in a state only makes the state known: most readers search once.
 *
 * @param estado read before, on the same connection: what is read here is at least as new
 * @returns null when the index must be asked
 */
export async function recallMinhas(
  db: ReadingDatabase,
  usuarioId: string,
  { marca, mudancas, uso, vazias }: EstadoDosTextos,
): Promise<Minhas | null> {
  const readers = readersOf(db)
  const estado = `${mudancas} ${marca}`
  const known = readers.get(usuarioId)
  if (known?.estado !== estado) {
    readers.set(usuarioId, { estado, minhas: null }, { size: POR_LEITOR })
    return null
  }
  if (known.minhas) return known.minhas
  if (uso.documentos > MAX_DOCUMENTOS || uso.bytes > MAX_BYTES_DO_LEITOR) return null
  const minhas = await readMinhas(db, usuarioId, vazias)
  if (!minhas) return null
  const leituras = minhas.leituraIds?.size ?? 0
  readers.set(usuarioId, { estado, minhas }, { size: POR_LEITOR + 3 * uso.bytes + POR_LEITURA * leituras })
  return minhas
}

const NADA: DocumentosMeus = new Map()

function readersOf(db: ReadingDatabase): LRUCache<string, Lembradas> {
  const known = lembradas.get(db)
  if (known) return known
  const readers = new LRUCache<string, Lembradas>({ maxSize: MAX_BYTES })
  lembradas.set(db, readers)
  return readers
}

/** @returns null when there are more than `uso` has counted */
async function readMinhas(
  db: ReadingDatabase,
  usuarioId: string,
  vazias: EstadoDosTextos['vazias'],
): Promise<Minhas | null> {
  const dicionario = new Dicionario()
  const read = async (fonte: FonteDoLeitor): Promise<DocumentosMeus | null> => {
    if (vazias.includes(fonte)) return NADA
    const numeros = await listNumerosDoLeitor(db, fonte, usuarioId, MAX_DOCUMENTOS + 1)
    if (numeros.length > MAX_DOCUMENTOS) return null
    const lidos = await readDocumentos(db, fonte, numeros, usuarioId)
    const byNumero = lidos.sort((a, b) => a.numero - b.numero)
    return new Map(byNumero.map((lido) => [lido.numero, { lido, analisado: analisarPara(dicionario, lido) }]))
  }
  const notas = await read('notas')
  const destaques = await read('destaques')
  if (!notas || !destaques) return null
  const leituraIds = await listAllLeituraIds(db, usuarioId, MAX_LEITURAS)
  return { documentos: { notas, destaques }, leituraIds }
}
