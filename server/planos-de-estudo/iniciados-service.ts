/** What a reader has begun and read: of two changes the later stays, on whatever device they were made (docs/planos-de-estudo.md). */
import type { Transaction } from 'kysely'
import { type EstadoDoPlano, laterEstado, laterMarca } from '#contract/etapas-do-plano.ts'
import {
  type EstadoPorEnviar,
  MAX_EM_CURSO,
  MAX_INICIADOS,
  type MarcaPorEnviar,
  type PlanoIniciado,
  type PlanoPorEnviar,
} from '#contract/planos-iniciados.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import {
  deleteIniciado,
  listFeitos,
  listIniciados,
  listIniciadosParaExportar,
  listMarcasParaExportar,
  lockPlanos,
  upsertFeitos,
  upsertIniciado,
} from './iniciados-repository.ts'
import type { PlanosLidos } from './planos-lidos.ts'
import { toIniciado } from './presenter.ts'

/** How far a device's clock may be ahead of ours before ours counts. */
const MAX_ADIANTE_MS = 24 * 60 * 60_000

interface DoLeitor {
  readonly usuarioId: string
  /** Of the plan that he has begun. */
  readonly id: string
}

/** Those too that have ended, in the order in which they were begun. */
export async function readIniciados(db: Database, usuarioId: string): Promise<PlanoIniciado[]> {
  const [rows, feitos] = await Promise.all([
    listIniciados(db.read, usuarioId),
    listFeitos(db.read, usuarioId),
  ])
  const doPlano = Map.groupBy(feitos, ({ inicio_id }) => inicio_id)
  return rows.map((row) => toIniciado(row, doPlano.get(row.id) ?? []))
}

/** Begins a plan; repeated it is a change of the one that is there. @throws AppError 422 for a plan that is not there, and past the greatest number */
export async function comecarPlano(
  db: Database,
  planos: PlanosLidos,
  usuarioId: string,
  { id, plano, inicio, ...estado }: PlanoPorEnviar,
): Promise<PlanoIniciado> {
  const conhecidos = await planos.read()
  return db.write.transaction().execute(async (trx) => {
    await lockPlanos(trx, usuarioId)
    const rows = await listIniciados(trx, usuarioId)
    const antes = rows.find((row) => row.id === id)
    if (antes) return changeIniciado(trx, usuarioId, rows, antes, estado)
    if (!conhecidos.has(plano)) throw invalido('plano', 'Este plano não existe mais na biblioteca.')
    if (!estado.encerrado) requireLugar(rows)
    await trimEncerrados(trx, usuarioId, rows)
    const row = { id, plano, inicio, ...toRow(estado) }
    await upsertIniciado(trx, { usuario_id: usuarioId, ...row })
    return toIniciado(row, [])
  })
}

/** Moves, ends or resumes a plan. @throws AppError 404, 422 when too many go on */
export async function mudarPlano(
  db: Database,
  { usuarioId, id }: DoLeitor,
  estado: EstadoPorEnviar,
): Promise<PlanoIniciado> {
  return db.write.transaction().execute(async (trx) => {
    await lockPlanos(trx, usuarioId)
    const rows = await listIniciados(trx, usuarioId)
    const antes = rows.find((row) => row.id === id)
    if (!antes) throw planoNotFound()
    return changeIniciado(trx, usuarioId, rows, antes, estado)
  })
}

type Iniciado = Awaited<ReturnType<typeof listIniciados>>[number]

async function changeIniciado(
  trx: Transaction<Tables>,
  usuarioId: string,
  rows: readonly Iniciado[],
  antes: Iniciado,
  estado: EstadoPorEnviar,
): Promise<PlanoIniciado> {
  const doServidor = { ...antes, encerrado: antes.encerrado === 1 }
  const row = { ...antes, ...toRow(laterEstado<EstadoDoPlano>(doServidor, estado)) }
  if (row.encerrado === 0 && doServidor.encerrado) requireLugar(rows)
  await upsertIniciado(trx, { usuario_id: usuarioId, ...row })
  return toIniciado(row, await listFeitos(trx, usuarioId, antes.id))
}

function toRow({ deslocamento, encerrado, mudado_em }: EstadoDoPlano) {
  return { deslocamento, encerrado: encerrado ? 1 : 0, mudado_em: notAhead(mudado_em, Date.now()) }
}

function requireLugar(rows: readonly Iniciado[]): void {
  if (rows.filter(({ encerrado }) => encerrado === 0).length < MAX_EM_CURSO) return
  throw new AppError(
    'cota_esgotada',
    `Cabem ${MAX_EM_CURSO} planos de cada vez. Encerre um para começar ou retomar outro.`,
  )
}

/** Marks portions as read or not; what the plan does not have is passed over. @throws AppError 404 */
export async function marcarPorcoes(
  db: Database,
  planos: PlanosLidos,
  { usuarioId, id }: DoLeitor,
  marcas: readonly MarcaPorEnviar[],
): Promise<PlanoIniciado> {
  const conhecidos = await planos.read()
  const agora = Date.now()
  return db.write.transaction().execute(async (trx) => {
    await lockPlanos(trx, usuarioId)
    const row = (await listIniciados(trx, usuarioId)).find((each) => each.id === id)
    if (!row) throw planoNotFound()
    const nomes = conhecidos.get(row.plano)?.nomes
    const porNome = new Map<string, MarcaPorEnviar>()
    for (const marca of marcas) {
      if (!nomes?.has(marca.porcao)) continue
      const nova = { ...marca, mudado_em: notAhead(marca.mudado_em, agora) }
      const antes = porNome.get(marca.porcao)
      porNome.set(marca.porcao, antes ? laterMarca(antes, nova) : nova)
    }
    const feitos = [...porNome.values()].map(({ porcao, feito, mudado_em }) => ({
      ...{ usuario_id: usuarioId, inicio_id: id, porcao, feito: feito ? 1 : 0, mudado_em },
    }))
    if (feitos.length > 0) await upsertFeitos(trx, feitos)
    return toIniciado(row, await listFeitos(trx, usuarioId, id))
  })
}

/** Makes room for one more: those that ended longest ago go. */
async function trimEncerrados(
  trx: Transaction<Tables>,
  usuarioId: string,
  rows: readonly Iniciado[],
): Promise<void> {
  const encerrados = rows
    .filter(({ encerrado }) => encerrado === 1)
    .toSorted((a, b) => (a.mudado_em < b.mudado_em ? -1 : 1))
  const aMais = Math.max(0, rows.length + 1 - MAX_INICIADOS)
  for (const { id } of encerrados.slice(0, aMais)) await deleteIniciado(trx, usuarioId, id)
}

/** The rows of the data export after one of them, each with all that was marked in it. */
export async function readIniciadosParaExportar(
  db: Database,
  usuarioId: string,
  afterId: string,
  limit: number,
) {
  const rows = await listIniciadosParaExportar(db, usuarioId, afterId, limit)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const marcas = Map.groupBy(await listMarcasParaExportar(db, usuarioId, ids), ({ inicio_id }) => inicio_id)
  return rows.map((row) => ({
    ...row,
    encerrado: row.encerrado === 1,
    marcas: (marcas.get(row.id) ?? []).map(({ porcao, feito, mudado_em }) => ({
      ...{ porcao, feito: feito === 1, mudado_em },
    })),
  }))
}

/** The time of a clock that goes wrong is ours. */
function notAhead(mudado_em: string, now: number): string {
  return Date.parse(mudado_em) > now + MAX_ADIANTE_MS ? new Date(now).toISOString() : mudado_em
}

function planoNotFound(): AppError {
  return notFound('Plano não encontrado.')
}

function invalido(field: string, message: string): AppError {
  return new AppError('dados_invalidos', message, { fields: { [field]: message } })
}
