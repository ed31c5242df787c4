import { join } from 'node:path'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'

/** A program as it runs outside of development (ADR 067). @param name from server/, without ending */
export function builtProgram(name: string): string {
  return join(PROJECT_ROOT, 'dist/server', `${name}.js`)
}
