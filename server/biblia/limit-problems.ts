import type { ContentProblem } from '#server/arquivos/content-error.ts'

const MAX_PROBLEMS = 50

/** The first 50 problems, and one more line that says how many others there are. */
export function limitProblems(problems: readonly ContentProblem[], file: string): ContentProblem[] {
  if (problems.length <= MAX_PROBLEMS) return [...problems]
  const others = problems.length - MAX_PROBLEMS
  return [...problems.slice(0, MAX_PROBLEMS), { file, reason: `… e mais ${others}` }]
}
