import type { Report } from '#server/arquivos/report.ts'
import type { ParsedReferencia } from '#server/referencias/parse-referencias.ts'
import type { ParsedSecao } from './content-model.ts'
import type { BlocoEscrito } from './markdown-page.ts'
import type { PadraoEscrito } from './padroes.ts'
import { parsePartes } from './partes.ts'

/** Ids are made of these numbers (server/migrations/003-create-padroes.sql), so they have room for no more. */
const MAX_SECOES = 99
const MAX_PARTES = 999

/** A section while it is being read. */
interface SecaoAberta extends ParsedSecao {
  line: number
  paragrafos: number
  /** Heading that waits for its part. */
  subtitulo: { texto: string; line: number } | null
}

/** Sorts a page's blocks into numbered sections. @param referencias by the note's label */
export function parseSecoes(
  blocos: readonly BlocoEscrito[],
  padrao: PadraoEscrito,
  referencias: ReadonlyMap<string, ParsedReferencia[]>,
  report: Report,
): ParsedSecao[] {
  const [first] = blocos
  if (!first) report(undefined, 'A página não tem texto.')
  else if (padrao.secoes && !isSecao(first))
    report(first.line, 'O texto deve começar por uma seção (“## 1”).')

  const secoes: SecaoAberta[] = first && !padrao.secoes ? [openSecao(1, null, first.line)] : []
  for (const bloco of blocos) {
    const secao = secoes.at(-1)
    if (padrao.secoes && isSecao(bloco))
      secoes.push(parseTitulo(bloco, (secao?.numero ?? 0) + 1, padrao, report))
    else if (secao) addBloco(secao, bloco, padrao, referencias, report)
  }
  if (secoes.length > MAX_SECOES) report(undefined, `A página tem mais de ${MAX_SECOES} seções.`)
  return secoes.map((secao) => closeSecao(secao, report))
}

type Titulo = Extract<BlocoEscrito, { tipo: 'titulo' }>

function isSecao(bloco: BlocoEscrito): bloco is Titulo {
  return bloco.tipo === 'titulo' && bloco.nivel === 2
}

function openSecao(numero: number, titulo: string | null, line: number): SecaoAberta {
  return { numero, titulo, destaque: null, partes: [], line, paragrafos: 0, subtitulo: null }
}

function parseTitulo(
  { texto, line }: Titulo,
  esperado: number,
  padrao: PadraoEscrito,
  report: Report,
): SecaoAberta {
  const [, numero, titulo = null] = /^([1-9]\d*)(?: (.+))?$/.exec(texto) ?? []
  if (numero === undefined) report(line, `O título da seção deve começar pelo número: “## ${esperado}”.`)
  else if (padrao.lacunas ? Number(numero) < esperado : Number(numero) !== esperado)
    report(line, `Esta é a seção ${numero}, mas aqui se espera a ${esperado}.`)
  if (titulo !== null && !padrao.titulosEDestaques) report(line, 'As seções deste padrão não têm título.')
  return openSecao(Number(numero ?? esperado), titulo ?? null, line)
}

function addBloco(
  secao: SecaoAberta,
  bloco: BlocoEscrito,
  padrao: PadraoEscrito,
  referencias: ReadonlyMap<string, ParsedReferencia[]>,
  report: Report,
): void {
  if (secao.destaque !== null) report(bloco.line, 'Depois do destaque a seção não pode ter mais nada.')
  if (bloco.tipo === 'destaque') {
    if (!padrao.titulosEDestaques) report(bloco.line, 'Este padrão não tem destaques (“> ”).')
    secao.destaque = bloco.texto
  } else if (bloco.tipo === 'titulo') addSubtitulo(secao, bloco, padrao, report)
  else {
    secao.paragrafos += 1
    for (const parte of parsePartes(bloco.inlines, referencias, report)) {
      const subtitulo = secao.subtitulo?.texto ?? null
      secao.subtitulo = null
      secao.partes.push({ ordem: secao.partes.length + 1, paragrafo: secao.paragrafos, ...parte, subtitulo })
    }
  }
}

function addSubtitulo(
  secao: SecaoAberta,
  { nivel, texto, line }: Titulo,
  padrao: PadraoEscrito,
  report: Report,
): void {
  if (!padrao.subtitulos || nivel !== 3) {
    report(line, `Este padrão não tem títulos com “${'#'.repeat(nivel)}” neste lugar.`)
  }
  if (texto === '') report(line, 'O subtítulo está vazio.')
  if (secao.subtitulo) report(line, 'Entre dois subtítulos deve haver texto.')
  secao.subtitulo = { texto, line }
}

function closeSecao(secao: SecaoAberta, report: Report): ParsedSecao {
  const { numero, titulo, destaque, partes, line } = secao
  if (secao.subtitulo) report(secao.subtitulo.line, 'Depois do subtítulo deve haver texto.')
  if (partes.length === 0) report(line, `A seção ${numero} não tem texto.`)
  if (partes.length > MAX_PARTES) report(line, `A seção ${numero} tem mais de ${MAX_PARTES} partes.`)
  return { numero, titulo, destaque, partes }
}
