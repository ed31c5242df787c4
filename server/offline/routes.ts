import type { FastifyInstance } from 'fastify'
import { pacoteDoLivro, pacoteDoPadrao } from '#contract/offline.ts'
import type { Database } from '#server/platform/database.ts'
import { registerDocument } from '#server/platform/register-endpoint.ts'
import { readLivroInteiro } from './biblia-service.ts'
import type { Pacotes } from './pacotes.ts'
import { readPadraoInteiro } from './padroes-service.ts'

export function registerOfflineRoutes(app: FastifyInstance, db: Database, pacotes: Pacotes): void {
  registerDocument(app, pacoteDoPadrao, 'no-cache', ({ params: { padrao } }) =>
    pacotes.get(`padrao ${padrao}`, () => readPadraoInteiro(db, padrao)),
  )
  registerDocument(app, pacoteDoLivro, 'no-cache', ({ params: { livro } }) =>
    pacotes.get(`livro ${livro}`, () => readLivroInteiro(db, livro)),
  )
}
