import { basename, extname } from 'node:path'
import { ContentError } from '#server/arquivos/content-error.ts'
import type { CanonLivro } from './canon.ts'
import { checkBiblia } from './check-biblia.ts'
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
import { parseZefania } from './formats/zefania.ts'
import type { SourceFile } from './formats/zip-entries.ts'
import { limitProblems } from './limit-problems.ts'
import type { ParsedBiblia } from './parsed-biblia.ts'

/** A whole Bible, cleaned and checked, ready to be installed. */
export interface BibliaReading {
  biblia: ParsedBiblia
  /** Changes made to the text, by rule. */
  correcoes: Correcao[]
  /** Sentences on what was left out or guessed. */
  avisos: string[]
}

const PARSERS: Readonly<Record<BibliaFormat, (file: TextFile, builder: BibliaBuilder) => void>> = {
  'blivre-json': parseBlivreJson,
  'chapters-json': parseChaptersJson,
  osis: parseOsis,
  release: parseReleaseText,
  usfm: parseUsfm,
  usfx: parseUsfx,
  zefania: parseZefania,
}

/** Reads a Bible from a file, folder or zip, in a format told by content. @throws ContentError with up to 50 problems */
export async function readBiblia(path: string, canon: readonly CanonLivro[]): Promise<BibliaReading> {
  return readBibliaFiles(await loadSourceFiles(path), path, canon)
}

/** The same for files already in memory. @param path how their folder, zip or file is called in messages */
export function readBibliaFiles(
  files: readonly SourceFile[],
  path: string,
  canon: readonly CanonLivro[],
): BibliaReading {
  const { format, chosen, avisos } = chooseBibliaFiles(files, path)
  const builder = createBibliaBuilder(canon)
  for (const file of chosen) PARSERS[format](file, builder)
  const lida = builder.build(basename(path, extname(path)))
  const { biblia, correcoes } = cleanBiblia(lida.biblia)
  const faltas = checkBiblia(biblia, canon).map((reason) => ({ file: path, reason }))
  const problems = [...lida.problemas, ...faltas]
  if (problems.length > 0) throw new ContentError(limitProblems(problems, path))
  return { biblia, correcoes, avisos: [...avisos, ...lida.avisos] }
}
