import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { BYTES_DA_PARTE } from '#contract/editora/arquivos-do-rascunho.ts'
import * as artigos from '#contract/editora/artigos.ts'
import * as envio from '#contract/editora/envio-do-rascunho.ts'
import { MAX_CAPA_BYTES, TIPOS_DE_CAPA } from '#contract/editora/livros.ts'
import * as contract from '#contract/editora/rascunhos.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import { notFound } from '#server/platform/app-error.ts'
import { registerEndpoint, registerFile } from '#server/platform/register-endpoint.ts'
import { lerDeNovo, receberParte, tituloDoArquivo, trocarArquivo } from './arquivo-service.ts'
import { preverArtigo, salvarFichaDoRascunho, salvarFonte } from './artigo-service.ts'
import { readCapaDoRascunho, trocarCapaDoRascunho } from './capa-service.ts'
import type { MesaDosLivros } from './mesa-dos-livros.ts'
import { findCapitulo } from './rascunhos-repository.ts'
import * as service from './rascunhos-service.ts'
import { startPublicacao } from './start-trabalho.ts'

const OCTETOS = 'application/octet-stream'

export function registerRascunhosRoutes(app: FastifyInstance, mesa: MesaDosLivros): void {
  const read = (id: string) => service.readRascunhoCompleto(mesa, id)
  registerEndpoint(app, contract.listarRascunhos, () => service.readRascunhos(mesa))
  registerEndpoint(app, contract.criarRascunho, ({ body, request }) => {
    const { tipo, livro: ebookId = null } = body
    const arquivo = tipo === 'epub' ? body.arquivo : null
    const titulo = tipo === 'epub' ? tituloDoArquivo(body.arquivo.nome) : body.titulo.trim()
    const { usuarioId: autorId } = leitorOf(request)
    return service.criarRascunho(mesa, { tipo, titulo, arquivo, ebookId, autorId })
  })
  registerEndpoint(app, contract.lerRascunho, ({ params }) => read(params.id))
  registerEndpoint(app, contract.excluirRascunho, async ({ params, request }) => {
    await service.excluirRascunho(mesa, params.id, leitorOf(request).usuarioId)
    return { success: 'Rascunho excluído.' }
  })
  registerEndpoint(app, contract.lerCapituloDoRascunho, async ({ params }) => {
    const capitulo = await findCapitulo(mesa.db.write, params.id, params.ordem)
    if (!capitulo) throw notFound('Capítulo não encontrado.')
    return z.parse(contract.CapituloDoRascunho, JSON.parse(capitulo.conteudo))
  })
  registerEndpoint(app, contract.salvarFichaDoRascunho, async ({ params: { id }, body }) => {
    await salvarFichaDoRascunho(mesa, { id, versao: body.versao }, body.ficha)
    return read(id)
  })
  registerEndpoint(app, artigos.salvarFonte, async ({ params: { id }, body }) => {
    await salvarFonte(mesa, { id, versao: body.versao }, body.fonte)
    return read(id)
  })
  registerEndpoint(app, artigos.preverArtigo, ({ body }) => preverArtigo(mesa, body))
  registerEndpoint(app, contract.publicarRascunho, async ({ params: { id }, body, request }) => {
    const { estado } = await service.requireRascunho(mesa, id)
    if (estado === 'publicado') throw service.conflict('Este rascunho já está publicado.')
    if (estado !== 'pronto') throw service.conflict('Este rascunho ainda não pode ser publicado.')
    await startPublicacao(mesa, { id, versao: body.versao }, leitorOf(request).usuarioId)
    return read(id)
  })
  // Scopes of their own: no other call reads bytes or pictures.
  app.register(async (scope) => registerArquivo(scope, mesa))
  app.register(async (scope) => registerCapa(scope, mesa))
}

function registerArquivo(app: FastifyInstance, mesa: MesaDosLivros): void {
  const bodyLimit = BYTES_DA_PARTE
  app.addContentTypeParser(OCTETOS, { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body))
  registerEndpoint(
    app,
    envio.enviarParte,
    ({ params, request }) => receberParte(mesa, params, request.body),
    {
      bodyLimit,
    },
  )
  registerEndpoint(app, envio.trocarArquivo, async ({ params: { id }, body: { versao, ...arquivo } }) => {
    await trocarArquivo(mesa, { id, versao }, arquivo)
    return service.readRascunhoCompleto(mesa, id)
  })
  registerEndpoint(app, envio.lerDeNovo, async ({ params: { id } }) => {
    await lerDeNovo(mesa, id)
    return service.readRascunhoCompleto(mesa, id)
  })
}

function registerCapa(app: FastifyInstance, mesa: MesaDosLivros): void {
  const bodyLimit = MAX_CAPA_BYTES
  app.addContentTypeParser([...TIPOS_DE_CAPA], { parseAs: 'buffer', bodyLimit }, (_, body, done) =>
    done(null, body),
  )
  const handle = async (id: string, versao: number, body: unknown) => {
    await service.requireRascunho(mesa, id)
    await trocarCapaDoRascunho(mesa, { id, versao }, await toCapa(body))
    return service.readRascunhoCompleto(mesa, id)
  }
  registerEndpoint(
    app,
    envio.enviarCapaDoRascunho,
    ({ params, query, request }) => handle(params.id, query.versao, request.body),
    { bodyLimit },
  )
  registerEndpoint(app, envio.retomarCapaDoRascunho, async ({ params: { id }, query }) => {
    await trocarCapaDoRascunho(mesa, { id, versao: query.versao }, null)
    return service.readRascunhoCompleto(mesa, id)
  })
  registerFile(app, envio.lerCapaDoRascunho, async ({ params }) => ({
    type: 'image/webp',
    cacheControl: 'private, max-age=86400, immutable',
    body: await readCapaDoRascunho(mesa, params.id, params.nome),
  }))
}

/** Nothing of it is loaded before somebody sends a picture. */
async function toCapa(body: unknown) {
  const { prepareCapa } = await import('./prepare-capa.ts')
  return prepareCapa(body)
}
