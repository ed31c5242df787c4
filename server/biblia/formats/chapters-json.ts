import * as z from 'zod/mini'
import { CANON_TOTALS } from '../canon.ts'
import { livrosBySigla } from '../livro-codes.ts'
import type { BibliaBuilder } from './biblia-builder.ts'
import type { TextFile } from './decode-text.ts'
import { parseJson } from './parse-json.ts'

const Sigla = z.union([z.string(), z.object({ pt: z.string() })])
const Capitulos = z.array(z.array(z.nullable(z.string())))
const Arquivo = z.array(
  z.object({
    abbrev: z.optional(Sigla),
    abrev: z.optional(Sigla),
    name: z.optional(z.string()),
    nome: z.optional(z.string()),
    chapters: z.optional(Capitulos),
    capitulos: z.optional(Capitulos),
  }),
)

/** `[{ abbrev, chapters: [[verse, …], …] }]`, numbered by place; `abrev`, `capitulos`, `abbrev: { pt }` too. @throws ContentError */
export function parseChaptersJson(source: TextFile, builder: BibliaBuilder): void {
  const livros = parseJson(Arquivo, source).map(({ abbrev, abrev, name, nome, chapters, capitulos }) => ({
    sigla: siglaOf(abbrev ?? abrev) ?? nome ?? name ?? '',
    nome: nome ?? name ?? '',
    capitulos: chapters ?? capitulos ?? [],
  }))
  const ids = assignLivros(livros)
  for (const [index, { sigla, capitulos }] of livros.entries()) {
    const livro = ids[index]
    if (livro === undefined) {
      builder.skipLivro(sigla)
    } else if (livro === 'ambigua') {
      builder.addProblem(
        { file: source.file },
        `A abreviatura "${sigla}" serve a mais de um livro e não há 66 livros em ordem.`,
      )
    } else {
      addCapitulos(livro, capitulos, source.file, builder)
    }
  }
}

function siglaOf(sigla: z.infer<typeof Sigla> | undefined): string | undefined {
  return typeof sigla === 'object' ? sigla.pt : sigla
}

/** Which book each entry is: by place when there are 66 and no abbreviation contradicts it, else by abbreviation or name. */
function assignLivros(
  livros: readonly { sigla: string; nome: string }[],
): (number | 'ambigua' | undefined)[] {
  const candidates = livros.map(({ sigla, nome }) => {
    const bySigla = livrosBySigla(sigla)
    return bySigla.length > 0 ? bySigla : livrosBySigla(nome)
  })
  const inOrder =
    livros.length === CANON_TOTALS.livros &&
    candidates.every((ids, index) => ids.length === 0 || ids.includes(index + 1))
  if (inOrder) return livros.map((_, index) => index + 1)

  const taken = new Set(candidates.flatMap((ids) => (ids.length === 1 ? ids : [])))
  return candidates.map((ids) => {
    if (ids.length <= 1) return ids[0]
    const free = ids.filter((id) => !taken.has(id))
    return free.length === 1 ? free[0] : 'ambigua'
  })
}

function addCapitulos(
  livro: number,
  capitulos: (string | null)[][],
  file: string,
  builder: BibliaBuilder,
): void {
  for (const [c, versiculos] of capitulos.entries()) {
    for (const [v, texto] of versiculos.entries()) {
      builder.addVersiculo({ livro, capitulo: c + 1, versiculo: String(v + 1) }, texto ?? '', { file })
    }
  }
}
