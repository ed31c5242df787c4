/** Text and images that nobody reads: of an edition that is not shown yet, or no more. They are removed piece by piece. */
import { type Kysely, sql } from 'kysely'
import type { PieceWriter } from '#server/platform/pieces.ts'
import type { Tables } from '#server/platform/tables.ts'

export type Sobra = Tables['importacao_sobra']

/** What it costs to record one, and to remove a paragraph or an image, in characters. */
const CUSTO = { registro: 60, paragrafo: 800, imagem: 100_000 }

/** Before anything of them is written. */
export async function recordSobras(pieces: PieceWriter, sobras: readonly Sobra[]): Promise<void> {
  await pieces.write('sobras', {
    items: sobras,
    weigh: () => CUSTO.registro,
    write: async (trx, some) => {
      await trx
        .insertInto('importacao_sobra')
        .values([...some])
        .execute()
    },
  })
}

/** In the transaction that shows what was left out until then. */
export async function replaceSobras(trx: Kysely<Tables>, sobras: readonly Sobra[]): Promise<void> {
  await trx.deleteFrom('importacao_sobra').execute()
  if (sobras.length > 0)
    await trx
      .insertInto('importacao_sobra')
      .values([...sobras])
      .execute()
}

/** Removes all of them, also those of an import that was broken off. */
export async function sweepSobras(pieces: PieceWriter): Promise<void> {
  const { db, rest } = pieces
  const any = await db.read.selectFrom('importacao_sobra').select('tipo').limit(1).executeTakeFirst()
  if (!any) return
  const textos = Map.groupBy(await listTextos(db.read), ({ edicao }) => edicao)
  for (const [edicao, paragrafos] of textos) await sweepTexto(pieces, edicao, paragrafos)
  const imagens = Map.groupBy(await listImagens(db.read), ({ dono_id }) => dono_id)
  for (const [ebookId, sobras] of imagens) await sweepImagens(pieces, ebookId, sobras)
  await rest('sobras')
  await db.write.deleteFrom('importacao_sobra').execute()
}

/** Never one that is read, whatever the table says. */
function listTextos(db: Kysely<Tables>): Promise<{ id: number; edicao: number }[]> {
  return db
    .selectFrom('importacao_sobra')
    .innerJoin('paragrafo', (join) =>
      join
        .onRef('paragrafo.ebook_capitulo_id', '=', 'importacao_sobra.dono_id')
        .on('paragrafo.edicao', '=', sql<number>`CAST(importacao_sobra.nome AS INTEGER)`),
    )
    .leftJoin('ebook_capitulo', (join) =>
      join
        .onRef('ebook_capitulo.id', '=', 'paragrafo.ebook_capitulo_id')
        .onRef('ebook_capitulo.edicao', '=', 'paragrafo.edicao'),
    )
    .select(['paragrafo.id', 'paragrafo.edicao'])
    .where('importacao_sobra.tipo', '=', 'texto')
    .where('ebook_capitulo.id', 'is', null)
    .execute()
}

function listImagens(db: Kysely<Tables>): Promise<Sobra[]> {
  return db.selectFrom('importacao_sobra').selectAll().where('tipo', '=', 'imagem').execute()
}

async function sweepTexto(
  pieces: PieceWriter,
  edicao: number,
  paragrafos: readonly { id: number }[],
): Promise<void> {
  await pieces.write('sobras', {
    items: paragrafos.map(({ id }) => id).sort((a, b) => a - b),
    weigh: () => CUSTO.paragrafo,
    write: async (trx, ids) => {
      await trx.deleteFrom('paragrafo').where('edicao', '=', edicao).where('id', 'in', ids).execute()
    },
  })
}

async function sweepImagens(pieces: PieceWriter, ebookId: number, sobras: readonly Sobra[]): Promise<void> {
  await pieces.write('sobras', {
    items: sobras.map(({ nome }) => nome),
    weigh: () => CUSTO.imagem,
    write: async (trx, nomes) => {
      await trx
        .deleteFrom('ebook_imagem')
        .where('ebook_id', '=', ebookId)
        .where('nome', 'in', nomes)
        .execute()
    },
  })
}
