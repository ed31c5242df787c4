import { parseArgs } from 'node:util'
import { StepError } from '../steps/step-error.mjs'

/** In the order in which they run: the quick and telling ones first, and beside the longest, which leaves the cores idle for moments, the last short ones. */
export const STEPS = /** @type {const} */ ([
  'lint',
  'types',
  'web',
  'unit',
  'component',
  'api-sqlite',
  'api-postgres',
  'browser',
  'servers',
  'torture',
  'release',
])

/** @typedef {typeof STEPS[number]} StepName */

/**
 * @param {string[]} argv arguments of `npm test --`: `--only=lint,unit`, the rest goes to vitest
 * @returns {{ steps: StepName[], vitestArgs: string[] }} throws StepError on what it does not know
 */
export function parseTestArguments(argv) {
  const { only, vitestArgs } = split(argv)
  if (only === undefined) return { steps: [...STEPS], vitestArgs }
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !STEPS.some((step) => step === name))
  if (unknown !== undefined) {
    throw new StepError(`There is no step "${unknown}"; the steps are ${STEPS.join(', ')}.`)
  }
  // The browser and the release show the built web app: without building it the tests would judge an old one.
  if (names.includes('browser') || names.includes('release')) names.push('web')
  return { steps: STEPS.filter((step) => names.includes(step)), vitestArgs }
}

/** @param {string[]} argv */
function split(argv) {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      options: { only: { type: 'string' } },
      allowPositionals: true,
    })
    return { only: values.only, vitestArgs: positionals }
  } catch (error) {
    throw new StepError(error instanceof Error ? error.message : String(error))
  }
}
