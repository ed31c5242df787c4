import type { Kysely } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { DocumentoComparado } from '../consulta-e-documento.ts'
import { listDestaquesParaIndexar, numberDestaques } from './documentos-destaques-repository.ts'
import { listNotasParaIndexar, numberNotas } from './documentos-notas-repository.ts'
import type { FonteDoLeitor } from './donos.ts'
import { toEntrada } from './entrada.ts'
import { leitorDe } from './indice.ts'
import { indiceOf } from './indice-of.ts'

const POR_VEZ = 500

interface ParaIndexar {
  numero: number
  usuario_id: string
  documento: DocumentoComparado
}

type ListParaIndexar = (db: Kysely<Tables>, afterNumero: number) => Promise<ParaIndexar[]>

/**
 * Fills the index of what readers wrote from the tables, inside a transaction of the caller.
 * @returns how many documents it holds
 */
export async function rebuildDosLeitores(trx: Kysely<Tables>, engine: Engine): Promise<number> {
  await numberNotas(trx)
  await numberDestaques(trx)
  return (
    (await rebuild(trx, engine, 'notas', async (db, after) => {
      const notas = await listNotasParaIndexar(db, after, POR_VEZ)
      return notas.map(({ numero, usuario_id, titulo, texto }) => ({
        numero,
        usuario_id,
        documento: { titulo, texto },
      }))
    })) +
    (await rebuild(trx, engine, 'destaques', async (db, after) => {
      const destaques = await listDestaquesParaIndexar(db, after, POR_VEZ)
      return destaques.map(({ numero, usuario_id, nota }) => ({
        numero,
        usuario_id,
        documento: { titulo: '', texto: nota },
      }))
    }))
  )
}

async function rebuild(
  trx: Kysely<Tables>,
  engine: Engine,
  fonte: FonteDoLeitor,
  list: ListParaIndexar,
): Promise<number> {
  const indice = indiceOf(engine)
  await indice.clear(trx, fonte)
  let last = -1
  let written = 0
  for (;;) {
    const items = await list(trx, last)
    const end = items.at(-1)
    if (!end) break
    const entradas = items.flatMap(({ numero, usuario_id, documento }) => {
      const entrada = toEntrada(numero, documento)
      return entrada ? { ...entrada, leitor: leitorDe(usuario_id) } : []
    })
    await indice.insert(trx, fonte, entradas)
    written += entradas.length
    last = end.numero
  }
  await indice.settle(trx, fonte, { isMuch: written > 0 })
  return written
}
