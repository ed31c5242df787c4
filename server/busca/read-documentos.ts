import type { Escopo } from './escopo.ts'
import type { DocumentoLido } from './indice/documento.ts'
import { isDoLeitor } from './indice/donos.ts'
import { Dicionario } from './memoria/dicionario.ts'
import {
  analisarPara,
  type DocumentoAnalisado,
  type DocumentoMostrado,
  toMostrado,
} from './memoria/documento-analisado.ts'
import { readDocumentos } from './repository.ts'

/** Documents as they are ranked, in any order: from memory as far as they are there. */
export async function readAnalisados(
  escopo: Escopo,
  numeros: readonly number[],
): Promise<DocumentoAnalisado[]> {
  const { fonte, memoria, minhas } = escopo
  if (isDoLeitor(fonte) && minhas)
    return numeros.flatMap((numero) => minhas.documentos[fonte].get(numero) ?? [])
  if (isDoLeitor(fonte) || !memoria) {
    const dicionario = new Dicionario()
    return (await readLidos(escopo, numeros)).map((documento) => analisarPara(dicionario, documento))
  }
  const documentos: DocumentoAnalisado[] = []
  const missing: number[] = []
  for (const numero of numeros) {
    const known = memoria.findDocumento(fonte, numero)
    if (known) documentos.push(known)
    else missing.push(numero)
  }
  if (missing.length === 0) return documentos
  for (const lido of await readLidos(escopo, missing)) documentos.push(memoria.addDocumento(fonte, lido))
  return documentos
}

/** What texts are read with. */
type OndeLer = Pick<Escopo, 'db' | 'fonte' | 'usuarioId' | 'lidos' | 'memoria'>

/** The same documents with their texts, in the same order; undefined for one that went meanwhile. */
export async function readMostrados(
  escopo: OndeLer,
  documentos: readonly DocumentoAnalisado[],
): Promise<(DocumentoMostrado | undefined)[]> {
  // Before any is remembered: for each of them others may be forgotten, also of this search.
  const shown = documentos.map(recall)
  const missing = documentos.filter((_, index) => !shown[index])
  if (missing.length === 0) return shown
  const lidos = await readLidos(
    escopo,
    missing.map(({ numero }) => numero),
  )
  const byNumero = new Map(lidos.map((lido) => [lido.numero, toMostrado(lido)]))
  for (const documento of missing) {
    const mostrado = byNumero.get(documento.numero)
    if (mostrado && !isDoLeitor(escopo.fonte)) escopo.memoria?.addMostrado(documento, mostrado)
  }
  return documentos.map(({ numero }, index) => shown[index] ?? byNumero.get(numero))
}

function recall({ mostrado }: DocumentoAnalisado): DocumentoMostrado | undefined {
  if (!mostrado) return undefined
  mostrado.wasShownAgain = true
  return mostrado
}

/** Each is read once by a search. */
async function readLidos(
  { db, fonte, usuarioId, lidos }: OndeLer,
  numeros: readonly number[],
): Promise<DocumentoLido[]> {
  const missing = numeros.filter((numero) => !lidos.has(numero))
  if (missing.length > 0) {
    const read = await readDocumentos(db, fonte, missing, usuarioId)
    for (const documento of read) lidos.set(documento.numero, documento)
  }
  return numeros.flatMap((numero) => lidos.get(numero) ?? [])
}
