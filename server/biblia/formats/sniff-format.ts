export type BibliaFormat =
  | 'blivre-json'
  | 'chapters-json'
  | 'osis'
  | 'release'
  | 'usfm'
  | 'usfx'
  | 'usx'
  | 'zefania'

const ROOTS: Readonly<Record<string, BibliaFormat>> = {
  osis: 'osis',
  usfx: 'usfx',
  usx: 'usx',
  xmlbible: 'zefania',
}

/** Tells a Bible's format from what the file holds, never from its name. @returns null for none that is read here */
export function sniffFormat(text: string): BibliaFormat | null {
  const start = text.replace(/^\uFEFF?\s*/, '')
  if (start.startsWith('{')) return /"ubs_code"\s*:/.test(start) ? 'blivre-json' : null
  if (start.startsWith('[')) return /"(?:chapters|capitulos)"\s*:/.test(start) ? 'chapters-json' : null
  if (start.startsWith('<')) {
    const root = rootElement(start)
    return Object.hasOwn(ROOTS, root) ? (ROOTS[root] ?? null) : null
  }
  if (/^\\ubs-code\s*$/m.test(start)) return 'release'
  if (/^\\id\s+\S/m.test(start)) return 'usfm'
  return null
}

/** True for the description of a bundle of the Digital Bible Library. */
export function isDblMetadata(text: string): boolean {
  const start = text.replace(/^\uFEFF?\s*/, '')
  return start.startsWith('<') && rootElement(start) === 'dblmetadata'
}

/** The root's local name in lower case; '' when there is none near the top. */
function rootElement(xml: string): string {
  const head = xml
    .slice(0, 64 * 1024)
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '')
    .replace(/<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>/i, '')
  const match = /^\s*<(?:[\w.-]+:)?([\w.-]+)/.exec(head)
  return match?.[1]?.toLowerCase() ?? ''
}
