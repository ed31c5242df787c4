/** The public pages, outside the API, and their pictures, inside it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { IdNumerico } from '#contract/atoms.ts'
import { SiglaDeEdicao } from '#contract/biblia.ts'
import * as contract from '#contract/ler.ts'
import { PADROES, Padrao } from '#contract/padroes.ts'
import { type CookieSettings, sessionTokenOf, setSessionCookie } from '#server/auth/session-cookies.ts'
import { resumeSession } from '#server/auth/sessions.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { sendDocument } from '#server/platform/ready-document.ts'
import { registerFile } from '#server/platform/register-endpoint.ts'
import { hasServerPage } from '#server/platform/server-pages.ts'
import type { Documentos } from './documentos.ts'
import type { ImagensDosExcertos } from './imagens-dos-excertos.ts'
import { readCapituloDaBiblia, readPaginaDoPadrao } from './service.ts'

interface PublicoDeps {
  db: Database
  webDir: string
  cookies: CookieSettings
  documentos: Documentos
}

type Texto = contract.DadosPublicos['texto']

const Pagina = z.object({ padrao: Padrao, numero: IdNumerico })
const Capitulo = z.object({ livro: IdNumerico, capitulo: IdNumerico })
const Edicao = z.object({ edicao: z.optional(SiglaDeEdicao) })

const options = { schema: { hide: true }, compress: false } as const
const ONE_DAY_SECONDS = 24 * 60 * 60

/** '/ler/cfw/8' and '/ler/biblia/43/3'. Who is signed in goes on to the page of the app, at the same place. */
export function registerPublicoSite(app: FastifyInstance, deps: PublicoDeps): void {
  const { db, webDir, documentos } = deps
  if (!hasServerPage(webDir, 'ler')) return

  app.get('/ler/:padrao/:numero', options, async (request, reply) => {
    const params = z.safeParse(Pagina, request.params)
    if (!params.success) return sendMissing(request, reply, documentos)
    const { padrao, numero } = params.data
    if (await isReader(request, reply, deps))
      return goOn(request, reply, `/${padrao}/${PADROES[padrao].unidade}/${numero}`)
    return answer(request, reply, deps, {
      key: `${padrao} ${numero}`,
      read: () => readPaginaDoPadrao(db, padrao, numero),
    })
  })

  app.get('/ler/biblia/:livro/:capitulo', options, async (request, reply) => {
    const params = z.safeParse(Capitulo, request.params)
    const query = z.safeParse(Edicao, request.query)
    if (!params.success || !query.success) return sendMissing(request, reply, documentos)
    const { livro, capitulo } = params.data
    const { edicao } = query.data
    if (await isReader(request, reply, deps))
      return goOn(request, reply, `/biblia/capitulos/${livro}/${capitulo}`)
    return answer(request, reply, deps, {
      key: `biblia ${livro} ${capitulo} ${edicao ?? ''}`,
      read: () => readCapituloDaBiblia(db, { livro, capitulo }, edicao),
    })
  })
}

/** Below `/api`. */
export function registerPublicoRoutes(api: FastifyInstance, imagens: ImagensDosExcertos): void {
  const toReply = ({ png, etag }: { png: Buffer; etag: string }) => ({
    type: 'image/png',
    cacheControl: `public, max-age=${ONE_DAY_SECONDS}`,
    etag,
    body: png,
  })
  registerFile(api, contract.imagemDaPagina, async ({ params, query }) =>
    toReply(await imagens.ofPagina(params, query)),
  )
  registerFile(api, contract.imagemDoCapitulo, async ({ params, query }) =>
    toReply(await imagens.ofCapitulo(params, query)),
  )
}

async function isReader(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, cookies }: PublicoDeps,
): Promise<boolean> {
  const token = sessionTokenOf(request, cookies)
  const sessao = token === '' ? null : await resumeSession(db, token)
  // Told once a day: the calls of the page that follows are not.
  if (sessao?.renewed) setSessionCookie(reply, cookies, token)
  return sessao !== null
}

/** With what the address asks besides; what stands after '#' browsers take along by themselves. */
function goOn(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const { search } = new URL(request.url, 'http://localhost')
  return reply.header('Cache-Control', 'no-store').redirect(`${path}${search}`)
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { documentos }: PublicoDeps,
  { key, read }: { key: string; read: () => Promise<Texto> },
): Promise<FastifyReply> {
  try {
    return await sendDocument(request, reply, await documentos.get(key, read), 'no-cache')
  } catch (error) {
    if (!(error instanceof AppError) || error.statusCode !== 404) throw error
    return sendMissing(request, reply, documentos)
  }
}

async function sendMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  documentos: Documentos,
): Promise<FastifyReply> {
  return sendDocument(request, reply.code(404), await documentos.get('', async () => null), 'no-cache')
}
