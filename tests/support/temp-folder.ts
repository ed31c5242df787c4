import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes a folder for the running test, which is removed at its end. @returns its path; throws outside of a test */
export function makeTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mbw-unit-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
