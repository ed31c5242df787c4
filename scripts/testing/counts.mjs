/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * @typedef {object} VitestReport the parts of vitest's JSON report that are counted
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults one per file
 */

/**
 * Counts a vitest run. A file that failed without a failed test (a broken import, a failed hook) is one
 * failure; so is a run that crashed, or that ran no test at all: neither may look like success.
 *
 * @param {VitestReport | undefined} report undefined when vitest ended without writing one
 * @param {number} code vitest's exit code
 * @returns {Counts}
 */
export function countVitest(report, code) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const passed = report.numPassedTests
  const failed = report.numFailedTests + brokenFiles.length
  const isHollow = failed === 0 && (code !== 0 || passed === 0)
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed, failed: isHollow ? 1 : failed, skipped }
}

/**
 * Counts a torture run: each figure is a test, and a run that crashed or measured nothing is one failure.
 *
 * @param {{ passed: number, failed: number } | undefined} report undefined when it ended without writing one
 * @param {number} code its exit code
 * @returns {Counts}
 */
export function countFigures(report, code) {
  const { passed, failed } = report ?? { passed: 0, failed: 0 }
  const isHollow = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isHollow ? 1 : failed, skipped: 0 }
}

/** @param {Counts} counts @returns {string} `3 passed, 1 failed`, with the skipped ones only when there are some */
export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** @param {Counts[]} all @returns {{ line: string, exitCode: number }} the last line of a test run, and 1 when anything failed */
export function summarise(all) {
  const passed = all.reduce((sum, counts) => sum + counts.passed, 0)
  const failed = all.reduce((sum, counts) => sum + counts.failed, 0)
  return { line: `${passed} passed, ${failed} failed`, exitCode: failed > 0 ? 1 : 0 }
}
