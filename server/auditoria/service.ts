/** The record of security events: a row and a line in the log, without whole addresses and without names (ADR 018). */
import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { DIAS_DE_EVENTOS } from '#contract/privacidade.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { loadSegredo } from '#server/platform/segredo.ts'
import { steadyNow } from '#server/platform/steady-clock.ts'
import { createContagem, type TipoDeEvento } from './contagem.ts'
import { redeCurta } from './rede-curta.ts'
import { deleteEventosBefore, insertEvento, listEventosDoLeitor, setQuantidade } from './repository.ts'

const TICK_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1000
const PURGE_EVERY_MS = 60 * 60 * 1000
const PURGED_AT_ONCE = 500
const PURGES_AT_MOST = 20

declare module 'fastify' {
  interface FastifyInstance {
    auditoria: Auditoria
  }
}

export interface EventoDoLeitor {
  id: string
  tipo: string
  ocorrido_em: string
  rede: string
  quantidade: number
}

export interface Auditoria {
  /** Never rejects: what could not be written is in the log. */
  registrar(evento: { tipo: TipoDeEvento; ip: string; usuarioId: string | null }): Promise<void>
  /** What is kept of a reader, oldest first. */
  eventosDoLeitor(usuarioId: string, afterId: string, limit: number): Promise<EventoDoLeitor[]>
  /** Writes the counts that have grown. */
  gravar(): Promise<void>
  /** Removes what is older than 180 days, in short steps. */
  limpar(): Promise<void>
}

/** Begins the record, to be found at `app.auditoria`; it ends with the application. */
export async function installAuditoria(app: FastifyInstance, db: Database): Promise<void> {
  const auditoria = createAuditoria(db, app.log, await loadSegredo(db, 'segredo_auditoria'))
  app.decorate('auditoria', auditoria)
  let purgedAt = Number.NEGATIVE_INFINITY
  const timer = setInterval(async () => {
    await auditoria.gravar()
    if (performance.now() - purgedAt < PURGE_EVERY_MS) return
    purgedAt = performance.now()
    await auditoria.limpar()
  }, TICK_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await auditoria.gravar()
  })
}

/** Records what a call did or was refused. @param usuarioId the reader, when the call has no session of his */
export function recordEvento(
  { ip, sessao, server }: FastifyRequest,
  tipo: TipoDeEvento,
  usuarioId = sessao?.usuarioId ?? null,
): Promise<void> {
  return server.auditoria.registrar({ tipo, ip, usuarioId })
}

/** Does work that guessing would be refused, and records the refusal. */
export async function registrandoBloqueio<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError && error.code === 'muitas_tentativas') {
      await recordEvento(request, 'bloqueio')
    }
    throw error
  }
}

function createAuditoria(db: Database, log: FastifyBaseLogger, key: string): Auditoria {
  const contagem = createContagem()
  const pseudonimo = (usuarioId: string) => createHmac('sha256', key).update(usuarioId).digest('hex')

  async function guarded(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      log.error({ err: error }, what)
    }
  }
  return {
    registrar: ({ tipo, ip, usuarioId }) =>
      guarded(`security event ${tipo} could not be written`, async () => {
        const leitor = usuarioId === null ? null : pseudonimo(usuarioId)
        const row = contagem.count({ tipo, rede: redeCurta(ip), leitor }, performance.now())
        if (!row) return
        log.info({ evento: row.tipo, rede: row.rede, leitor }, 'security event')
        await insertEvento(db, { ...row, ocorrido_em: new Date().toISOString() })
      }),
    eventosDoLeitor: (usuarioId, afterId, limit) =>
      listEventosDoLeitor(db, pseudonimo(usuarioId), afterId, limit),
    gravar: () =>
      guarded('counts of security events could not be written', async () => {
        for (const counted of contagem.takeGrown()) await setQuantidade(db, counted)
      }),
    limpar: () =>
      guarded('old security events could not be removed', async () => {
        const oldest = new Date(steadyNow() - DIAS_DE_EVENTOS * DAY_MS).toISOString()
        for (let turn = 0; turn < PURGES_AT_MOST; turn += 1) {
          if ((await deleteEventosBefore(db, oldest, PURGED_AT_ONCE)) < PURGED_AT_ONCE) return
        }
      }),
  }
}
