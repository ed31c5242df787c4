import { basename, extname } from 'node:path'
import { ContentError } from '#server/arquivos/content-error.ts'
import type { CanonLivro } from './canon.ts'
import { checkBiblia, checkTextos } from './check-biblia.ts'
import { type Correcao, cleanBiblia } from './clean-text.ts'
import { type BibliaBuilder, createBibliaBuilder } from './formats/biblia-builder.ts'
import { parseBlivreJson } from './formats/blivre-json.ts'
import { parseChaptersJson } from './formats/chapters-json.ts'
import { chooseBibliaFiles } from './formats/choose-files.ts'
import type { TextFile } from './formats/decode-text.ts'
import { parseOsis } from './formats/osis.ts'
import { parseReleaseText } from './formats/release-text.ts'
import type { BibliaFormat } from './formats/sniff-format.ts'
import { loadSourceFiles } from './formats/source-files.ts'
import { parseUsfm } from './formats/usfm.ts'
import { parseUsfx } from './formats/usfx.ts'
import { parseUsx } from './formats/usx.ts'
import { parseZefania } from './formats/zefania.ts'
import type { SourceFile } from './formats/zip-entries.ts'
import { limitProblems } from './limit-problems.ts'
import type { ParsedBiblia } from './parsed-biblia.ts'
import { examineBiblia, type RelatorioDaBiblia } from './relatorio-da-biblia.ts'
import { detectVersificacao } from './versificacao/detect-versificacao.ts'
import { matchVrs, type VrsComparada } from './versificacao/match-vrs.ts'
import type { NomeDaVersificacao } from './versificacao/nome-da-versificacao.ts'

/** A Bible, cleaned and checked, ready to be installed: as the edition is, without what has no words or no place in the canon. */
export interface BibliaReading {
  biblia: ParsedBiblia
  /** The scheme by which it counts its verses. */
  versificacao: NomeDaVersificacao
  relatorio: RelatorioDaBiblia
  /** Changes made to the text, by rule. */
  correcoes: Correcao[]
  /** Sentences on what was left out or guessed. */
  avisos: string[]
}

export interface ReadBibliaOptions {
  /** Refuses an edition that has not the 31,102 verses of the canon, each by itself. */
  rigoroso?: boolean
  /** By which scheme it counts; absent: told by the ends of its chapters. */
  versificacao?: NomeDaVersificacao | null
}

const PARSERS: Readonly<Record<BibliaFormat, (file: TextFile, builder: BibliaBuilder) => void>> = {
  'blivre-json': parseBlivreJson,
  'chapters-json': parseChaptersJson,
  osis: parseOsis,
  release: parseReleaseText,
  usfm: parseUsfm,
  usfx: parseUsfx,
  usx: parseUsx,
  zefania: parseZefania,
}

/** Reads a Bible from a file, folder or zip, in a format told by content. @throws ContentError with up to 50 problems */
export async function readBiblia(
  path: string,
  canon: readonly CanonLivro[],
  options: ReadBibliaOptions = {},
): Promise<BibliaReading> {
  return readBibliaFiles(await loadSourceFiles(path), path, canon, options)
}

/** The same for files already in memory. @param path how their folder, zip or file is called in messages */
export function readBibliaFiles(
  files: readonly SourceFile[],
  path: string,
  canon: readonly CanonLivro[],
  { rigoroso = false, versificacao = null }: ReadBibliaOptions = {},
): BibliaReading {
  const { format, chosen, avisos, edicao, vrs } = chooseBibliaFiles(files, path)
  const builder = createBibliaBuilder(canon)
  if (edicao) builder.describe(edicao)
  for (const file of chosen) PARSERS[format](file, builder)
  const { livrosDeFora, ...lida } = builder.build(basename(path, extname(path)))
  const limpa = cleanBiblia(lida.biblia)
  const faltas = rigoroso ? checkBiblia(limpa.biblia, canon) : checkTextos(limpa.biblia, canon)
  const doPacote = vrs === null ? null : matchVrs(vrs, canon)
  const declarada = doPacote?.isConhecida ? doPacote.nome : null
  const nome = versificacao ?? declarada ?? detectVersificacao(limpa.biblia.livros, canon)
  const { biblia, relatorio } = examineBiblia(limpa.biblia, { nome, livrosDeFora }, canon)
  const problems = [...lida.problemas, ...faltas.map((reason) => ({ file: path, reason }))]
  if (problems.length === 0 && relatorio.versiculos === 0)
    problems.push({ file: path, reason: 'Não há aqui nenhum versículo dos 66 livros com texto.' })
  if (problems.length > 0) throw new ContentError(limitProblems(problems, path))
  return {
    ...{ biblia, versificacao: nome, relatorio },
    ...{ correcoes: limpa.correcoes, avisos: [...avisos, ...lida.avisos, ...describeVrs(doPacote, nome)] },
  }
}

function describeVrs(vrs: VrsComparada | null, usada: NomeDaVersificacao): string[] {
  if (!vrs || vrs.isConhecida) return []
  return [
    `O pacote declara uma numeração própria (versification.vrs), que não é nenhuma das seis conhecidas: a mais próxima, ${vrs.nome}, difere em ${vrs.diferencas} capítulos. Os versículos foram contados por ${usada}.`,
  ]
}
