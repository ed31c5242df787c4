import * as z from 'zod/mini'
import type { Report } from '#server/arquivos/report.ts'
import { parseFrontMatter } from '#server/arquivos/yaml-source.ts'
import type { CanonLivro } from '#server/biblia/canon.ts'
import type { ParsedPagina } from './content-model.ts'
import { LinhaEscrita } from './linha-e-paragrafos.ts'
import { parseMarkdownPage } from './markdown-page.ts'
import type { PadraoEscrito } from './padroes.ts'
import { parseRodapes } from './rodapes.ts'
import { parseSecoes } from './secoes.ts'

/** Front matter of a page by the key of its title, as one schema with the title alone. */
const FRONT_MATTER = {
  titulo: z.pipe(
    z.strictObject({ titulo: LinhaEscrita }),
    z.transform(({ titulo }) => titulo),
  ),
  pergunta: z.pipe(
    z.strictObject({ pergunta: LinhaEscrita }),
    z.transform(({ pergunta }) => pergunta),
  ),
}

/** Reads one file of a standard, in NFC. @param numero from the file's name @param canon null leaves references unread */
export function parsePagina(
  text: string,
  padrao: PadraoEscrito,
  numero: number,
  canon: readonly CanonLivro[] | null,
  report: Report,
): ParsedPagina {
  const page = parseMarkdownPage(text, report)
  const titulo = parseFrontMatter(FRONT_MATTER[padrao.chave], page.frontMatter, report)
  for (const { line } of padrao.rodapes ? [] : page.rodapes) report(line, 'Este padrão não tem notas.')
  const referencias = parseRodapes(page.blocos, page.rodapes, canon, report)
  const secoes = parseSecoes(page.blocos, padrao, referencias, report)
  return { simbolo: padrao.simbolo, numero, titulo: titulo ?? '', secoes }
}
