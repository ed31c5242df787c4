import { MEDIDAS, type Medida, type PainelDaEditora } from '#contract/editora/painel.ts'
import { DIAS_DE_PROCURAS } from '#contract/privacidade.ts'
import type { Database } from '#server/platform/database.ts'
import {
  countAssinaturasEmVigor,
  hasTotal,
  insertTotal,
  listCorreioParado,
  listDias,
  listProcuras,
} from './repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DIAS = 365
const PROCURAS = 50
const MAILS = 200
const MOTIVOS = 10

/** The last 365 days, today last, those without anything too. */
export async function readDias(db: Database): Promise<PainelDaEditora['dias']> {
  const today = Date.now()
  const names = Array.from({ length: DIAS }, (_, index) => dayOf(today - (DIAS - 1 - index) * DAY_MS))
  const rows = await listDias(db, names[0] ?? '')
  const totals = new Map(rows.map(({ dia, medida, total }) => [`${dia} ${medida}`, total]))
  const totalOf = (dia: string, medida: Medida) => totals.get(`${dia} ${medida}`) ?? 0
  return names.map((dia) => ({
    dia,
    leituras_iniciadas: totalOf(dia, 'leituras_iniciadas'),
    contas_criadas: totalOf(dia, 'contas_criadas'),
    assinaturas: totalOf(dia, 'assinaturas'),
  }))
}

/** What was looked for on three days at least, and not found. */
export async function readProcuras(db: Database): Promise<PainelDaEditora['procuras_sem_resultado']> {
  const rows = await listProcuras(db, dayOf(Date.now() - DIAS_DE_PROCURAS * DAY_MS), PROCURAS)
  return rows.map(({ termos, total, dias, ultima }) => ({
    termos,
    total: Number(total),
    dias: Number(dias),
    ultima,
  }))
}

/** Why mails did not go out, the commonest reason first. */
export async function readCorreioParado(db: Database): Promise<PainelDaEditora['correio']> {
  const rows = await listCorreioParado(db, MAILS)
  const motivos = Map.groupBy(rows, ({ motivo }) => motivo ?? 'Sem motivo conhecido')
  return [...motivos]
    .map(([motivo, some]) => ({ motivo, total: some.length }))
    .sort((a, b) => b.total - a.total)
    .slice(0, MOTIVOS)
}

/** Counts the subscriptions in force, once a day: a look at all of them that no call waits for. */
export async function countAssinaturas(db: Database): Promise<void> {
  const now = new Date().toISOString()
  if (await hasTotal(db, now.slice(0, 10), 'assinaturas')) return
  const total = await countAssinaturasEmVigor(db, now)
  await db.write.transaction().execute((trx) => insertTotal(trx, now.slice(0, 10), 'assinaturas', total))
}

/** The days as a table for spreadsheets, which in Brazil part columns by semicolons. */
export function writeCsv(dias: PainelDaEditora['dias']): string {
  const medidas = Object.keys(MEDIDAS) as Medida[]
  const lines = dias.map((dia) => [dia.dia, ...medidas.map((medida) => dia[medida])].join(';'))
  return `\ufeff${['dia', ...medidas].join(';')}\r\n${lines.join('\r\n')}\r\n`
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
