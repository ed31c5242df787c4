import * as z from 'zod/mini'
import { livroByUsfm } from '../livro-codes.ts'
import type { BibliaBuilder } from './biblia-builder.ts'
import { BLIVRE } from './blivre-edicao.ts'
import type { TextFile } from './decode-text.ts'
import { parseJson } from './parse-json.ts'
import { tidyText } from './tidy-text.ts'
import { createVerseMarks } from './verse-marks.ts'

const Numero = z.number().check(z.int(), z.gte(1))
/** A footnote; `key` are the words that it is on. */
const Nota = z.union([z.string(), z.object({ key: z.nullish(z.string()), text: z.string() })])
type Nota = z.infer<typeof Nota>

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
          verses: z.array(
            z.object({
              number: Numero,
              text: z.string(),
              // No Bible is refused for notes of another shape.
              notes: z.catch(z.nullish(z.array(Nota)), null),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** `books[] { ubs_code, chapters[] { number, title?, verses[{ number, text, notes? }] } }`; not `abbreviation`, 'Jo' for Jó too. @throws ContentError */
export function parseBlivreJson(source: TextFile, builder: BibliaBuilder): void {
  const { id, name, version, license, attribution, books } = parseJson(Arquivo, source)
  const nome = name ?? (id?.startsWith('BLIVRE') ? BLIVRE.nome : id)
  builder.describe({ nome, versao: version, licenca: license, atribuicao: attribution })
  const origem = { file: source.file }
  const marks = createVerseMarks()
  for (const { ubs_code, chapters } of books) {
    const livro = livroByUsfm(ubs_code)
    if (livro === null) {
      builder.skipLivro(ubs_code)
      continue
    }
    for (const { number, title, verses } of chapters) {
      if (typeof title === 'string') builder.addTitulo(livro, number, title)
      marks.beginCapitulo()
      for (const { number: versiculo, text, notes } of verses) {
        for (const nota of notes ?? []) marks.addNota(placeOf(nota, text), 'nota', toTexto(nota))
        const texto = tidyText(text)
        const lugar = { livro, capitulo: number, versiculo: String(versiculo) }
        builder.addVersiculo(lugar, texto, origem, marks.take(text, texto))
      }
    }
  }
  builder.skipMarcas(marks.takeLeftOut())
}

/** Behind the words that the note is on, where they stand once; else at the end of the verse. */
function placeOf(nota: Nota, text: string): number {
  const key = typeof nota === 'string' ? '' : (nota.key ?? '')
  const found = key === '' ? -1 : text.indexOf(key)
  return found === -1 || found !== text.lastIndexOf(key) ? text.length : found + key.length
}

function toTexto(nota: Nota): string {
  if (typeof nota === 'string') return nota
  return nota.key ? `${nota.key}: ${nota.text}` : nota.text
}
