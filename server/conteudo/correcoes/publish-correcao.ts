import type { Kysely, Transaction } from 'kysely'
import { ContentError } from '#server/arquivos/content-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { type StoredPadroes, storePadroes } from '../import-padroes.ts'
import { type ContentFile, readContentFiles } from '../parsers/content-files.ts'
import { impressaoDoTexto } from './impressao-do-texto.ts'
import { isCorrigivel } from './is-corrigivel.ts'
import { readCorrigido } from './read-corrigido.ts'
import { findUltimaVersao, insertCorrecao } from './repository.ts'

export interface PedidoDeCorrecao {
  arquivo: string
  /** Null: the file of content/ again. */
  texto: string | null
  motivo: string
  desfaz: number | null
  autorId: string
  /** What its author saw: the newest version, 0 for none, and the fingerprint of the file beneath. */
  visto: { versao: number; arquivoImpressao: string }
}

export class CorrecaoOutdated extends Error {}

/**
 * Makes a new version of a file, for all readers, or changes nothing.
 * @param record what else is written with it
 * @throws ContentError a text that is wrong @throws CorrecaoOutdated
 */
export function publishCorrecao(
  db: Database,
  dir: string,
  pedido: PedidoDeCorrecao,
  record: (trx: Transaction<Tables>, versao: number) => Promise<void>,
): Promise<StoredPadroes> {
  const { arquivo, texto, motivo, desfaz, autorId } = pedido
  // Called in the turn of imports, so what is seen here is what is written over.
  const read = async (stored: Kysely<Tables>) => {
    const files = await readContentFiles(dir)
    const textoDoArquivo = await checkSeen(stored, files, pedido)
    const { conteudo, impressao } = await readCorrigido(stored, files, pedido)
    const versao = pedido.visto.versao + 1
    return {
      conteudo,
      impressao,
      record: async (trx: Transaction<Tables>) => {
        const row = { arquivo, versao, motivo, desfaz, autor_id: autorId, texto, textoDoArquivo }
        await insertCorrecao(trx, row)
        await record(trx, versao)
      },
    }
  }
  return storePadroes(db, read, { dryRun: false })
}

async function checkSeen(
  stored: Kysely<Tables>,
  files: readonly ContentFile[],
  { arquivo, visto }: PedidoDeCorrecao,
): Promise<string> {
  const file = files.find(({ name }) => name === arquivo)
  if (!file || !isCorrigivel(arquivo))
    throw new ContentError([{ file: arquivo, reason: 'Este arquivo não existe.' }])
  const isSeen =
    (await findUltimaVersao(stored, arquivo)) === visto.versao &&
    impressaoDoTexto(file.bytes) === visto.arquivoImpressao
  if (!isSeen) throw new CorrecaoOutdated(arquivo)
  return new TextDecoder().decode(file.bytes)
}
