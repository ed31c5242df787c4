import * as z from 'zod/mini'
import { livroByUsfm } from '../livro-codes.ts'
import type { BibliaBuilder } from './biblia-builder.ts'
import { BLIVRE } from './blivre-edicao.ts'
import type { TextFile } from './decode-text.ts'
import { parseJson } from './parse-json.ts'

const Numero = z.number().check(z.int(), z.gte(1))
const Arquivo = z.object({
  id: z.nullish(z.string()),
  name: z.nullish(z.string()),
  version: z.nullish(z.string()),
  license: z.nullish(z.string()),
  attribution: z.nullish(z.string()),
  books: z.array(
    z.object({
      ubs_code: z.string(),
      chapters: z.array(
        z.object({
          number: Numero,
          title: z.nullish(z.string()),
          verses: z.array(z.object({ number: Numero, text: z.string() })),
        }),
      ),
    }),
  ),
})

/** `books[] { ubs_code, chapters[] { number, title?, verses[] } }`; not `abbreviation`, 'Jo' for Jó too. @throws ContentError */
export function parseBlivreJson(source: TextFile, builder: BibliaBuilder): void {
  const { id, name, version, license, attribution, books } = parseJson(Arquivo, source)
  const nome = name ?? (id?.startsWith('BLIVRE') ? BLIVRE.nome : id)
  builder.describe({ nome, versao: version, licenca: license, atribuicao: attribution })
  const origem = { file: source.file }
  for (const { ubs_code, chapters } of books) {
    const livro = livroByUsfm(ubs_code)
    if (livro === null) {
      builder.skipLivro(ubs_code)
      continue
    }
    for (const { number, title, verses } of chapters) {
      if (typeof title === 'string') builder.addTitulo(livro, number, title)
      for (const verse of verses) {
        const lugar = { livro, capitulo: number, versiculo: String(verse.number) }
        builder.addVersiculo(lugar, verse.text, origem)
      }
    }
  }
}
