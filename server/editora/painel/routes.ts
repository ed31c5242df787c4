import type { FastifyInstance } from 'fastify'
import { baixarPainel, lerPainel } from '#contract/editora/painel.ts'
import { readUltimaCopia } from '#server/copias/ultima-copia.ts'
import { readMaisLidos } from '#server/leituras/contagem.ts'
import { readCorreioParado, readDias, readProcuras, writeCsv } from '#server/painel/service.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint, registerFile } from '#server/platform/register-endpoint.ts'

export function registerPainelRoutes(app: FastifyInstance, db: Database, dataDir: string): void {
  registerEndpoint(app, lerPainel, async () => {
    const [dias, mais_lidos, procuras_sem_resultado, correio, ultima_copia] = await Promise.all([
      readDias(db),
      readMaisLidos(db),
      readProcuras(db),
      readCorreioParado(db),
      readUltimaCopia(dataDir),
    ])
    return { dias, mais_lidos, procuras_sem_resultado, correio, ultima_copia }
  })
  registerFile(app, baixarPainel, async () => ({
    type: 'text/csv; charset=utf-8',
    cacheControl: 'no-store',
    name: 'painel.csv',
    body: Buffer.from(writeCsv(await readDias(db))),
  }))
}
