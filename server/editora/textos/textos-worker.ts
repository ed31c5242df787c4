/** The thread in which texts are parsed and published: seconds of work for which no reader waits. */
import { workerData } from 'node:worker_threads'
import { ContentError } from '#server/arquivos/content-error.ts'
import { keepReadings } from '#server/arquivos/read-once.ts'
import { recordAto } from '#server/atos/service.ts'
import { editHarmonias } from '#server/conteudo/correcoes/edit-harmonias.ts'
import { ARQUIVO_DAS_HARMONIAS } from '#server/conteudo/correcoes/is-corrigivel.ts'
import { previewTexto } from '#server/conteudo/correcoes/preview-texto.ts'
import {
  CorrecaoOutdated,
  type PedidoDeCorrecao,
  publishCorrecao,
} from '#server/conteudo/correcoes/publish-correcao.ts'
import { isDatabaseAway } from '#server/platform/database-errors.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import type { DadosDosTextos, PedidoSobreTexto, RespostaSobreTexto } from './pedido-sobre-texto.ts'

const { database, dir }: DadosDosTextos = workerData

// Corrections come one after another; with the thread, a minute after the last of them, all that it kept is gone.
keepReadings()

export async function runTexto(trabalho: PedidoSobreTexto): Promise<RespostaSobreTexto> {
  try {
    return await run(trabalho)
  } catch (error) {
    if (error instanceof ContentError) return { tipo: 'recusado', problemas: error.problems }
    if (error instanceof CorrecaoOutdated) return { tipo: 'mudou' }
    // Parsers call themselves for what lies in each other.
    if (error instanceof RangeError) return { tipo: 'fundo_demais' }
    if (!isDatabaseAway(error)) throw error
    return { tipo: 'banco_fora', motivo: error instanceof Error ? error.message : String(error) }
  }
}

async function run(trabalho: PedidoSobreTexto): Promise<RespostaSobreTexto> {
  switch (trabalho.tipo) {
    case 'prever':
      return { tipo: 'previa', previa: await previewTexto(dir, trabalho.pedido) }
    case 'editar':
      return { tipo: 'editado', texto: editHarmonias(trabalho.texto, trabalho.edicao) }
    case 'publicar':
      await publish(trabalho.pedido)
      return { tipo: 'publicado' }
  }
}

async function publish(pedido: PedidoDeCorrecao): Promise<void> {
  const db = await openDatabase(database, 'maintenance')
  try {
    await publishCorrecao(db, dir, pedido, (trx, versao) =>
      recordAto(trx, {
        autor: pedido.autorId,
        acao: acaoOf(pedido),
        alvo: { tipo: pedido.arquivo === ARQUIVO_DAS_HARMONIAS ? 'harmonia' : 'texto', id: pedido.arquivo },
        detalhes: { versao, motivo: pedido.motivo },
      }),
    )
  } finally {
    await db.close()
  }
}

function acaoOf({ texto, desfaz }: PedidoDeCorrecao) {
  if (desfaz !== null) return 'correcao_desfeita'
  return texto === null ? 'arquivo_retomado' : 'texto_corrigido'
}
