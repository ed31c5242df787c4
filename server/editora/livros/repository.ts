import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'

export function listEbooks(db: Kysely<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('ebook').selectAll().where('id', 'in', ids).execute()
}

export function findEbook(db: Kysely<Tables>, id: number) {
  return db.selectFrom('ebook').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findEbookByIdentificador(db: Kysely<Tables>, identificador: string) {
  return db.selectFrom('ebook').selectAll().where('identificador', '=', identificador).executeTakeFirst()
}

export async function countCapitulos(db: Kysely<Tables>, ebookId: number): Promise<number> {
  const { total } = await db
    .selectFrom('ebook_capitulo')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('ebook_id', '=', ebookId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export function listAreas(db: Kysely<Tables>) {
  return db.selectFrom('area_tematica').select('descricao').execute()
}

export function listAutores(db: Kysely<Tables>) {
  return db.selectFrom('autor').select(['nome', 'ano_de_nascimento', 'ano_de_morte']).execute()
}

export function findImagem(db: Kysely<Tables>, ebookId: number, nome: string) {
  return db
    .selectFrom('ebook_imagem')
    .select(['nome', 'largura', 'altura', 'webp_base64'])
    .where('ebook_id', '=', ebookId)
    .where('nome', '=', nome)
    .executeTakeFirst()
}
