import { ContentError, type ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import { type CanonLivro, parseCanon } from '#server/biblia/canon.ts'
import { parseAreas } from './areas.ts'
import type { ContentFile } from './content-files.ts'
import type { ParsedConteudo, ParsedPagina, ParsedVerbete } from './content-model.ts'
import { parseHarmonias } from './harmonias.ts'
import { listNumberedFiles, type NumberedFile } from './numbered-files.ts'
import { PADROES_ESCRITOS, type PadraoEscrito } from './padroes.ts'
import { parsePagina } from './pagina.ts'
import { type GlossarioAlvos, parseGlossario } from './parse-glossario.ts'
import { parsePlanos } from './parse-planos.ts'
import { EBOOKS, listSlugs, readEbooks } from './read-ebooks.ts'
import { isPlanoDeEstudo, readPlanosDeEstudo } from './read-planos-de-estudo.ts'
import { parseSimbolos } from './simbolos.ts'
import { type ContentText, decodeFiles, parseFile } from './text-files.ts'

const PLANOS = 'planos.yaml'

const ROOT_FILES = new Set(['livros.yaml', 'simbolos.yaml', 'areas.yaml', 'harmonias.yaml'])

/** The glossary of the search, which a library may be without. */
const GLOSSARIO = { 'doutrinas.yaml': 'doutrina', 'versiculos.yaml': 'versiculo' } as const

/** Checks the files of a content folder (content/README.md), all of them. @throws ContentError with every problem of every file */
export function parseConteudo(bytes: readonly ContentFile[]): ParsedConteudo {
  const problems: ContentProblem[] = []
  const files = decodeFiles(bytes, problems)
  checkStrayFiles(files, problems)

  const canon = readCanon(files, problems)
  const padroes = listPadroes(files, problems)
  const paginas = readPaginas(padroes, canon, problems)
  const totals = new Map(padroes.map(({ padrao, files }) => [padrao.simbolo, files.at(-1)?.numero ?? 0]))
  const simbolos = parseFile(
    files,
    'simbolos.yaml',
    (text, report) => parseSimbolos(text, totals, report),
    problems,
  )
  const areas = parseFile(files, 'areas.yaml', parseAreas, problems)
  const ebooks = readEbooks(files, areas && new Set(areas.map(({ slug }) => slug)), problems)
  const alvos = { paginas: totals, ebooks: new Set(listSlugs(files)) }
  const harmonias = parseFile(
    files,
    'harmonias.yaml',
    (text, report) => parseHarmonias(text, alvos, report),
    problems,
  )

  const verbetes = readGlossario(files, { paginas, canon }, problems)
  const planos = hasFile(files, PLANOS) ? (parseFile(files, PLANOS, parsePlanos, problems) ?? []) : []
  const planosDeEstudo = readPlanosDeEstudo(files, canon && { paginas, canon, ebooks }, problems)

  if (problems.length > 0 || !canon || !simbolos || !areas || !harmonias) {
    throw new ContentError(problems.sort(byFileAndLine))
  }
  return { canon, simbolos, paginas, areas, ebooks, harmonias, verbetes, planos, planosDeEstudo }
}

function readCanon(files: readonly ContentText[], problems: ContentProblem[]): CanonLivro[] | null {
  try {
    return parseFile(files, 'livros.yaml', (text) => parseCanon(text, 'livros.yaml'), problems)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    problems.push(...error.problems)
    return null
  }
}

interface PadraoFiles {
  padrao: PadraoEscrito
  files: NumberedFile[]
}

/** The files of each standard, found before they are read: the numbers count even when a text is bad. */
function listPadroes(files: readonly ContentText[], problems: ContentProblem[]): PadraoFiles[] {
  return PADROES_ESCRITOS.map((padrao) => {
    const pasta = `${padrao.pasta}/`
    const own = files.filter(({ name }) => name.startsWith(pasta))
    return { padrao, files: listNumberedFiles(pasta, own, padrao.digitos, problems) }
  })
}

/** By simbolo and numero. */
function readPaginas(
  padroes: readonly PadraoFiles[],
  canon: readonly CanonLivro[] | null,
  problems: ContentProblem[],
): ParsedPagina[] {
  return padroes.flatMap(({ padrao, files }) =>
    files.flatMap(({ name, numero, text }) =>
      text === null ? [] : parsePagina(text, padrao, numero, canon, reportTo(problems, name)),
    ),
  )
}

function readGlossario(
  files: readonly ContentText[],
  alvos: GlossarioAlvos,
  problems: ContentProblem[],
): ParsedVerbete[] {
  return Object.entries(GLOSSARIO).flatMap(([name, tipo]) => {
    if (!hasFile(files, name)) return []
    return parseFile(files, name, (text, report) => parseGlossario(text, tipo, alvos, report), problems) ?? []
  })
}

function hasFile(files: readonly ContentText[], name: string): boolean {
  return files.some((file) => file.name === name)
}

function checkStrayFiles(files: readonly ContentText[], problems: ContentProblem[]): void {
  const pastas = PADROES_ESCRITOS.map(({ pasta }) => `${pasta}/`)
  for (const { name } of files) {
    const isEbook = name.startsWith(EBOOKS) && name.split('/').length > 2
    if (
      ROOT_FILES.has(name) ||
      name === PLANOS ||
      Object.hasOwn(GLOSSARIO, name) ||
      isEbook ||
      isPlanoDeEstudo(name) ||
      pastas.some((pasta) => name.startsWith(pasta))
    )
      continue
    reportTo(problems, name)(undefined, 'Este arquivo não faz parte do conteúdo: retire-o ou corrija o nome.')
  }
}

function byFileAndLine(a: ContentProblem, b: ContentProblem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return (a.line ?? 0) - (b.line ?? 0)
}
