/** Files that come to the desk in pieces (docs/livros.md). */
import * as z from 'zod/mini'

/** Bytes of every piece of a file but the last. */
export const BYTES_DA_PARTE = 1024 * 1024
export const MAX_PARTES = 100
export const MAX_EPUB_BYTES = MAX_PARTES * BYTES_DA_PARTE

export const ArquivoDoRascunho = z.object({
  nome: z.string(),
  bytes: z.number(),
  /** How many pieces of `BYTES_DA_PARTE` it has; the last one is as long as what remains. */
  partes: z.number(),
  /** Numbers, from 1, of those that are here, ascending. */
  recebidas: z.array(z.number()),
})
export type ArquivoDoRascunho = z.infer<typeof ArquivoDoRascunho>

/** What is said of a file before its first piece. */
export const ArquivoAEnviar = z.object({
  nome: z
    .string('O nome do arquivo deve ser um texto.')
    .check(
      z.regex(/\.epub$/i, 'Escolha um arquivo EPUB.'),
      z.maxLength(200, 'O nome do arquivo deve ter no máximo 200 caracteres.'),
    ),
  bytes: z
    .int('O tamanho do arquivo é inválido.')
    .check(
      z.minimum(1, 'O arquivo está vazio.'),
      z.maximum(MAX_EPUB_BYTES, 'O arquivo deve ter no máximo 100 MB.'),
    ),
})
