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
  const known = numeros.map((numero) => memoria.findDocumento(fonte, numero))
  const missing = numeros.filter((_, index) => !known[index])
  const read = await readLidos(escopo, missing)
  return [
    ...known.filter((documento) => documento !== undefined),
    ...read.map((documento) => memoria.addDocumento(fonte, documento)),
  ]
}

/** Documents with their texts: from memory the reader's, and of the public ones those that were shown before. */
export async function readMostrados(
  escopo: Escopo,
  numeros: readonly number[],
): Promise<Map<number, DocumentoLido>> {
  const { fonte, memoria, minhas, lidos } = escopo
  if (isDoLeitor(fonte) && minhas) {
    for (const numero of numeros) {
      const known = minhas.documentos[fonte].get(numero)
      if (known) lidos.set(numero, known.lido)
    }
  }
  if (!isDoLeitor(fonte) && memoria) {
    for (const numero of numeros) {
      const known = lidos.has(numero) ? undefined : memoria.findMostrado(fonte, numero)
      if (known) lidos.set(numero, known)
    }
  }
  const documentos = await readLidos(escopo, numeros)
  if (!isDoLeitor(fonte) && memoria) {
    for (const documento of documentos) memoria.addMostrado(fonte, documento)
  }
  return new Map(documentos.map((documento) => [documento.numero, documento]))
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
