/** Text and images that nobody reads: of an edition that is not shown yet, or no more. They are removed piece by piece. */
import type { Kysely } from 'kysely'
import type { PieceWriter } from '#server/platform/pieces.ts'
import type { Tables } from '#server/platform/tables.ts'
import {
  deleteImagens,
  deleteParagrafos,
  deleteSobras,
  hasSobras,
  insertSobras,
  listImagensQueSobram,
  listParagrafosQueSobram,
  type Sobra,
} from './sobras-repository.ts'

/** What it costs to record one, and to remove a paragraph or an image, in characters. */
const CUSTO = { registro: 60, paragrafo: 800, imagem: 100_000 }

/** Before anything of them is written. */
export async function recordSobras(pieces: PieceWriter, sobras: readonly Sobra[]): Promise<void> {
  await pieces.write('sobras', {
    items: sobras,
    weigh: () => CUSTO.registro,
    write: insertSobras,
  })
}

/** In the transaction that shows what was left out until then. */
export async function replaceSobras(trx: Kysely<Tables>, sobras: readonly Sobra[]): Promise<void> {
  await deleteSobras(trx)
  await insertSobras(trx, sobras)
}

/** Removes all of them, also those of an import that was broken off. */
export async function sweepSobras(pieces: PieceWriter): Promise<void> {
  const { db } = pieces
  if (!(await hasSobras(db.read))) return
  const textos = Map.groupBy(await listParagrafosQueSobram(db.read), ({ edicao }) => edicao)
  for (const [edicao, paragrafos] of textos) await sweepTexto(pieces, edicao, paragrafos)
  const imagens = Map.groupBy(await listImagensQueSobram(db.read), ({ dono_id }) => dono_id)
  for (const [ebookId, sobras] of imagens) await sweepImagens(pieces, ebookId, sobras)
  await pieces.transaction('sobras', deleteSobras)
}

async function sweepTexto(
  pieces: PieceWriter,
  edicao: number,
  paragrafos: readonly { id: number }[],
): Promise<void> {
  await pieces.write('sobras', {
    items: paragrafos.map(({ id }) => id).sort((a, b) => a - b),
    weigh: () => CUSTO.paragrafo,
    write: (trx, ids) => deleteParagrafos(trx, edicao, ids),
  })
}

async function sweepImagens(pieces: PieceWriter, ebookId: number, sobras: readonly Sobra[]): Promise<void> {
  await pieces.write('sobras', {
    items: sobras.map(({ nome }) => nome),
    weigh: () => CUSTO.imagem,
    write: (trx, nomes) => deleteImagens(trx, ebookId, nomes),
  })
}
