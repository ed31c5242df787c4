import { resolveImport, type SourceFile } from './source-files.ts'

/** What Node loads with a file; `import { type X }` loads too, `import type` and `import()` do not. */
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm

/** The packages that a program has loaded before its first line runs. */
export function listStartPackages(files: readonly SourceFile[], program: string): string[] {
  const textOf = new Map(files.map(({ path, text }) => [path, text]))
  const packages = new Set<string>()
  const seen = new Set([program])
  for (const path of seen) {
    for (const [, target = ''] of (textOf.get(path) ?? '').matchAll(STATIC_IMPORT)) {
      const own = resolveImport(path, target)
      if (own !== null) seen.add(own)
      else if (!target.startsWith('node:')) packages.add(packageOf(target))
    }
  }
  return [...packages].sort()
}

/** '@fastify/static', 'zod' of 'zod/mini'. */
function packageOf(target: string): string {
  const parts = target.split('/')
  return parts.slice(0, target.startsWith('@') ? 2 : 1).join('/')
}
