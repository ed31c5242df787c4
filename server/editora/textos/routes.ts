import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/editora/textos.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import { readEmVigor } from '#server/conteudo/correcoes/read-em-vigor.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint, registerFile } from '#server/platform/register-endpoint.ts'
import { writeZip } from '#server/platform/zip-stream.ts'
import {
  desfazer,
  editar,
  type Mesa,
  prever,
  publicar,
  readCorrecao,
  readLugares,
  readTexto,
  readTextos,
} from './service.ts'
import { createTextosPool } from './textos-pool.ts'

/** @param dropTexts forgets what this server keeps ready: others notice a new text within seconds */
export function registerTextosRoutes(
  app: FastifyInstance,
  db: Database,
  { database, content }: Config,
  dropTexts: () => void,
): void {
  const { dir } = content
  const pool = createTextosPool({ database, dir })
  app.addHook('onClose', () => pool.close())
  const mesa: Mesa = { db, dir, pool, dropTexts }

  registerEndpoint(app, contract.listarTextos, () => readTextos(mesa))
  registerEndpoint(app, contract.lerTexto, ({ params }) => readTexto(mesa, params.chave))
  registerEndpoint(app, contract.preverTexto, ({ params, body }) => prever(mesa, params.chave, body.texto))
  registerEndpoint(app, contract.publicarTexto, ({ params, body: { texto, ...rest }, request }) =>
    publicar(mesa, { ...params, ...rest, autorId: leitorOf(request).usuarioId }, texto),
  )
  registerEndpoint(app, contract.desfazerCorrecao, ({ params, body, request }) =>
    desfazer(mesa, { ...params, ...body, autorId: leitorOf(request).usuarioId }),
  )
  registerEndpoint(app, contract.lerCorrecao, ({ params: { chave, versao } }) =>
    readCorrecao(mesa, chave, Number(versao)),
  )
  registerEndpoint(app, contract.editarHarmonias, ({ body }) => editar(mesa, body))
  registerEndpoint(app, contract.lugaresDasHarmonias, () => readLugares(mesa))
  registerFile(app, contract.baixarCorrecoes, async () => {
    const correcoes = (await readEmVigor(db, dir)).filter(({ arquivoAgora }) => arquivoAgora !== 'igual')
    if (correcoes.length === 0) throw notFound('Não há correções: os textos são os dos arquivos.')
    const entries = correcoes.map(({ arquivo, texto }) => ({
      name: join('content', arquivo),
      content: [texto],
    }))
    const body = writeZip(entries, new Date())
    return { type: 'application/zip', cacheControl: 'no-store', name: 'correcoes.zip', body }
  })
}
