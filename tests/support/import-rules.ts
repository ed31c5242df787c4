/** The direction of imports (ARCHITECTURE.md): contract ← server, contract ← web; features meet only as written here. */
import { featureOf, isPage, isTest, listImports, resolveImport, type SourceFile } from './source-files.ts'

/** Parts of `web/` that every feature may use, and that know none. */
export const WEB_BASE: ReadonlySet<string> = new Set(['platform', 'ui', 'styles', 'sw', 'public'])

/** Each broken rule as 'file: why'. */
export function findViolations(file: SourceFile): string[] {
  return listImports(file).flatMap((target) => {
    const reason = checkImport(file.path, target)
    return reason ? [`${file.path}: ${reason} (${target})`] : []
  })
}

function checkImport(path: string, target: string): string | null {
  const [layer = ''] = path.split('/')
  const resolved = resolveImport(path, target)
  if (layer === 'contract' && !resolved && !isTest(path) && !/^(zod|@orama\/stemmers)(\/|$)/.test(target)) {
    return 'the contract imports zod, the stemmer and itself, nothing else'
  }
  if (layer === 'web' && target.startsWith('node:') && !isTest(path)) {
    return 'node modules do not run in a browser'
  }
  if (!resolved) return null
  if (isTest(path) || layer === 'tests' || layer === 'bench') return null
  if (!/\.(ts|tsx|mjs|css)$/.test(resolved)) return 'imports name the file with its extension'
  const [targetLayer = ''] = resolved.split('/')
  if (layer !== targetLayer && targetLayer !== 'contract') return `${layer} does not import ${targetLayer}`
  if (layer === 'web') return checkWeb(path, resolved)
  if (layer === 'server') return checkServer(path, resolved)
  return null
}

/** Pages → features → what is shared. The files at the root of `web/` (entries, routes) compose everything. */
function checkWeb(path: string, resolved: string): string | null {
  const from = featureOf(path)
  const to = featureOf(resolved)
  if (from === null || resolved.startsWith('contract/')) return null
  if (to === null) return resolved === 'web/paths.ts' ? null : 'only the addresses are shared at the root'
  if (from === to) return isPublic(resolved) ? 'public.ts is for others' : null
  if (WEB_BASE.has(to)) return null
  if (WEB_BASE.has(from)) return 'what is shared knows no feature'
  if (isPage(resolved)) return 'a page is composed by its route only'
  if (isPage(path) || isPublic(resolved)) return null
  return "a feature of the web knows another's public.ts only"
}

function isPublic(path: string): boolean {
  return path.endsWith('/public.ts')
}

function checkServer(path: string, resolved: string): string | null {
  const from = featureOf(path)
  const to = featureOf(resolved)
  if (from === null || to === null || from === to || to === 'platform') return null
  if (from === 'platform') return 'the platform knows no feature'
  if (/[/-]repository\.ts$/.test(resolved)) return "a feature calls another's service, never its repository"
  return null
}
