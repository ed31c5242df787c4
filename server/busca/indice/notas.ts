/** Keeps the notes in the index, in the transactions that write them. What is deleted goes with its row. */
import type { Kysely } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { AnotacaoTable } from '#server/platform/tables-leitor.ts'
import { numberNota } from './documentos-notas-repository.ts'
import { toEntrada } from './entrada.ts'
import { leitorDe } from './indice.ts'
import { indiceOf } from './indice-of.ts'

/** Puts a note that was just written into the index, in place of what it was. */
export async function indexNota(
  trx: Kysely<Tables>,
  engine: Engine,
  { usuario_id, id, titulo, anotacao }: Pick<AnotacaoTable, 'usuario_id' | 'id' | 'titulo' | 'anotacao'>,
): Promise<void> {
  const numero = await numberNota(trx, usuario_id, id)
  const entrada = toEntrada(numero, { titulo, texto: anotacao })
  const indice = indiceOf(engine)
  await indice.remove(trx, 'notas', [numero])
  if (entrada) await indice.insert(trx, 'notas', [{ ...entrada, leitor: leitorDe(usuario_id) }])
}
