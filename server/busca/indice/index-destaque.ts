import type { Kysely } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { DestaqueTable } from '#server/platform/tables-leitor.ts'
import { dropNumeroDoDestaque, numberDestaque } from './documentos-destaques-repository.ts'
import { toEntrada } from './entrada.ts'
import { leitorDe } from './indice.ts'
import { indiceOf } from './indice-of.ts'

/**
 * Puts the note of a highlight that was just written into the index, in place of what it was, in the transaction that
 * writes it. What is deleted goes with its row.
 */
export async function indexDestaque(
  trx: Kysely<Tables>,
  engine: Engine,
  { usuario_id, id, nota }: Pick<DestaqueTable, 'usuario_id' | 'id' | 'nota'>,
): Promise<void> {
  if (nota === '') {
    await dropNumeroDoDestaque(trx, usuario_id, id)
    return
  }
  const numero = await numberDestaque(trx, usuario_id, id)
  const entrada = toEntrada(numero, { titulo: '', texto: nota })
  const indice = indiceOf(engine)
  await indice.remove(trx, 'destaques', [numero])
  if (entrada) await indice.insert(trx, 'destaques', [{ ...entrada, leitor: leitorDe(usuario_id) }])
}
