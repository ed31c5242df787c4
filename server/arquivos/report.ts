import type { ContentProblem } from './content-error.ts'

/** Takes down one problem of the file at hand; reading goes on, so that the publisher sees all of them at once. */
export type Report = (line: number | undefined, reason: string) => void

/** @param problems the list that grows @param file path relative to the content folder */
export function reportTo(problems: ContentProblem[], file: string): Report {
  return (line, reason) => {
    problems.push(line === undefined ? { file, reason } : { file, line, reason })
  }
}
