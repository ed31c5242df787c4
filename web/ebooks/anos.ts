import type { Autor } from '#contract/ebooks.ts'

/** The years of an author's life as far as they are known: '1616–1683', 'n. 1616', 'm. 1683'; empty without any. */
export function formatAnos({
  ano_de_nascimento: nascimento,
  ano_de_morte: morte,
}: Pick<Autor, 'ano_de_nascimento' | 'ano_de_morte'>): string {
  if (nascimento !== null && morte !== null) return `${nascimento}–${morte}`
  if (nascimento !== null) return `n. ${nascimento}`
  return morte === null ? '' : `m. ${morte}`
}
