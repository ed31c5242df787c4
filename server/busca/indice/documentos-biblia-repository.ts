/** Documents of the Bible: every verse of the library's own edition, by its number there. */
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'
import type { DocumentoDaBiblia } from './documento.ts'
import { fromNumero, TIPOS, toNumero } from './numeros.ts'

const { versiculo: VERSICULO } = TIPOS.biblia

export async function findEdicaoBuscada(db: Kysely<Tables>): Promise<number | null> {
  const row = await db.selectFrom('edicao').select('id').where('padrao', '=', 1).executeTakeFirst()
  return row?.id ?? null
}

export async function listNumerosDaBiblia(db: Kysely<Tables>): Promise<number[]> {
  const edicaoId = await findEdicaoBuscada(db)
  return edicaoId === null ? [] : listNumerosDaEdicao(db, edicaoId)
}

export async function listNumerosDaEdicao(db: Kysely<Tables>, edicaoId: number): Promise<number[]> {
  const rows = await db.selectFrom('versiculo').select('id').where('edicao_id', '=', edicaoId).execute()
  return rows.map(({ id }) => toNumero(VERSICULO, id))
}

/** The documents that these numbers name now, in any order. */
export async function readDocumentosDaBiblia(
  db: Kysely<Tables>,
  numeros: readonly number[],
): Promise<DocumentoDaBiblia[]> {
  if (numeros.length === 0) return []
  const rows = await db
    .selectFrom('versiculo')
    .innerJoin('livro', 'livro.id', 'versiculo.livro_id')
    .select([
      'versiculo.id',
      'livro_id',
      'livro.livro',
      'capitulo',
      'numero_versiculo as versiculo',
      'texto_biblico as texto',
    ])
    .where('edicao_id', '=', (query) => query.selectFrom('edicao').select('id').where('padrao', '=', 1))
    .where(
      'versiculo.id',
      'in',
      numeros.map((numero) => fromNumero(numero).id),
    )
    .execute()
  return rows.map(({ id, livro_id, ...row }) => ({
    fonte: 'biblia',
    numero: toNumero(VERSICULO, id),
    ordem: [id],
    titulo: '',
    livroId: livro_id,
    ...row,
  }))
}
