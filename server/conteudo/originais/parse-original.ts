/** The standards in another language: the Markdown of content/, checked against the pages and sections of the translation. */
import { ContentError, type ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import type { ContentFile } from '#server/conteudo/parsers/content-files.ts'
import type { ParsedPagina } from '#server/conteudo/parsers/content-model.ts'
import { type NumberedFile, sortNumberedFiles } from '#server/conteudo/parsers/numbered-files.ts'
import { PADROES_ESCRITOS, type PadraoEscrito } from '#server/conteudo/parsers/padroes.ts'
import { parsePagina } from '#server/conteudo/parsers/pagina.ts'
import { decodeFiles } from '#server/conteudo/parsers/text-files.ts'

/** Numbers of the sections of each page of the translation, by `chaveDaPagina`. */
export type Traducao = ReadonlyMap<string, readonly number[]>

export function chaveDaPagina({ simbolo, numero }: { simbolo: number; numero: number }): string {
  return `${simbolo}/${numero}`
}

/** @returns by standard and number @throws ContentError with every problem of every file */
export function parseOriginal(files: readonly ContentFile[], traducao: Traducao): ParsedPagina[] {
  const problems: ContentProblem[] = []
  const textos = decodeFiles(files, problems)
  const paginas = PADROES_ESCRITOS.flatMap((padrao) => {
    const pasta = `${padrao.pasta}/`
    const own = textos.filter(({ name }) => name.startsWith(pasta))
    const numbered = sortNumberedFiles(pasta, own, padrao.digitos, problems)
    return numbered.flatMap((file) => parseArquivo(file, padrao, traducao, problems) ?? [])
  })
  if (problems.length > 0) throw new ContentError(problems)
  return paginas
}

function parseArquivo(
  { name, numero, text }: NumberedFile,
  padrao: PadraoEscrito,
  traducao: Traducao,
  problems: ContentProblem[],
): ParsedPagina | null {
  if (text === null) return null
  const report = reportTo(problems, name)
  const secoes = traducao.get(chaveDaPagina({ simbolo: padrao.simbolo, numero }))
  if (!secoes) {
    report(undefined, `${padrao.sigla} ${numero} não existe na tradução.`)
    return null
  }
  const pagina = parsePagina(text, { ...padrao, lacunas: true }, numero, null, report)
  for (const { numero: secao } of pagina.secoes) {
    if (secoes.includes(secao)) continue
    report(findLinha(text, secao), `${padrao.sigla} ${numero}.${secao} não existe na tradução.`)
  }
  return pagina
}

function findLinha(text: string, secao: number): number | undefined {
  const index = text.split('\n').findIndex((line) => new RegExp(`^ {0,3}## +${secao}(?: |$)`).test(line))
  return index === -1 ? undefined : index + 1
}
