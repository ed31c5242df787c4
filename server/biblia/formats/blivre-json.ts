import * as z from 'zod/mini'
import { ContentError } from '#server/conteudo/content-error.ts'
import { livroByUsfm } from '../livro-codes.ts'
import type { BibliaBuilder } from './biblia-builder.ts'
import { BLIVRE } from './blivre-edicao.ts'
import type { TextFile } from './decode-text.ts'
import { parseJson } from './parse-json.ts'

const Numero = z.number().check(z.int(), z.gte(1))
const Arquivo = z.object({
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  attribution: z.optional(z.string()),
  books: z.array(
    z.object({
      ubs_code: z.string(),
      chapters: z.array(
        z.object({
          number: Numero,
          title: z.optional(z.string()),
          verses: z.array(z.object({ number: Numero, text: z.string() })),
        }),
      ),
    }),
  ),
})

/**
 * Reads the JSON conversion of the Bíblia Livre: `books[] { ubs_code, chapters[] { number, title?, verses[] } }`.
 * Its `abbreviation` is not looked at, since it calls both Jó and João 'Jo'; its `notes` are left out.
 * @throws ContentError when it is no JSON or not of this shape
 */
export function parseBlivreJson({ file, text }: TextFile, builder: BibliaBuilder): void {
  const parsed = Arquivo.safeParse(parseJson(file, text))
  if (!parsed.success) {
    throw new ContentError(
      parsed.error.issues.map((issue) => ({
        file,
        reason: `O campo ${issue.path.join('.')} falta ou não tem a forma esperada.`,
      })),
    )
  }
  const { id, name, version, license, attribution, books } = parsed.data
  const nome = name ?? (id?.startsWith('BLIVRE') ? BLIVRE.nome : id)
  builder.describe({ nome, versao: version, licenca: license, atribuicao: attribution })
  for (const { ubs_code, chapters } of books) {
    const livro = livroByUsfm(ubs_code)
    if (livro === null) {
      builder.skipLivro(ubs_code)
      continue
    }
    for (const { number, title, verses } of chapters) {
      if (title !== undefined) builder.addTitulo(livro, number, title)
      for (const verse of verses) {
        builder.addVersiculo({ livro, capitulo: number, versiculo: String(verse.number) }, verse.text, {
          file,
        })
      }
    }
  }
}
