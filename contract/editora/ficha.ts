/** What the catalogue says of a book, and what the desk writes over it (docs/livros.md). */
import * as z from 'zod/mini'

export const MAX_TITULO = 300
export const MAX_PREFACIO = 20_000
export const MAX_AUTORES = 20
export const MAX_AREAS = 10
export const MAX_NOME = 150
const MAX_ANO = 9999

const Linha = (what: string, max: number) =>
  z
    .string(`${what} deve ser um texto.`)
    .check(
      z.regex(/\S/, `${what} não pode ficar em branco.`),
      z.maxLength(max, `${what} deve ter no máximo ${max} caracteres.`),
    )

const Ano = z
  .int('O ano deve ser um número inteiro.')
  .check(z.minimum(-MAX_ANO, 'O ano é inválido.'), z.maximum(MAX_ANO, 'O ano é inválido.'))

export const AutorDaFicha = z.object({
  nome: Linha('O nome do autor', MAX_NOME),
  ano_de_nascimento: z.nullable(Ano),
  ano_de_morte: z.nullable(Ano),
})
export type AutorDaFicha = z.infer<typeof AutorDaFicha>

/** All that the catalogue says. */
const campos = {
  titulo: Linha('O título', MAX_TITULO),
  subtitulo: z.nullable(Linha('O subtítulo', MAX_TITULO)),
  autores: z
    .array(AutorDaFicha, 'Os autores devem ser uma lista.')
    .check(
      z.minLength(1, 'Informe pelo menos um autor.'),
      z.maxLength(MAX_AUTORES, `São no máximo ${MAX_AUTORES} autores.`),
    ),
  /** By name; one that no book has yet begins with it. */
  areas_tematicas: z
    .array(Linha('A área temática', MAX_NOME), 'As áreas temáticas devem ser uma lista.')
    .check(z.maxLength(MAX_AREAS, `São no máximo ${MAX_AREAS} áreas temáticas.`)),
  kind: z.enum(['livro', 'artigo'], 'O tipo deve ser livro ou artigo.'),
  /** 'YYYY-MM-DD': the day on which it entered the catalogue. */
  lancamento: z.iso.date('A data deve existir, na forma AAAA-MM-DD.'),
  /** Year of the work, where it is known. */
  ano: z.nullable(Ano),
  /** Paragraphs separated by a blank line. */
  prefacio: z.nullable(Linha('O prefácio', MAX_PREFACIO)),
}

/** What the desk says: a field that is absent is as in the file, null is nothing. */
export const Ficha = z.partial(z.object(campos))
export type Ficha = z.infer<typeof Ficha>

/** What a file says, or what readers see. Files may say more than the desk may. */
export const FichaInteira = z.object({
  titulo: z.string(),
  subtitulo: z.nullable(z.string()),
  autores: z.array(
    z.object({
      nome: z.string(),
      ano_de_nascimento: z.nullable(z.number()),
      ano_de_morte: z.nullable(z.number()),
    }),
  ),
  areas_tematicas: z.array(z.string()),
  kind: z.enum(['livro', 'artigo']),
  lancamento: z.string(),
  ano: z.nullable(z.number()),
  prefacio: z.nullable(z.string()),
})
export type FichaInteira = z.infer<typeof FichaInteira>
