import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/chaves.ts'
import { recordEvento, registrandoBloqueio } from '#server/auditoria/service.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import { createAfterReply } from '#server/platform/after-reply.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import * as service from './service.ts'

export interface Envio {
  enviaEmails: boolean
  /** Whom to ask where no mail goes out. */
  contato: string
}

export function registerChavesRoutes(
  app: FastifyInstance,
  db: Database,
  { enviaEmails, contato }: Envio,
): void {
  const afterReply = createAfterReply(app)
  const pedido = enviaEmails
    ? 'Se houver uma conta com este e-mail, o link para escolher outra senha está a caminho. Ele vale por 30 minutos.'
    : `Esta biblioteca ainda não envia e-mails. Escreva para ${contato} e peça o link para escolher outra senha.`

  registerEndpoint(app, contract.pedirSenhaNova, async ({ body, request, reply }) => {
    const work = service.pedirSenhaNova(db, body.email, request.ip)
    afterReply(reply, await registrandoBloqueio(request, work))
    return { success: pedido }
  })
  registerEndpoint(app, contract.escolherSenha, async ({ body, request }) => {
    const usuarioId = await service.escolherSenha(db, body, request.ip)
    await recordEvento(request, 'senha_recuperada', usuarioId)
    return { success: 'Senha alterada. Entre com a senha nova.' }
  })
  registerEndpoint(app, contract.confirmarEndereco, async ({ body, request }) => {
    const { usuarioId, novo } = await service.confirmarEndereco(db, body.chave)
    await recordEvento(request, novo === null ? 'email_confirmado' : 'email_trocado', usuarioId)
    return { success: novo === null ? 'E-mail confirmado.' : `O e-mail da sua conta agora é ${novo}.` }
  })
  registerEndpoint(app, contract.enviarConfirmacao, async ({ request }) => {
    await service.enviarConfirmacao(db, leitorOf(request).usuarioId)
    return { success: 'Enviamos de novo o link de confirmação.' }
  })
  registerEndpoint(app, contract.trocarEndereco, async ({ body, request }) => {
    const work = service.trocarEndereco(db, leitorOf(request), body, request.ip)
    await registrandoBloqueio(request, work)
    return { success: `Enviamos um link para ${body.email}. A troca vale quando você o abrir.` }
  })
}
