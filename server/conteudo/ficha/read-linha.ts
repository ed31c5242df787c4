import type { Kysely } from 'kysely'
import type { FichaInteira } from '#contract/editora/ficha.ts'
import type { EbookTable, Tables } from '#server/platform/tables.ts'
import { writeDoArquivo } from './lay-fichas.ts'
import { findFichaEmVigor, type LinhaDaMesa, listLinhasDaMesa } from './repository.ts'

/** What the desk says of a book; one that it has never touched is as its file says. */
export async function readLinha(db: Kysely<Tables>, row: EbookTable): Promise<LinhaDaMesa> {
  const { identificador, capa } = row
  const linha = (await listLinhasDaMesa(db, [identificador])).get(identificador)
  return (
    linha ?? {
      identificador,
      versao: 0,
      ficha: '{}',
      do_arquivo: writeDoArquivo(await readFichaEmVigor(db, row)),
      capa_do_arquivo: capa?.split('/').at(-1) ?? null,
      capa: null,
      situacao: null,
      fonte: null,
      alterada_em: '',
    }
  )
}

/** What readers see of a book in the catalogue. */
export async function readFichaEmVigor(db: Kysely<Tables>, row: EbookTable): Promise<FichaInteira> {
  const { titulo, subtitulo, kind, lancamento, ano, prefacio } = row
  return { titulo, subtitulo, kind, lancamento, ano, prefacio, ...(await findFichaEmVigor(db, row.id)) }
}
