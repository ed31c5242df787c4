import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Interrupted, StepError } from '../steps/step-error.mjs'
import { STEPS } from './arguments.mjs'
import { runSteps, type Steps } from './run-steps.mjs'
import type { TestContext } from './test-steps.mjs'

const GOOD = { passed: 1, failed: 0, skipped: 0 }
let said: string[]
let begun: string[]

beforeEach(() => {
  said = []
  begun = []
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line))
})

/** Every step says its name and ends well, but for the given ones. */
function stepsWith(own: Partial<Steps> = {}): Steps {
  const step = (name: string) => async (context: TestContext) => {
    begun.push(name)
    await own[name as keyof Steps]?.(context)
    context.say(`of ${name}`)
    return GOOD
  }
  return Object.fromEntries(STEPS.map((name) => [name, step(name)])) as Steps
}

function run(names: (typeof STEPS)[number][], steps: Steps, signal = new AbortController().signal) {
  return runSteps(names, steps, { root: '/', reports: '/', vitestArgs: [], signal })
}

describe('runSteps', () => {
  it('runs one after the other, the torture beside them and before the browser', async () => {
    let end = () => {}
    const waiting = new Promise<void>((resolve) => {
      end = resolve
    })
    const steps = stepsWith({
      torture: async () => waiting.then(() => GOOD),
      release: async () => {
        end()
        return GOOD
      },
    })
    const results = await run([...STEPS], steps)
    expect(begun).toEqual([
      'lint',
      'types',
      'web',
      'torture',
      'unit',
      'component',
      'api-sqlite',
      'api-postgres',
      'release',
      'browser',
    ])
    expect(results.map(({ name }) => name)).toEqual([...STEPS])
  })

  it('tells what each said in one piece', async () => {
    await run(['unit', 'torture'], stepsWith())
    expect(said.map((line) => line.replace(/\(.*/, '').trim())).toEqual([
      '— unit',
      'of unit',
      'unit: 1 passed, 0 failed',
      '— torture',
      'of torture',
      'torture: 1 passed, 0 failed',
    ])
  })

  it('runs the torture by itself when nothing else is asked for', async () => {
    const contexts: TestContext[] = []
    const torture = async (context: TestContext) => {
      contexts.push(context)
      return GOOD
    }
    await run(['torture', 'browser'], stepsWith({ torture }))
    expect(contexts[0]?.isBeside).toBe(false)
  })

  it('names the step that failed, and goes on', async () => {
    const fail = () => Promise.reject(new StepError('No database.', 'its log'))
    const results = await run(
      ['unit', 'api-sqlite', 'torture'],
      stepsWith({ 'api-sqlite': fail, torture: fail }),
    )
    expect(results.map(({ counts }) => counts.failed)).toEqual([0, 1, 1])
    expect(said.filter((line) => line === 'its log\nNo database.')).toHaveLength(2)
  })

  it('judges no old build', async () => {
    const fail = () => Promise.reject(new StepError('No build.'))
    const results = await run(['web', 'release', 'browser'], stepsWith({ web: fail }))
    expect(begun).toEqual(['web'])
    expect(results.map(({ counts }) => counts.failed)).toEqual([1, 1, 1])
  })

  it('ends when it is interrupted, whichever runs', async () => {
    const controller = new AbortController()
    const reason = new Interrupted('SIGINT')
    const hang = ({ signal }: TestContext) =>
      new Promise<typeof GOOD>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const running = run(['unit', 'torture'], stepsWith({ unit: hang, torture: hang }), controller.signal)
    controller.abort(reason)
    await expect(running).rejects.toBe(reason)
  })
})
