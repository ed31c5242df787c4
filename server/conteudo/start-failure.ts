import { ContentError } from '#server/arquivos/content-error.ts'
import { isDatabaseAway } from '#server/platform/database-errors.ts'
import { describeFailure } from '#server/platform/database-failure.ts'
import { StartError } from '#server/platform/start-error.ts'

/** Why the server does not start: expected failures in one sentence; anything else is a defect and shows its stack. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof StartError) return error.message
  if (error instanceof ContentError) return `Os textos têm erros e não foram importados:\n${error.message}`
  if (isDatabaseAway(error)) return describeFailure(error)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
