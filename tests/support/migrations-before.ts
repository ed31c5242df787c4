import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { makeTempFolder } from './temp-folder.ts'

/** A folder with the migrations that came before one. @param number of three digits */
export function migrationsBefore(number: string): string {
  const [from, to] = [join(PROJECT_ROOT, 'server/migrations'), makeTempFolder()]
  for (const name of readdirSync(from).filter((name) => name < number)) {
    copyFileSync(join(from, name), join(to, name))
  }
  return to
}
