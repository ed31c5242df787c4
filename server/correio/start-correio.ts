/** Sends the mails that wait, beside the calls. Any number of servers may do so on one database: a mail is one attempt's. */
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { v4 as uuidv4 } from 'uuid'
import { DIAS_DE_CORREIO } from '#contract/privacidade.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import type { CorreioTable } from '#server/platform/tables-correio.ts'
import type { Carrier, FimDoEnvio } from './carrier.ts'
import { nextAttempt } from './next-attempt.ts'
import { onCorreio } from './queue-correio.ts'
import { removeOldMails } from './remove-old-mails.ts'
import {
  beginEnvio,
  claimCorreio,
  deleteCorreiosBefore,
  giveUpEnvios,
  hasCorreioDevido,
  updateCorreio,
} from './repository.ts'
import { SMTP_LIMITS } from './smtp-limits.ts'

const PAUSE_MS = 5_000
const AT_ONCE = 4
/** Longer than any attempt takes: what is not done by then ended with its process. */
const LEASE_MS = 2.5 * SMTP_LIMITS.totalMs
const DAY_MS = 24 * 60 * 60 * 1000
const PURGE_EVERY_MS = 60 * 60 * 1000
const PURGED_AT_ONCE = 500

const PERDIDA = 'o programa terminou durante o envio'

interface CorreioSender {
  /** Sends what is due, and resolves when nothing is. */
  sendDue(): Promise<void>
  /** Resolves when the attempts under way have ended. */
  stop(): Promise<void>
}

interface SenderOptions {
  db: Database
  config: Pick<Config, 'correio' | 'http' | 'publisher'>
  log: FastifyBaseLogger
  carrier?: Carrier
}

/** Begins to send; it looks when it is woken (`withCorreio`) and every five seconds. */
export function startCorreio(options: SenderOptions): CorreioSender {
  const { db, log, config } = options
  const sender = createSender(options)
  const ending = new AbortController()
  let wake = new AbortController()
  const forget = onCorreio(db, () => wake.abort())
  let purgedAt = Number.NEGATIVE_INFINITY
  const running = (async () => {
    while (!ending.signal.aborted) {
      wake = new AbortController()
      await sender.sendDue().catch((error) => log.warn({ err: error }, 'mails could not be sent'))
      if (performance.now() - purgedAt > PURGE_EVERY_MS) {
        purgedAt = performance.now()
        await purge(db, config.correio.dir).catch((error) =>
          log.warn({ err: error }, 'old mails could not be removed'),
        )
      }
      const signal = AbortSignal.any([ending.signal, wake.signal])
      await delay(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  })()
  return {
    sendDue: sender.sendDue,
    stop: () => {
      forget()
      ending.abort()
      sender.end()
      return running
    },
  }
}

/** The sender without its clock. */
export function createSender({ db, config, log, carrier }: SenderOptions) {
  let isEnding = false
  let loaded: ReturnType<typeof loadWriting> | undefined

  async function sendDue(): Promise<void> {
    const now = new Date().toISOString()
    if (isEnding || !(await hasCorreioDevido(db, now))) return
    const lost = await giveUpEnvios(db, now, PERDIDA)
    if (lost > 0) log.error({ lost }, 'mails of which nobody knows whether they arrived')
    const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, sendOneByOne))
    for (const each of ended) if (each.status === 'rejected') throw each.reason
  }

  async function sendOneByOne(): Promise<void> {
    while (!isEnding) {
      const correio = await claimCorreio(db, { now: isoIn(0), until: isoIn(LEASE_MS), reserva: uuidv4() })
      if (!correio) return
      await settle(correio, await send(correio))
    }
  }

  async function send(correio: CorreioTable & { reserva: string }): Promise<FimDoEnvio> {
    try {
      loaded ??= loadWriting(config, carrier)
      const writing = await loaded
      // A server that is told to end begins nothing more.
      const begin = async () => !isEnding && (await beginEnvio(db, correio, isoIn(LEASE_MS)))
      const message = await writing.writeMessage(db, config, correio)
      return await writing.carrier.deliver(message, begin)
    } catch (error) {
      // A kind of mail that this program does not know, or a database that is away.
      log.error({ err: error, tipo: correio.tipo }, 'a mail could not be written')
      return { estado: 'adiado', motivo: error instanceof Error ? error.message : String(error) }
    }
  }

  async function settle(correio: CorreioTable & { reserva: string }, outcome: FimDoEnvio): Promise<void> {
    const { tipo, id, tentativas } = correio
    const now = new Date()
    const motivo = outcome.estado === 'enviado' ? null : outcome.motivo
    const next =
      outcome.estado === 'adiado' ? nextAttempt(tentativas, new Date(correio.criado_em), now) : null
    if (next) {
      log.warn({ tipo, id, tentativas, motivo }, 'mail not sent, will be tried again')
      await updateCorreio(db, correio, { estado: 'esperando', proxima_em: next.toISOString(), motivo })
      return
    }
    const estado = outcome.estado === 'enviado' || outcome.estado === 'incerto' ? outcome.estado : 'falhou'
    if (motivo === null) log.info({ tipo, id }, 'mail sent')
    else log.error({ tipo, id, tentativas, estado, motivo }, 'mail given up')
    await updateCorreio(db, correio, { estado, motivo, terminado_em: now.toISOString() })
  }

  return {
    sendDue,
    end: () => {
      isEnding = true
    },
  }
}

async function purge(db: Database, dir: string): Promise<void> {
  const oldest = Date.now() - DIAS_DE_CORREIO * DAY_MS
  await removeOldMails(dir, oldest)
  const before = new Date(oldest).toISOString()
  while ((await deleteCorreiosBefore(db, before, PURGED_AT_ONCE)) === PURGED_AT_ONCE);
}

/** Loaded with the first mail: a start need not wait for it. */
async function loadWriting({ correio: { smtp, dir } }: SenderOptions['config'], given?: Carrier) {
  const [{ writeMessage }, { createSmtpCarrier }, { createFolderCarrier }] = await Promise.all([
    import('./write-message.ts'),
    import('./smtp-carrier.ts'),
    import('./folder-carrier.ts'),
  ])
  return { writeMessage, carrier: given ?? (smtp ? createSmtpCarrier(smtp) : createFolderCarrier(dir)) }
}

function isoIn(ms: number): string {
  return new Date(Date.now() + ms).toISOString()
}
