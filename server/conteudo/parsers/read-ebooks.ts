import type { ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import type { ParsedEbook } from './content-model.ts'
import { parseEbookCapitulo, parseEbookFicha } from './ebook.ts'
import { Slug } from './linha-e-paragrafos.ts'
import { listNumberedFiles } from './numbered-files.ts'
import { type ContentText, parseFile } from './text-files.ts'

export const EBOOKS = 'ebooks/'

/** The content folder is in Brazilian Portuguese (content/README.md). */
const IDIOMA = 'pt-BR'

/** Slugs of the folders below ebooks/, sorted. */
export function listSlugs(files: readonly ContentText[]): string[] {
  const inside = files.filter(({ name }) => name.startsWith(EBOOKS)).map(({ name }) => name.split('/'))
  const slugs = inside.flatMap(([, slug, file]) => (slug && file ? slug : []))
  return [...new Set(slugs)].sort()
}

/** Reads all ebooks. @param areas slugs of areas.yaml; null when it could not be read */
export function readEbooks(
  files: readonly ContentText[],
  areas: ReadonlySet<string> | null,
  problems: ContentProblem[],
): ParsedEbook[] {
  return listSlugs(files).flatMap((slug) => readEbook(slug, files, areas, problems) ?? [])
}

function readEbook(
  slug: string,
  files: readonly ContentText[],
  areas: ReadonlySet<string> | null,
  problems: ContentProblem[],
): ParsedEbook | null {
  const pasta = `${EBOOKS}${slug}/`
  const reportPasta = reportTo(problems, pasta)
  const nome = Slug.safeParse(slug)
  if (!nome.success) reportPasta(undefined, `O nome da pasta ${nome.error.issues[0]?.message}.`)

  const ficha = parseFile(
    files,
    `${pasta}ebook.yaml`,
    (text, report) => parseEbookFicha(text, areas, report),
    problems,
  )
  const others = files.filter(({ name }) => name.startsWith(pasta) && name !== `${pasta}ebook.yaml`)
  const capitulos = listNumberedFiles(pasta, others, 2, problems).flatMap(({ name, numero, text }) =>
    text === null ? [] : parseEbookCapitulo(text, numero, reportTo(problems, name)),
  )
  if (others.length === 0) reportPasta(undefined, 'O ebook não tem capítulos.')
  return (
    ficha && {
      ...ficha,
      identificador: slug,
      origem: 'markdown',
      idioma: IDIOMA,
      capa: null,
      imagens: [],
      capitulos,
    }
  )
}
