/** Schemas that several content files share; the messages are predicates ('“titulo” deve ser …'). */
import * as z from 'zod/mini'

/** One line of text without spaces at its ends. */
export const LinhaEscrita = z
  .string()
  .check(z.regex(/^\S(?:.*\S)?$/, 'deve ser um texto de uma linha, sem espaços no começo ou no fim'))

/** Paragraphs separated by a blank line, as a YAML block ('|') gives them. */
export const Paragrafos = z.pipe(
  z.string().check(z.regex(/\S/, 'não pode ficar vazio')),
  z.transform((text: string) => text.trim()),
)

export const Slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'só pode ter letras minúsculas sem acento, números e hifens'))
