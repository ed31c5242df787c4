import { parseArgs } from 'node:util'
import type { Engine } from '#server/platform/database.ts'
import { StepError } from '../../scripts/steps/step-error.mjs'

export interface TortureArguments {
  /** Names of the scenarios to run; null for all. */
  only: readonly string[] | null
  engines: readonly Engine[]
  isShort: boolean
  /** File that gets the counts as JSON, for `npm test`. */
  report: string | null
}

const ENGINES: Readonly<Record<string, readonly Engine[]>> = {
  sqlite: ['sqlite'],
  postgres: ['postgres'],
  both: ['sqlite', 'postgres'],
}

/** @throws StepError on what it does not know, rather than running less than was asked */
export function parseTortureArguments(argv: readonly string[]): TortureArguments {
  const values = parse(argv)
  const engines = ENGINES[values.database ?? 'both']
  if (!engines) {
    throw new StepError(
      `There is no database "${values.database}"; it is one of ${Object.keys(ENGINES).join(', ')}.`,
    )
  }
  return {
    only: values.only?.split(',').map((name) => name.trim()) ?? null,
    engines,
    isShort: values.short ?? false,
    report: values.report ?? null,
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        only: { type: 'string' },
        database: { type: 'string' },
        short: { type: 'boolean' },
        report: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new StepError(error instanceof Error ? error.message : String(error))
  }
}
