import * as z from 'zod/mini'
import type { Report } from '#server/arquivos/report.ts'
import { parseFrontMatter, parseYaml } from '#server/arquivos/yaml-source.ts'
import type { ParsedEbookCapitulo, ParsedParagrafo, ParsedSecaoDoCapitulo } from './content-model.ts'
import { LinhaEscrita, Paragrafos, Slug } from './linha-e-paragrafos.ts'
import { type BlocoEscrito, parseMarkdownPage } from './markdown-page.ts'
import { parsePartes } from './partes.ts'

const Ano = z.nullable(z.int())

/** Keys of ebook.yaml, all of them written out (null where nothing is known). */
const FichaEscrita = z.strictObject({
  titulo: LinhaEscrita,
  subtitulo: z.nullable(LinhaEscrita),
  ano: Ano,
  kind: z.enum(['livro', 'artigo']),
  autores: z
    .array(z.strictObject({ nome: LinhaEscrita, ano_de_nascimento: Ano, ano_de_morte: Ano }))
    .check(z.minLength(1, 'deve ter pelo menos um autor')),
  areas_tematicas: z.array(Slug).check(z.minLength(1, 'deve ter pelo menos uma área')),
  lancamento: z.iso.date('deve ser uma data que existe, na forma AAAA-MM-DD'),
  prefacio: z.nullable(Paragrafos),
})

const FrontMatter = z.strictObject({ titulo: LinhaEscrita, subtitulo: z.optional(LinhaEscrita) })

/** What ebook.yaml says. */
type FichaEscrita = z.infer<typeof FichaEscrita>

/** Reads ebook.yaml. @param areas slugs; null when they could not be read @returns null when something was reported */
export function parseEbookFicha(
  text: string,
  areas: ReadonlySet<string> | null,
  report: Report,
): FichaEscrita | null {
  const ficha = parseYaml(FichaEscrita, { text, firstLine: 1 }, report)
  if (!ficha) return null
  const { areas_tematicas } = ficha.value
  areas_tematicas.forEach((slug, index) => {
    const line = () => ficha.lineOf(['areas_tematicas', index])
    if (areas && !areas.has(slug)) report(line(), `A área temática “${slug}” não está em areas.yaml.`)
    if (areas_tematicas.indexOf(slug) < index) report(line(), `A área temática “${slug}” está repetida.`)
  })
  return ficha.value
}

/** Reads one chapter: paragraphs in groups under '### text'. @param text in NFC, Unix line ends @param ordem from the file's name */
export function parseEbookCapitulo(text: string, ordem: number, report: Report): ParsedEbookCapitulo {
  const page = parseMarkdownPage(text, report)
  const frontMatter = parseFrontMatter(FrontMatter, page.frontMatter, report)
  for (const { line } of page.rodapes) report(line, 'Os capítulos de ebooks não têm notas.')
  const paragrafos = parseParagrafos(page.blocos, report)
  if (paragrafos.length === 0) report(undefined, 'O capítulo não tem texto.')
  return {
    ordem,
    titulo: frontMatter?.titulo ?? '',
    subtitulo: frontMatter?.subtitulo ?? null,
    nivel: 1,
    secoes: paragrafos.flatMap(toSecao),
    paragrafos,
  }
}

function toSecao({ titulo, ordem }: ParsedParagrafo): ParsedSecaoDoCapitulo[] {
  return titulo === null ? [] : [{ titulo, nivel: 1, paragrafo: ordem }]
}

function parseParagrafos(blocos: readonly BlocoEscrito[], report: Report): ParsedParagrafo[] {
  const paragrafos: ParsedParagrafo[] = []
  let aberto: { texto: string; line: number } | null = null
  for (const bloco of blocos) {
    if (bloco.tipo === 'destaque') report(bloco.line, 'Os capítulos de ebooks não têm destaques (“> ”).')
    else if (bloco.tipo === 'titulo') {
      if (bloco.nivel !== 3) report(bloco.line, 'Os títulos dentro de um capítulo de ebook levam “###”.')
      if (bloco.texto === '') report(bloco.line, 'O título está vazio.')
      if (aberto) report(aberto.line, 'Entre dois títulos deve haver texto.')
      aberto = bloco
    } else {
      const texto = parseTexto(bloco, report)
      paragrafos.push({
        ordem: paragrafos.length + 1,
        titulo: aberto?.texto ?? null,
        texto,
        tipo: 'paragrafo',
        detalhes: {},
        marcas: [],
      })
      aberto = null
    }
  }
  if (aberto) report(aberto.line, 'Depois do título deve haver texto.')
  return paragrafos
}

function parseTexto({ inlines }: Extract<BlocoEscrito, { tipo: 'paragrafo' }>, report: Report): string {
  for (const inline of inlines) {
    if ('rotulo' in inline) report(inline.line, `Os capítulos de ebooks não têm notas ([^${inline.rotulo}]).`)
  }
  return parsePartes(inlines, new Map(), report)
    .map(({ texto }) => texto)
    .join(' ')
}
