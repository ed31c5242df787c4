import type { FastifyInstance } from 'fastify'
import { pacoteAnterior, pacoteDoLivro, pacoteDoPadrao } from '#contract/offline.ts'
import { readLivro } from '#server/biblia/service.ts'
import type { Database } from '#server/platform/database.ts'
import { registerDocument } from '#server/platform/register-endpoint.ts'
import { readLivroInteiro } from './biblia-service.ts'
import type { Pacotes } from './pacotes.ts'
import { readPadraoAnterior, readPadraoInteiro } from './padroes-service.ts'

export function registerOfflineRoutes(app: FastifyInstance, db: Database, pacotes: Pacotes): void {
  registerDocument(app, pacoteDoPadrao, 'no-cache', ({ params: { padrao } }) =>
    pacotes.get(`padrao ${padrao}`, () => readPadraoInteiro(db, padrao)),
  )
  registerDocument(app, pacoteAnterior, 'no-cache', ({ params: { padrao } }) =>
    pacotes.get(`padrao ${padrao}, anterior`, () => readPadraoAnterior(db, padrao)),
  )
  registerDocument(app, pacoteDoLivro, 'no-cache', async ({ params: { livro }, query: { edicao } }) => {
    // A number that names no book is told at once: it must not wait in the line of those that are being made.
    await readLivro(db, livro, edicao)
    return pacotes.get(`livro ${livro} ${edicao ?? ''}`, () => readLivroInteiro(db, livro, edicao))
  })
}
