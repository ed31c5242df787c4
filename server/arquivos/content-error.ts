/** One thing that is wrong with a publisher's file. */
export interface ContentProblem {
  /** Path as the publisher gave it, or relative to the content folder. */
  file: string
  /** Line in the file, from 1; absent when the format has no lines (a JSON dump, a zip entry). */
  line?: number
  /** Portuguese sentence: what is wrong and where. */
  reason: string
}

/** Thrown by every parser of publisher files; nothing has been written when it is thrown. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** 'cfw/08.md:12: motivo' */
export function formatProblem({ file, line, reason }: ContentProblem): string {
  return line === undefined ? `${file}: ${reason}` : `${file}:${line}: ${reason}`
}
