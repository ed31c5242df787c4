import {
  type Etiqueta,
  type EtiquetaDaMarcacao,
  TIPOS_DA_MARCACAO,
  type TipoDaMarcacao,
} from '#contract/etiquetas.ts'
import { foldText } from '#contract/fold.ts'
import { sortByText } from '#server/ebooks/sort-by-text.ts'
import { registrarMudanca } from '#server/limites/cotas.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { normalizeNome } from './etiquetar.ts'
import { deleteEtiqueta, findEtiquetasPorNome, updateEtiqueta } from './postas-repository.ts'
import { countPostas, listEtiquetas, listPostas } from './repository.ts'

/** The reader's tags by name, and how often each is used. */
export async function readEtiquetas(db: Database, usuarioId: string): Promise<Etiqueta[]> {
  const [etiquetas, ...contagens] = await Promise.all([
    listPorNome(db, usuarioId),
    ...TIPOS_DA_MARCACAO.map((tipo) => countPostas(db, usuarioId, tipo)),
  ])
  const totais = new Map<string, number>()
  for (const { etiqueta_id, total } of contagens.flat()) {
    totais.set(etiqueta_id, (totais.get(etiqueta_id) ?? 0) + total)
  }
  return etiquetas.map(({ id, nome }) => ({ id, nome, total: totais.get(id) ?? 0 }))
}

/** The tags of some notes, highlights or marks, in the order of their names. @returns those that have any */
export async function readEtiquetasDe(
  db: Database,
  usuarioId: string,
  tipo: TipoDaMarcacao,
  ids: readonly string[],
): Promise<Map<string, EtiquetaDaMarcacao[]>> {
  const postas = ids.length === 0 ? [] : await listPostas(db, usuarioId, tipo, ids)
  if (postas.length === 0) return new Map()
  const daMarcacao = Map.groupBy(postas, ({ marcacao_id }) => marcacao_id)
  const todas = await listPorNome(db, usuarioId)
  return new Map(
    [...daMarcacao].map(([id, some]) => {
      const chosen = new Set(some.map(({ etiqueta_id }) => etiqueta_id))
      return [id, todas.filter((etiqueta) => chosen.has(etiqueta.id))]
    }),
  )
}

async function listPorNome(db: Database, usuarioId: string) {
  return sortByText(await listEtiquetas(db, usuarioId), ({ nome }) => nome)
}

/** @throws AppError 404, 409 when another one has that name */
export function renomearEtiqueta(
  db: Database,
  usuarioId: string,
  id: string,
  pedido: string,
): Promise<EtiquetaDaMarcacao> {
  const nome = normalizeNome(pedido)
  const nome_busca = foldText(pedido)
  return db.write.transaction().execute(async (trx) => {
    await registrarMudanca(trx, usuarioId)
    const [same] = await findEtiquetasPorNome(trx, usuarioId, [nome_busca])
    if (same && same.id !== id) {
      throw new AppError('estado_nao_permite', 'Você já tem outra etiqueta com este nome.')
    }
    if (!(await updateEtiqueta(trx, usuarioId, id, { nome, nome_busca }))) throw etiquetaNotFound()
    return { id, nome }
  })
}

/** @throws AppError 404 */
export function excluirEtiqueta(db: Database, usuarioId: string, id: string): Promise<void> {
  return db.write.transaction().execute(async (trx) => {
    await registrarMudanca(trx, usuarioId)
    if (!(await deleteEtiqueta(trx, usuarioId, id))) throw etiquetaNotFound()
  })
}

function etiquetaNotFound(): AppError {
  return notFound('Etiqueta não encontrada.')
}
