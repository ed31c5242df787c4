import { describe, expect, it } from 'vitest'
import { countFigures, countVitest, formatCounts, summarise } from './counts.mjs'

const report = (passed: number, failed: number, files: [status: string, ...tests: string[]][] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: files.map(([status, ...tests]) => ({
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  })),
})

describe('countVitest', () => {
  it('counts tests', () => {
    const files: [string, ...string[]][] = [['failed', 'passed', 'failed']]
    expect(countVitest(report(1, 1, files), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  it('counts a file that did not load as one failure', () => {
    const files: [string, ...string[]][] = [['passed', 'passed'], ['failed']]
    expect(countVitest(report(1, 0, files), 1)).toMatchObject({ passed: 1, failed: 1 })
  })

  it('counts a crash as a failure', () => {
    expect(countVitest(undefined, 137)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts an unhandled error outside of any test as a failure', () => {
    expect(countVitest(report(3, 0), 1)).toMatchObject({ passed: 3, failed: 1 })
  })

  it('counts a suite without tests as a failure', () => {
    expect(countVitest(report(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('tells skipped and open tests', () => {
    expect(countVitest({ ...report(1, 0), numPendingTests: 2, numTodoTests: 1 }, 0).skipped).toBe(3)
  })
})

describe('countFigures', () => {
  it('counts each figure', () => {
    expect(countFigures({ passed: 9, failed: 2 }, 1)).toEqual({ passed: 9, failed: 2, skipped: 0 })
  })

  it.each([
    ['a crash', undefined, 1],
    ['a run that measured nothing', { passed: 0, failed: 0 }, 0],
    ['a bad end', { passed: 3, failed: 0 }, 1],
  ])('counts %s as one failure', (_, report, code) => {
    expect(countFigures(report, code).failed).toBe(1)
  })
})

describe('formatCounts', () => {
  it('names skipped tests only when there are some', () => {
    expect(formatCounts({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed')
    expect(formatCounts({ passed: 2, failed: 0, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped')
  })
})

describe('summarise', () => {
  it('adds up, and exits with 1 when anything failed', () => {
    const good = { passed: 2, failed: 0, skipped: 0 }
    expect(summarise([good, good])).toEqual({ line: '4 passed, 0 failed', exitCode: 0 })
    expect(summarise([good, { ...good, failed: 3 }])).toEqual({ line: '4 passed, 3 failed', exitCode: 1 })
  })
})
