/** What the data export reads: the rows after an id, so many at a time, in the order of their primary key. */
import type { Database } from '#server/platform/database.ts'

export function findPapelParaExportar(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('papel')
    .select(['papel', 'dado_em'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()
}

export function listNotasParaExportar(db: Database, usuarioId: string, afterId: string, limit: number) {
  return db.read
    .selectFrom('anotacao')
    .select(['id', 'simbolo_id', 'numero', 'ancora'])
    .select(['titulo', 'anotacao', 'versao', 'data_criacao', 'data_edicao'])
    .where('usuario_id', '=', usuarioId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function listLeiturasParaExportar(db: Database, usuarioId: string, afterId: string, limit: number) {
  return db.read
    .selectFrom('leitura')
    .innerJoin('ebook', 'ebook.id', 'leitura.ebook_id')
    .leftJoin('ebook_capitulo', 'ebook_capitulo.id', 'leitura.capitulo_atual_id')
    .selectAll('leitura')
    .select(['ebook.titulo as ebook', 'ebook_capitulo.titulo as capitulo'])
    .where('leitura.usuario_id', '=', usuarioId)
    .where('leitura.id', '>', afterId)
    .orderBy('leitura.id')
    .limit(limit)
    .execute()
}

export function listDestaquesParaExportar(db: Database, usuarioId: string, afterId: string, limit: number) {
  return db.read
    .selectFrom('destaque')
    .innerJoin('ebook', 'ebook.id', 'destaque.ebook_id')
    .leftJoin('ebook_capitulo', 'ebook_capitulo.id', 'destaque.ebook_capitulo_id')
    .selectAll('destaque')
    .select(['ebook.titulo as ebook', 'ebook_capitulo.titulo as capitulo'])
    .where('destaque.usuario_id', '=', usuarioId)
    .where('destaque.id', '>', afterId)
    .orderBy('destaque.id')
    .limit(limit)
    .execute()
}

export function listMarcasParaExportar(db: Database, usuarioId: string, afterId: string, limit: number) {
  return db.read
    .selectFrom('marca')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function listAssinaturasParaExportar(db: Database, usuarioId: string, afterId: string, limit: number) {
  return db.read
    .selectFrom('assinatura')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function listPagamentosParaExportar(db: Database, usuarioId: string, afterId: string, limit: number) {
  return db.read
    .selectFrom('pagamento')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function listFotos(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('foto')
    .select(['tamanho', 'webp_base64'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('tamanho')
    .execute()
}
