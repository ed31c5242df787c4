/** Writes documents of a public source into the index, in the order of their numbers. */
import type { Kysely } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { analisarDocumento } from '../analise/colunas.ts'
import type { FontePublica } from './documento.ts'
import { toEntrada } from './entrada.ts'
import { fontes } from './fontes.ts'
import { indiceOf } from './indice-of.ts'
import { Vocabulario } from './vocabulario.ts'

/** Documents that are read, analysed and written at once. */
const POR_VEZ = 1_000
/** From here on the engine looks at the table again. */
const MANY = 500

/** Brings the index to what the tables hold; numbers that name none any more are taken out. @returns how many were written */
export async function writeDocumentos(
  db: Kysely<Tables>,
  engine: Engine,
  fonte: FontePublica,
  numeros: Iterable<number>,
): Promise<number> {
  const indice = indiceOf(engine)
  const vocabulario = new Vocabulario()
  const sorted = [...new Set(numeros)].sort((a, b) => a - b)
  let written = 0
  for (let first = 0; first < sorted.length; first += POR_VEZ) {
    await indice.remove(db, fonte, sorted.slice(first, first + POR_VEZ))
  }
  for (let first = 0; first < sorted.length; first += POR_VEZ) {
    const documentos = await fontes[fonte].readDocumentos(db, sorted.slice(first, first + POR_VEZ))
    const entradas = documentos.flatMap((documento) => {
      const analisado = analisarDocumento(documento)
      vocabulario.add(documento, analisado)
      return toEntrada(documento.numero, documento, analisado) ?? []
    })
    await indice.insert(db, fonte, entradas)
    written += entradas.length
  }
  await vocabulario.store(db, engine)
  if (sorted.length > 0) await indice.settle(db, fonte, { isMuch: sorted.length >= MANY })
  return written
}
