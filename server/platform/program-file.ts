import { join } from 'node:path'
import { PROJECT_ROOT } from './project-root.ts'

/** In tests and development the sources run as they are. */
const isBuilt = !import.meta.filename.endsWith('.ts')

/**
 * A program of the server that runs in a thread or process of its own: of the same build as this one (ADR 067).
 *
 * @param name from server/, without ending; also among the programs of `vite.server.config.ts`
 * @returns an absolute path
 */
export function programFile(name: string): string {
  return isBuilt
    ? join(PROJECT_ROOT, 'dist', 'server', `${name}.js`)
    : join(PROJECT_ROOT, 'server', `${name}.ts`)
}
