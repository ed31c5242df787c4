/** The direction of imports (ARCHITECTURE.md): contract ← server, contract ← web; features meet only as written here. */
import { join, posix } from 'node:path'

export interface SourceFile {
  /** From the root of the repository, with '/'. */
  path: string
  text: string
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** Parts of `web/` and `server/` that belong to no feature. */
const WEB_BASE = new Set(['platform', 'ui', 'styles', 'sw', 'public'])

/** Each broken rule as 'file: why'. */
export function findViolations({ path, text }: SourceFile): string[] {
  const imports = [...text.matchAll(IMPORT)].map(([, target = '']) => target)
  return imports.flatMap((target) => {
    const reason = checkImport(path, target)
    return reason ? [`${path}: ${reason} (${target})`] : []
  })
}

function checkImport(path: string, target: string): string | null {
  const isTest = /\.test\.tsx?$/.test(path)
  const [layer = ''] = path.split('/')
  const resolved = resolveImport(path, target)
  if (layer === 'contract' && !resolved && !isTest && !/^zod(\/|$)/.test(target)) {
    return 'the contract imports zod and itself, nothing else'
  }
  if (layer === 'web' && target.startsWith('node:') && !isTest) return 'node modules do not run in a browser'
  if (!resolved) return null
  if (isTest || layer === 'tests' || layer === 'bench') return null
  if (!/\.(ts|tsx|mjs|css)$/.test(resolved)) return 'imports name the file with its extension'
  const [targetLayer = ''] = resolved.split('/')
  if (layer !== targetLayer && targetLayer !== 'contract') return `${layer} does not import ${targetLayer}`
  if (layer === 'web') return checkWeb(path, resolved)
  if (layer === 'server') return checkServer(path, resolved)
  return null
}

function checkWeb(path: string, resolved: string): string | null {
  const from = featureOf(path)
  const to = featureOf(resolved)
  if (to === null || WEB_BASE.has(to) || from === to) return null
  // Pages compose features; everything else stays inside its own.
  if (from === null || /-page\.tsx$/.test(path) || path.startsWith('web/ui/layout/')) return null
  return 'features of the web do not import each other'
}

function checkServer(path: string, resolved: string): string | null {
  const from = featureOf(path)
  const to = featureOf(resolved)
  if (from === null || to === null || from === to || to === 'platform') return null
  if (from === 'platform') return 'the platform knows no feature'
  if (/\/repository\.ts$/.test(resolved)) return "a feature calls another's service, never its repository"
  return null
}

/** 'web/notas/queries.ts' → 'notas'; null for files at the root of a layer. */
function featureOf(path: string): string | null {
  const parts = path.split('/')
  return parts.length > 2 ? (parts[1] ?? null) : null
}

/** Path from the root of the repository, or null for a package. */
function resolveImport(path: string, target: string): string | null {
  if (target.startsWith('#')) return target.slice(1)
  if (target.startsWith('.')) return posix.normalize(join(posix.dirname(path), target))
  return null
}
