import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import type { DocumentoLido } from './indice/documento.ts'
import { readDocumentosDosDestaques } from './indice/documentos-destaques-repository.ts'
import { readDocumentosDasNotas } from './indice/documentos-notas-repository.ts'
import { DONOS, type FonteDoLeitor } from './indice/donos.ts'
import { fontes } from './indice/fontes.ts'

/** The documents that some numbers of a source name; of notes and highlights those of the reader. */
export function readDocumentos(
  { read }: ReadingDatabase,
  fonte: FonteDaBusca,
  numeros: readonly number[],
  usuarioId: string | null,
): Promise<DocumentoLido[]> {
  if (fonte === 'notas') return readDocumentosDasNotas(read, usuarioId ?? '', numeros)
  if (fonte === 'destaques') return readDocumentosDosDestaques(read, usuarioId ?? '', numeros)
  return fontes[fonte].readDocumentos(read, numeros)
}

/** Numbers of what a reader wrote, in any order; the first ones when there are more. */
export async function listNumerosDoLeitor(
  { read }: ReadingDatabase,
  fonte: FonteDoLeitor,
  usuarioId: string,
  limite: number,
): Promise<number[]> {
  const rows = await read
    .selectFrom(DONOS[fonte])
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .limit(limite)
    .execute()
  return rows.map(({ id }) => id)
}

/** All readings that a reader has begun or finished, by ebook; null when they are more than `max`. */
export async function listAllLeituraIds(
  { read }: ReadingDatabase,
  usuarioId: string,
  max: number,
): Promise<Map<number, string> | null> {
  const rows = await selectLeituras(read, usuarioId)
    .limit(max + 1)
    .execute()
  return rows.length > max ? null : new Map(rows.map(({ id, ebook_id }) => [ebook_id, id]))
}

/** Of some ebooks. */
export async function listLeituraIds(
  { read }: ReadingDatabase,
  usuarioId: string | null,
  ebookIds: readonly number[],
): Promise<Map<number, string>> {
  if (usuarioId === null || ebookIds.length === 0) return new Map()
  const rows = await selectLeituras(read, usuarioId).where('ebook_id', 'in', ebookIds).execute()
  return new Map(rows.map(({ id, ebook_id }) => [ebook_id, id]))
}

function selectLeituras(read: ReadingDatabase['read'], usuarioId: string) {
  return read
    .selectFrom('leitura')
    .select(['id', 'ebook_id'])
    .where('usuario_id', '=', usuarioId)
    .where('estado', 'in', ['lendo', 'lido'])
}
