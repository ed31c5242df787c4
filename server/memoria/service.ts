import {
  EU,
  MAX_PERFIS,
  MAX_REVISOES_POR_VEZ,
  type MudancaDoPerfil,
  NOVOS_POR_DIA,
  type NovaRevisao,
  type PerfilDaMemoria,
  type RevisaoDoCartao,
  type RevisoesDoPerfil,
} from '#contract/memoria.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { toPerfil } from './presenter.ts'
import {
  deletePerfil,
  emptyEu,
  hasPerfil,
  insertEu,
  insertPerfil,
  listPerfis,
  listPerfisParaExportar,
  updatePerfil,
} from './repository.ts'
import {
  countRevisoes,
  findRevisao,
  insertRevisao,
  listRevisoes,
  listRevisoesParaExportar,
} from './revisoes-repository.ts'
import { listEscolhidosParaExportar } from './versiculos-repository.ts'

/** How far a device's clock may be ahead of ours before ours counts. */
const MAX_ADIANTE_MS = 24 * 60 * 60_000

const CHEIO =
  'Você já tem 50.000 revisões, o máximo que a biblioteca guarda. Em Memorizar, exclua um perfil que não usa mais ou apague as suas revisões.'

/** The account's own first, then in the order in which they were made. */
export async function readPerfis(db: Database, usuarioId: string): Promise<PerfilDaMemoria[]> {
  const perfis = (await listPerfis(db, usuarioId)).map(toPerfil)
  const eu = perfis.find(({ id }) => id === EU)
  const novo = { id: EU, nome: '', novos_por_dia: NOVOS_POR_DIA, baralhos: ['bcw' as const] }
  return [eu ?? novo, ...perfis.filter(({ id }) => id !== EU)]
}

/** Repeating does no harm. @throws AppError 422 past the greatest number */
export async function criarPerfil(
  db: Database,
  usuarioId: string,
  novo: { id: string; nome: string },
): Promise<PerfilDaMemoria[]> {
  if (!(await insertPerfil(db, usuarioId, novo, MAX_PERFIS - 1))) {
    throw new AppError(
      'cota_esgotada',
      `Cabem ${MAX_PERFIS} perfis em uma conta. Exclua um para criar outro.`,
    )
  }
  return readPerfis(db, usuarioId)
}

/** @throws AppError 404 */
export async function salvarPerfil(
  db: Database,
  usuarioId: string,
  id: string,
  { nome, novos_por_dia, baralhos }: MudancaDoPerfil,
): Promise<PerfilDaMemoria[]> {
  if (id === EU) await insertEu(db, usuarioId)
  const isSaved = await updatePerfil(db, usuarioId, id, {
    ...(nome !== undefined && id !== EU && { nome }),
    ...(novos_por_dia !== undefined && { novos_por_dia }),
    ...(baralhos !== undefined && { baralhos: baralhos.join(' ') }),
  })
  if (!isSaved) throw perfilNotFound()
  return readPerfis(db, usuarioId)
}

/** The account's own is emptied. @throws AppError 404 */
export async function excluirPerfil(db: Database, usuarioId: string, id: string): Promise<PerfilDaMemoria[]> {
  if (id === EU) await emptyEu(db, usuarioId)
  else if (!(await deletePerfil(db, usuarioId, id))) throw perfilNotFound()
  return readPerfis(db, usuarioId)
}

/** @param depois number of the last that is known @throws AppError 404 */
export async function readRevisoes(
  db: Database,
  usuarioId: string,
  perfil: string,
  depois: number,
): Promise<RevisoesDoPerfil> {
  await requirePerfil(db, usuarioId, perfil)
  const limit = MAX_REVISOES_POR_VEZ
  // Counted first: what comes between is asked for next time, and nothing is missed.
  const total = await countRevisoes(db, usuarioId, perfil)
  const rows = await listRevisoes(db, usuarioId, { perfil, depois, limit })
  return {
    ate: rows.at(-1)?.numero ?? depois,
    total,
    ha_mais: rows.length === limit,
    revisoes: rows.map(({ numero: _, ...revisao }) => revisao),
  }
}

/** Keeps a review; repeated it stays as it was. @throws AppError 404 without the profile, 409, 422 past the quota */
export async function salvarRevisao(
  db: Database,
  usuarioId: string,
  id: string,
  { perfil, cartao, nota, feita_em }: NovaRevisao,
): Promise<RevisaoDoCartao> {
  if (perfil === EU) await insertEu(db, usuarioId)
  const outcome = await insertRevisao(db, {
    ...{ usuario_id: usuarioId, id, perfil, cartao, nota },
    feita_em: notAhead(feita_em, Date.now()),
  })
  if (outcome === 'cheio') throw new AppError('cota_esgotada', CHEIO)
  if (outcome === 'sem_perfil') throw perfilNotFound()
  const stored = await findRevisao(db, usuarioId, id)
  // It was so old that the latest of its card alone are kept.
  if (!stored) return { id, cartao, nota, feita_em }
  if (stored.perfil !== perfil || stored.cartao !== cartao || stored.nota !== nota) {
    throw new AppError('estado_nao_permite', 'Outra revisão já foi guardada com este identificador.')
  }
  return { id, cartao, nota, feita_em: stored.feita_em }
}

/** The time of a clock that goes wrong is ours. */
function notAhead(feita_em: string, now: number): string {
  return Date.parse(feita_em) > now + MAX_ADIANTE_MS ? new Date(now).toISOString() : feita_em
}

/** The account's own is always there. @throws AppError 404 */
export async function requirePerfil(db: Database, usuarioId: string, perfil: string): Promise<void> {
  if (perfil !== EU && !(await hasPerfil(db, usuarioId, perfil))) throw perfilNotFound()
}

/** The rows of the data export that are many: those after one. */
export function readRevisoesParaExportar(db: Database, usuarioId: string, afterId: string, limit: number) {
  return listRevisoesParaExportar(db, usuarioId, afterId, limit)
}

/** The rows of the data export that are few. */
export async function readMemoriaParaExportar(db: Database, usuarioId: string) {
  const [perfis, versiculos] = await Promise.all([
    listPerfisParaExportar(db, usuarioId),
    listEscolhidosParaExportar(db, usuarioId),
  ])
  return { memoria_perfis: perfis, versiculos_escolhidos: versiculos }
}

function perfilNotFound(): AppError {
  return notFound('Perfil não encontrado.')
}
