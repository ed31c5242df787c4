import { format } from 'node:util'
import { afterAll, afterEach, beforeEach } from 'vitest'

/** What the code under test said and the test neither declared nor may ignore. */
let unexpected: string[] = []

let expected: { pattern: string | RegExp; seen: boolean }[] = []

/** Declares a console message, without which the test fails; undeclared ones fail it too. @param pattern a part, or a RegExp */
export function expectConsole(pattern: string | RegExp): void {
  expected.push({ pattern, seen: false })
}

const original = { error: console.error, warn: console.warn }

// While the file is imported, so that what its modules say on loading counts too.
for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    const message = format(...args)
    const matching = expected.filter(({ pattern }) => matches(message, pattern))
    // Of two that are declared alike each is seen.
    const match = matching.find(({ seen }) => !seen) ?? matching[0]
    if (match) {
      match.seen = true
      return
    }
    unexpected.push(`console.${level}: ${message}`)
    original[level](...args)
  }
}

beforeEach(() => {
  expected = []
})

afterEach(() => {
  const missing = expected.filter(({ seen }) => !seen).map(({ pattern }) => `never came: ${String(pattern)}`)
  failOn([...takeUnexpected(), ...missing])
})

afterAll(() => {
  Object.assign(console, original)
  failOn(takeUnexpected())
})

function matches(message: string, pattern: string | RegExp): boolean {
  return typeof pattern === 'string' ? message.includes(pattern) : pattern.test(message)
}

function takeUnexpected(): string[] {
  const taken = unexpected
  unexpected = []
  return taken
}

function failOn(problems: string[]): void {
  if (problems.length === 0) return
  throw new Error(`The console was not as the test declared (see expectConsole):\n${problems.join('\n')}`)
}
