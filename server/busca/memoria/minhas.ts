/**
 * What a thread of the search remembers of what readers wrote: of a reader who searches once more before anything of his has
 * changed, all his notes and highlights with their words. The index is then asked for neither.
 */
import { LRUCache } from 'lru-cache'
import type { ReadingDatabase } from '#server/platform/database.ts'
import type { LeitorDaBusca } from '../estado.ts'
import type { FonteDoLeitor } from '../indice/donos.ts'
import { listAllLeituraIds, listNumerosDoLeitor, readDocumentos } from '../repository.ts'
import { Dicionario } from './dicionario.ts'
import { analisarPara, type DocumentoAnalisado, sizeOfAnalisado, toMostrado } from './documento-analisado.ts'
import { POR_PALAVRA } from './memoria.ts'

/** Of whoever keeps more the index is asked: as much is read and analysed in some ten milliseconds. */
const MAX_DOCUMENTOS = 200
const MAX_LEITURAS = 200
const MAX_BYTES_DO_LEITOR = 64 * 1024
/** Of all readers together; of one they are a megabyte and a quarter at most, a tenth of that for thirty notes. */
const MAX_BYTES = 2 * 1024 * 1024
/** Of one entry, besides what it holds. */
const POR_LEITOR = 300
const POR_LEITURA = 120

/** Notes or highlights with their texts by number, ascending. */
export type DocumentosMeus = ReadonlyMap<number, DocumentoAnalisado>

/** All that one reader wrote, and what he reads. */
export interface Minhas {
  readonly documentos: Readonly<Record<FonteDoLeitor, DocumentosMeus>>
  /** His readings by ebook; null when they are many. */
  readonly leituraIds: ReadonlyMap<number, string> | null
  /** Of all this, words of the dictionary included. */
  readonly bytes: number
}

interface Lembradas {
  readonly estado: string
  readonly minhas: Minhas | null
}

const lembradas = new WeakMap<ReadingDatabase, LRUCache<string, Lembradas>>()

/**
 * The first search in a state only makes the state known: most readers search once.
 *
 * @param leitor read before: what is read here is at least as new
 * @param marca of the texts
 * @returns null when the index must be asked
 */
export async function recallMinhas(
  db: ReadingDatabase,
  { usuarioId, mudancas, uso }: LeitorDaBusca,
  marca: string,
): Promise<Minhas | null> {
  const readers = readersOf(db)
  const estado = `${mudancas} ${marca}`
  const known = readers.get(usuarioId)
  if (known?.estado !== estado) {
    readers.set(usuarioId, { estado, minhas: null })
    return null
  }
  if (known.minhas) return known.minhas
  if (uso.notas + uso.destaques > MAX_DOCUMENTOS || uso.bytes > MAX_BYTES_DO_LEITOR) return null
  const minhas = await readMinhas(db, usuarioId, uso)
  if (minhas) readers.set(usuarioId, { estado, minhas })
  return minhas
}

const NADA: DocumentosMeus = new Map()

function readersOf(db: ReadingDatabase): LRUCache<string, Lembradas> {
  const known = lembradas.get(db)
  if (known) return known
  const readers = new LRUCache<string, Lembradas>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ minhas }) => POR_LEITOR + (minhas?.bytes ?? 0),
  })
  lembradas.set(db, readers)
  return readers
}

/** @returns null when there are more than `uso` has counted */
async function readMinhas(
  db: ReadingDatabase,
  usuarioId: string,
  uso: LeitorDaBusca['uso'],
): Promise<Minhas | null> {
  const dicionario = new Dicionario()
  const read = async (fonte: FonteDoLeitor): Promise<DocumentosMeus | null> => {
    if (uso[fonte] === 0) return NADA
    const numeros = await listNumerosDoLeitor(db, fonte, usuarioId, MAX_DOCUMENTOS + 1)
    if (numeros.length > MAX_DOCUMENTOS) return null
    const lidos = await readDocumentos(db, fonte, numeros, usuarioId)
    const byNumero = lidos.sort((a, b) => a.numero - b.numero)
    return new Map(byNumero.map((lido) => [lido.numero, analisarPara(dicionario, lido, toMostrado(lido))]))
  }
  const notas = await read('notas')
  const destaques = await read('destaques')
  if (!notas || !destaques) return null
  const leituraIds = await listAllLeituraIds(db, usuarioId, MAX_LEITURAS)
  const bytes =
    [...notas.values(), ...destaques.values()].reduce((total, each) => total + sizeOf(each), 0) +
    POR_PALAVRA * dicionario.size +
    POR_LEITURA * (leituraIds?.size ?? 0)
  return { documentos: { notas, destaques }, leituraIds, bytes }
}

function sizeOf(documento: DocumentoAnalisado): number {
  return sizeOfAnalisado(documento) + (documento.mostrado?.bytes ?? 0)
}
