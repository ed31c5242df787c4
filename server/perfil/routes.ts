import type { FastifyInstance } from 'fastify'
import { lerAparencia, salvarAparencia as salvarAparenciaEndpoint } from '#contract/aparencia.ts'
import * as contract from '#contract/perfil.ts'
import { recordEvento, registrandoBloqueio } from '#server/auditoria/service.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import { type CookieSettings, clearSessionCookies, setSessionCookies } from '#server/auth/session-cookies.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { type EndpointCall, registerEndpoint, registerFile } from '#server/platform/register-endpoint.ts'
import { readAparencia, salvarAparencia } from './aparencia-service.ts'
import { writeMeusDados } from './meus-dados-service.ts'
import { findFoto } from './repository.ts'
import * as service from './service.ts'

/** A private picture outlives its reader's session on a shared device by no more than this. */
const ONE_DAY_SECONDS = 24 * 60 * 60
const FOTO_RETRY_SECONDS = 5

/** @param antesDeExcluir ends what would go on without the account; when it throws, the account stays */
export function registerPerfilRoutes(
  app: FastifyInstance,
  db: Database,
  cookies: CookieSettings,
  antesDeExcluir: (usuarioId: string) => Promise<void>,
): void {
  registerEndpoint(app, contract.atualizarNomes, ({ body, request }) =>
    service.atualizarNomes(db, leitorOf(request).usuarioId, body),
  )
  registerEndpoint(app, contract.trocarSenha, async ({ body, request, reply }) => {
    const change = service.trocarSenha(db, leitorOf(request), body, request.ip)
    setSessionCookies(reply, cookies, await registrandoBloqueio(request, change))
    await recordEvento(request, 'senha_trocada')
    return { success: 'Senha alterada com sucesso!' }
  })
  registerEndpoint(app, contract.listarSessoes, ({ request }) => service.readSessoes(db, leitorOf(request)))
  registerEndpoint(app, contract.encerrarSessao, async ({ params, request }) => {
    await service.encerrarSessao(db, leitorOf(request).usuarioId, params.id)
    await recordEvento(request, 'sessao_encerrada')
    return { success: 'Sessão encerrada.' }
  })
  registerEndpoint(app, contract.lerPreferencias, ({ request }) =>
    service.readPreferencias(db, leitorOf(request).usuarioId),
  )
  registerEndpoint(app, contract.salvarPreferencias, ({ body, request }) =>
    service.salvarPreferencias(db, leitorOf(request).usuarioId, body),
  )
  registerFile(app, contract.baixarDados, async ({ request }) => {
    await recordEvento(request, 'dados_baixados')
    const body = await writeMeusDados({ db, auditoria: app.auditoria }, leitorOf(request))
    return { type: 'application/zip', cacheControl: 'no-store', name: contract.ARQUIVO_DOS_DADOS, body }
  })
  registerEndpoint(app, contract.excluirConta, async ({ body, request, reply }) => {
    const removal = service.excluirConta(db, leitorOf(request), body.senha, request.ip, antesDeExcluir)
    await registrandoBloqueio(request, removal)
    await recordEvento(request, 'conta_excluida')
    clearSessionCookies(reply, cookies)
    return { success: 'Sua conta foi excluída.' }
  })
  registerEndpoint(app, lerAparencia, ({ request }) => readAparencia(db, leitorOf(request).usuarioId))
  registerEndpoint(app, salvarAparenciaEndpoint, ({ body, request }) =>
    salvarAparencia(db, leitorOf(request).usuarioId, body),
  )
  registerFoto(app, db)
}

function registerFoto(app: FastifyInstance, db: Database): void {
  // A scope of its own: no other call reads pictures.
  app.register(async (scope) => registerEnvioDaFoto(scope, db))
  registerEndpoint(app, contract.removerFoto, ({ request }) =>
    service.removerFoto(db, leitorOf(request).usuarioId),
  )
  registerFile(app, contract.lerFoto, async ({ params, request }) => {
    const tamanho = Number(params.tamanho)
    const foto = await findFoto(db, leitorOf(request).usuarioId, params.versao, tamanho)
    if (!foto) throw notFound('Foto não encontrada.')
    return {
      type: 'image/webp',
      cacheControl: `private, max-age=${ONE_DAY_SECONDS}, immutable`,
      body: Buffer.from(foto.webp_base64, 'base64'),
    }
  })
}

function registerEnvioDaFoto(app: FastifyInstance, db: Database): void {
  const bodyLimit = contract.MAX_FOTO_BYTES
  app.addContentTypeParser([...contract.TIPOS_DE_FOTO], { parseAs: 'buffer', bodyLimit }, (_, body, done) =>
    done(null, body),
  )
  /** Readers whose photo is being prepared: nobody takes all turns. */
  const underWay = new Set<string>()
  const handle = async ({ query: { x, y, lado }, request }: EndpointCall<typeof contract.enviarFoto>) => {
    const { body } = request
    const { usuarioId } = leitorOf(request)
    if (!Buffer.isBuffer(body)) throw new AppError('tipo_nao_suportado', 'Envie uma foto JPEG, PNG ou WebP.')
    if (underWay.has(usuarioId)) {
      const retryAfter = FOTO_RETRY_SECONDS
      throw new AppError('muitas_tentativas', 'Outra foto sua ainda está em preparo. Espere um instante.', {
        retryAfter,
      })
    }
    underWay.add(usuarioId)
    try {
      const recorte = lado === undefined ? null : { x: x ?? 0, y: y ?? 0, lado }
      return await service.trocarFoto(db, usuarioId, body, recorte)
    } finally {
      underWay.delete(usuarioId)
    }
  }
  registerEndpoint(app, contract.enviarFoto, handle, { bodyLimit })
}
