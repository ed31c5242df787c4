/** What the route of the search hands to a thread beside the words, for tests that search without it. */
import { MAX_LIMITE_DA_BUSCA, type RespostaDaBusca } from '#contract/busca.ts'
import { FONTES_DA_BUSCA } from '#contract/fontes-da-busca.ts'
import { buscar, type PedidoDeBusca } from '#server/busca/buscar.ts'
import type { EstadoDaBusca } from '#server/busca/estado.ts'
import { findEstadoDosTextos } from '#server/busca/estado-repository.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'

const NADA = { mudancas: 0, notas: 0, destaques: 0, bytes: 0 }

/** @param usuarioId null for a visitor */
export async function estadoDaBusca(
  { read }: Pick<ReadingDatabase, 'read'>,
  usuarioId: string | null = null,
): Promise<EstadoDaBusca> {
  const textos = await findEstadoDosTextos(read)
  if (usuarioId === null) return { ...textos, leitor: null }
  const row = await read
    .selectFrom('uso')
    .select(['mudancas', 'notas', 'destaques', 'bytes'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()
  const { mudancas, ...uso } = row ?? NADA
  return { ...textos, leitor: { usuarioId, mudancas, uso } }
}

/** @throws Error when there is nothing to search for */
export async function searchAsVisitor(
  db: ReadingDatabase,
  pedido: Partial<PedidoDeBusca>,
): Promise<RespostaDaBusca> {
  const all = { q: '', fontes: FONTES_DA_BUSCA, limite: MAX_LIMITE_DA_BUSCA, isLiteral: false, lugar: null }
  const found = await buscar(db, { ...all, estado: await estadoDaBusca(db), ...pedido })
  if (typeof found === 'string') throw new Error(found)
  return found
}
