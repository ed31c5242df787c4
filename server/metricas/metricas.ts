/** Figures for Prometheus on a port of their own (ADR 019). Loaded only when MBW_METRICAS asks for them. */
import { stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BuscaPool } from '#server/busca/busca-pool.ts'
import { ULTIMA_COPIA } from '#server/copias/ultima-copia.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Config } from '#server/platform/config.ts'
import { findLastImport } from '#server/platform/conteudo-repository.ts'
import type { Database } from '#server/platform/database.ts'
import { databaseFailureOf } from '#server/platform/database-errors.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6, 10]

interface Sources {
  db: Database
  busca: Pick<BuscaPool, 'waiting'>
  config: Config
}

/** Counts the calls of the application, and listens when the application does. */
export function installMetricas(app: FastifyInstance, sources: Sources): void {
  const { metricas } = sources.config
  if (!metricas) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countCalls(app, registry)
  addGauges(registry, sources)
  const server = createMetricasServer(registry, app.log)
  app.addHook('onListen', () => listen(server, metricas, app.log))
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
}

function countCalls(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const requests = new Counter({
    name: 'mbw_http_requests_total',
    help: 'Calls answered, by the pattern of their route',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'mbw_http_request_duration_seconds',
    help: 'Time to the end of the answer',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  })
  const failures = new Counter({
    name: 'mbw_database_errors_total',
    help: 'Calls that failed because of the database, by kind of failure',
    labelNames: ['kind'],
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request) }
    requests.inc({ ...labels, status: reply.statusCode })
    durations.observe(labels, reply.elapsedTime / 1000)
  })
  app.addHook('onError', async (_request, _reply, error) => {
    const kind = failureKind(error)
    if (kind) failures.inc({ kind })
  })
}

/** Never what somebody typed: patterns of the contract, and one name for everything else. */
function routeOf({ is404, routeOptions }: FastifyRequest): string {
  return is404 || !routeOptions.config.endpoint ? 'other' : (routeOptions.url ?? 'other')
}

/** Errors of the search have lost their codes on their way from its threads. */
function failureKind(error: Error): string | null {
  if (error instanceof AppError) return error.code === 'banco_indisponivel' ? 'search' : null
  return databaseFailureOf(error)
}

function addGauges(registry: Registry, { db, busca, config }: Sources): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number | null>) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // Without an answer there is no value, rather than an old one.
        const value = await Promise.resolve(read()).catch(() => null)
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  }
  gauge('mbw_database_pool_waiting', 'Callers that wait for a connection', () => db.waiting())
  gauge('mbw_search_waiting', 'Searches that wait for a thread', () => busca.waiting())
  gauge('mbw_content_age_seconds', 'Time since the last import', async () => {
    const imported = await findLastImport(db.read)
    return imported === null ? null : (Date.now() - Date.parse(imported)) / 1000
  })
  gauge('mbw_backup_last_success_timestamp_seconds', 'When the last backup was complete', async () => {
    const { mtimeMs } = await stat(join(config.database.dataDir, ULTIMA_COPIA))
    return mtimeMs / 1000
  })
}

function createMetricasServer(registry: Registry, log: FastifyBaseLogger): Server {
  return createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
    } catch (error) {
      log.error({ err: error }, 'metrics could not be written')
      response.writeHead(500).end()
    }
  })
}

/** A port that is taken takes the metrics away, not the library. */
async function listen(
  server: Server,
  { host, port }: NonNullable<Config['metricas']>,
  log: FastifyBaseLogger,
): Promise<void> {
  server.on('error', (error) => log.error({ err: error }, 'no metrics: the port cannot be opened'))
  server.listen(port, host, () => log.info({ address: server.address() }, 'metrics at /metrics'))
}
