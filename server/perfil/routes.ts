import type { FastifyInstance } from 'fastify'
import { lerAparencia, salvarAparencia as salvarAparenciaEndpoint } from '#contract/aparencia.ts'
import * as contract from '#contract/perfil.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import { clearSessionCookies } from '#server/auth/session-cookies.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint, registerFile } from '#server/platform/register-endpoint.ts'
import { readAparencia, salvarAparencia } from './aparencia-service.ts'
import { readMeusDados } from './meus-dados-service.ts'
import { findFoto } from './repository.ts'
import * as service from './service.ts'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

export function registerPerfilRoutes(app: FastifyInstance, db: Database): void {
  registerEndpoint(app, contract.atualizarNomes, ({ body, request }) =>
    service.atualizarNomes(db, leitorOf(request).usuarioId, body),
  )
  registerEndpoint(app, contract.trocarSenha, async ({ body, request }) => {
    await service.trocarSenha(db, leitorOf(request), body, request.ip)
    return { success: 'Senha alterada com sucesso!' }
  })
  registerEndpoint(app, contract.listarSessoes, ({ request }) => service.readSessoes(db, leitorOf(request)))
  registerEndpoint(app, contract.encerrarSessao, async ({ params, request }) => {
    await service.encerrarSessao(db, leitorOf(request).usuarioId, params.id)
    return { success: 'Sessão encerrada.' }
  })
  registerEndpoint(app, contract.lerPreferencias, ({ request }) =>
    service.readPreferencias(db, leitorOf(request).usuarioId),
  )
  registerEndpoint(app, contract.salvarPreferencias, ({ body, request }) =>
    service.salvarPreferencias(db, leitorOf(request).usuarioId, body),
  )
  registerEndpoint(app, contract.baixarDados, ({ request }) => readMeusDados(db, leitorOf(request)))
  registerEndpoint(app, contract.excluirConta, async ({ body, request, reply }) => {
    await service.excluirConta(db, leitorOf(request).usuarioId, body.senha, request.ip)
    clearSessionCookies(reply)
    return { success: 'Sua conta foi excluída.' }
  })
  registerEndpoint(app, lerAparencia, ({ request }) => readAparencia(db, leitorOf(request).usuarioId))
  registerEndpoint(app, salvarAparenciaEndpoint, ({ body, request }) =>
    salvarAparencia(db, leitorOf(request).usuarioId, body),
  )
  registerFoto(app, db)
}

function registerFoto(app: FastifyInstance, db: Database): void {
  app.addContentTypeParser(
    [...contract.TIPOS_DE_FOTO],
    { parseAs: 'buffer', bodyLimit: contract.MAX_FOTO_BYTES },
    (_, body, done) => done(null, body),
  )
  registerEndpoint(
    app,
    contract.enviarFoto,
    async ({ query: { x, y, lado }, request }) => {
      const { body } = request
      if (!Buffer.isBuffer(body))
        throw new AppError('tipo_nao_suportado', 'Envie uma foto JPEG, PNG ou WebP.')
      const recorte = lado === undefined ? null : { x: x ?? 0, y: y ?? 0, lado }
      return service.trocarFoto(db, leitorOf(request).usuarioId, body, recorte)
    },
    { bodyLimit: contract.MAX_FOTO_BYTES },
  )
  registerEndpoint(app, contract.removerFoto, ({ request }) =>
    service.removerFoto(db, leitorOf(request).usuarioId),
  )
  registerFile(app, contract.lerFoto, async ({ params, request }) => {
    const tamanho = Number(params.tamanho)
    const foto = await findFoto(db, leitorOf(request).usuarioId, params.versao, tamanho)
    if (!foto) throw notFound('Foto não encontrada.')
    return {
      type: 'image/webp',
      cacheControl: `private, max-age=${ONE_YEAR_SECONDS}, immutable`,
      body: Buffer.from(foto.webp_base64, 'base64'),
    }
  })
}
