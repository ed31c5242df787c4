import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentError, type ContentProblem } from '#server/arquivos/content-error.ts'
import { type Report, reportTo } from '#server/arquivos/report.ts'
import { type CanonLivro, parseCanon } from '#server/biblia/canon.ts'
import type { ParsedHarmonia, ParsedPagina } from '../parsers/content-model.ts'
import { decodeText } from '../parsers/decode-text.ts'
import { type HarmoniaAlvos, parseHarmonias } from '../parsers/harmonias.ts'
import { PADROES_ESCRITOS, type PadraoEscrito } from '../parsers/padroes.ts'
import { parsePagina } from '../parsers/pagina.ts'
import { describeEfeitos, describeTemas } from './describe-efeitos.ts'
import { ARQUIVO_DAS_HARMONIAS } from './is-corrigivel.ts'

export interface PedidoDePrevia {
  arquivo: string
  antes: string
  depois: string
}

export interface PreviaDoTexto {
  problemas: ContentProblem[]
  efeitos: string[]
  pagina: { antes: ParsedPagina; depois: ParsedPagina } | null
  temas: { antes: ParsedHarmonia[]; depois: ParsedHarmonia[] } | null
}

/** Checks a text as an import would, and says what it would change; other files are read only for what it names. */
export async function previewTexto(dir: string, pedido: PedidoDePrevia): Promise<PreviaDoTexto> {
  const { arquivo, antes, depois } = pedido
  const problemas: ContentProblem[] = []
  const report = reportTo(problemas, arquivo)
  const nested = depois.split('\n').findIndex((line) => NESTED_QUOTE.test(line))
  // The Markdown parser takes seconds for thousands of them.
  if (nested !== -1) {
    report(nested + 1, 'Um destaque tem um só “>”, no começo da linha.')
    return { problemas, efeitos: [], pagina: null, temas: null }
  }
  if (decodeText(Buffer.from(depois), report) === null)
    return { problemas, efeitos: [], pagina: null, temas: null }
  return arquivo === ARQUIVO_DAS_HARMONIAS
    ? previewHarmonias(dir, pedido, problemas, report)
    : previewPagina(dir, { arquivo, antes, depois }, problemas, report)
}

const NESTED_QUOTE = />[ ]{0,3}>/
const ignore: Report = () => {}

async function previewPagina(
  dir: string,
  { arquivo, antes, depois }: PedidoDePrevia,
  problemas: ContentProblem[],
  report: Report,
): Promise<PreviaDoTexto> {
  const [pasta = '', nome = ''] = arquivo.split('/')
  const padrao = PADROES_ESCRITOS.find((each) => each.pasta === pasta)
  if (!padrao) throw new ContentError([{ file: arquivo, reason: 'Este arquivo não existe.' }])
  const numero = Number.parseInt(nome, 10)
  const canon = await readCanon(dir)
  const parse = (texto: string, to: Report) => parsePagina(texto, padrao, numero, canon, to)
  const pagina = { antes: parse(antes, ignore), depois: parse(depois, report) }
  if (problemas.length === 0) await checkGlossario(dir, padrao, pagina.depois, problemas)
  return { problemas, efeitos: describeEfeitos(pagina.antes, pagina.depois), pagina, temas: null }
}

async function readCanon(dir: string): Promise<CanonLivro[]> {
  return parseCanon(await readFile(join(dir, 'livros.yaml'), 'utf8'), 'livros.yaml')
}

/** Sections of the page that the glossary of the search names must be there. */
async function checkGlossario(
  dir: string,
  { sigla }: PadraoEscrito,
  { numero, secoes }: ParsedPagina,
  problemas: ContentProblem[],
): Promise<void> {
  const lugar = new RegExp(`\\b${sigla} ${numero}\\.(\\d{1,2})\\b`, 'g')
  for (const file of ['doutrinas.yaml', 'versiculos.yaml']) {
    const text = await readFile(join(dir, file), 'utf8').catch(() => '')
    text.split('\n').forEach((line, index) => {
      for (const [place, secao] of line.matchAll(lugar)) {
        if (secoes.some((each) => each.numero === Number(secao))) continue
        problemas.push({
          file,
          line: index + 1,
          reason: `${place} não existiria mais, e o glossário da busca leva a ela.`,
        })
      }
    })
  }
}

async function previewHarmonias(
  dir: string,
  { antes, depois }: PedidoDePrevia,
  problemas: ContentProblem[],
  report: Report,
): Promise<PreviaDoTexto> {
  const alvos = await readAlvos(dir)
  const before = parseHarmonias(antes, alvos, ignore) ?? []
  const after = parseHarmonias(depois, alvos, report)
  if (!after) return { problemas, efeitos: [], pagina: null, temas: null }
  const temas = { antes: before, depois: after }
  return { problemas, efeitos: describeTemas(before, after), pagina: null, temas }
}

/** What a theme may name: how many pages each standard has, and the folders of the ebooks. */
async function readAlvos(dir: string): Promise<HarmoniaAlvos> {
  const list = (pasta: string) => readdir(join(dir, pasta)).catch((): string[] => [])
  const paginas = await Promise.all(
    PADROES_ESCRITOS.map(async ({ simbolo, pasta }) => {
      const numeros = (await list(pasta))
        .map((name) => Number.parseInt(name, 10))
        .filter((numero) => numero > 0)
      return [simbolo, Math.max(0, ...numeros)] as const
    }),
  )
  const ebooks = (await list('ebooks')).filter((name) => !name.startsWith('.'))
  return { paginas: new Map(paginas), ebooks: new Set(ebooks) }
}
