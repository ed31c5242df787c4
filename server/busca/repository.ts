import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import type { DocumentoLido } from './indice/documento.ts'
import { readDocumentosDosDestaques } from './indice/documentos-destaques-repository.ts'
import { readDocumentosDasNotas } from './indice/documentos-notas-repository.ts'
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

/** The readings that a reader has begun or finished, by ebook. */
export async function listLeituraIds(
  { read }: ReadingDatabase,
  usuarioId: string | null,
  ebookIds: readonly number[],
): Promise<Map<number, string>> {
  if (usuarioId === null || ebookIds.length === 0) return new Map()
  const rows = await read
    .selectFrom('leitura')
    .select(['id', 'ebook_id'])
    .where('usuario_id', '=', usuarioId)
    .where('ebook_id', 'in', ebookIds)
    .where('estado', 'in', ['lendo', 'lido'])
    .execute()
  return new Map(rows.map(({ id, ebook_id }) => [ebook_id, id]))
}
