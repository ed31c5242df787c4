import type { Escopo } from './escopo.ts'
import type { DocumentoLido } from './indice/documento.ts'
import { isDoLeitor } from './indice/donos.ts'
import { Dicionario } from './memoria/dicionario.ts'
import { analisarPara, type DocumentoAnalisado } from './memoria/memoria.ts'
import { readDocumentos } from './repository.ts'

/** Documents as they are ranked, in any order: from memory as far as they are there. */
export async function readAnalisados(
  escopo: Escopo,
  numeros: readonly number[],
): Promise<DocumentoAnalisado[]> {
  const { fonte, memoria, minhas } = escopo
  if (isDoLeitor(fonte) && minhas)
    return numeros.flatMap((numero) => minhas.documentos[fonte].get(numero)?.analisado ?? [])
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

/**
 * Documents with their texts, in the order of their numbers; undefined for one that went meanwhile. From memory the reader's, and
 * of the public ones those that were shown before.
 */
export async function readMostrados(
  escopo: Escopo,
  numeros: readonly number[],
): Promise<(DocumentoLido | undefined)[]> {
  const { fonte, memoria, minhas } = escopo
  const recall = (numero: number): DocumentoLido | undefined =>
    isDoLeitor(fonte) ? minhas?.documentos[fonte].get(numero)?.lido : memoria?.findMostrado(fonte, numero)
  const shown = numeros.map(recall)
  if (!shown.includes(undefined)) return shown
  const missing = numeros.filter((_, index) => !shown[index])
  const lidos = new Map((await readLidos(escopo, missing)).map((lido) => [lido.numero, lido]))
  if (!isDoLeitor(fonte)) for (const lido of lidos.values()) memoria?.addMostrado(fonte, lido)
  return numeros.map((numero, index) => shown[index] ?? lidos.get(numero))
}

/** Each is read once by a search. */
async function readLidos(
  { db, fonte, usuarioId, lidos }: Escopo,
  numeros: readonly number[],
): Promise<DocumentoLido[]> {
  const missing = numeros.filter((numero) => !lidos.has(numero))
  if (missing.length > 0) {
    const read = await readDocumentos(db, fonte, missing, usuarioId)
    for (const documento of read) lidos.set(documento.numero, documento)
  }
  return numeros.flatMap((numero) => lidos.get(numero) ?? [])
}
