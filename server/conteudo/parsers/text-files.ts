import type { ContentProblem } from '#server/arquivos/content-error.ts'
import { type Report, reportTo } from '#server/arquivos/report.ts'
import type { ContentFile } from './content-files.ts'
import { decodeText } from './decode-text.ts'

export interface ContentText {
  /** Relative to the content folder: 'cfw/08.md'. */
  name: string
  /** Null when it could not be decoded, which has been reported. */
  text: string | null
}

/** The files of the content folder as text, in the given order. */
export function decodeFiles(files: readonly ContentFile[], problems: ContentProblem[]): ContentText[] {
  return files.map(({ name, bytes }) => ({ name, text: decodeText(bytes, reportTo(problems, name)) }))
}

/** Parses one file that must be there. @returns null when it is missing or could not be decoded, which is reported */
export function parseFile<T>(
  files: readonly ContentText[],
  name: string,
  parse: (text: string, report: Report) => T,
  problems: ContentProblem[],
): T | null {
  const file = files.find((candidate) => candidate.name === name)
  const report = reportTo(problems, name)
  if (!file) report(undefined, 'Falta este arquivo.')
  return typeof file?.text === 'string' ? parse(file.text, report) : null
}
