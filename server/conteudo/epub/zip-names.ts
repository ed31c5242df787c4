import { toNfc } from '#server/platform/to-nfc.ts'

/** Finds what a book's own references mean in its zip, as forgivingly as readers' programs do. */

interface NameIndex {
  find(path: string): string | null
}

export function createNameIndex(names: readonly string[]): NameIndex {
  const exact = new Set(names)
  const folded = firstOf(names, fold)
  const bases = Map.groupBy(names, (name) => fold(baseOf(name)))
  return {
    find(path) {
      if (exact.has(path)) return path
      const same = folded.get(fold(path))
      if (same !== undefined) return same
      // A path of the machine on which the book was made: its last part is enough when it is the only one.
      const alike = bases.get(fold(baseOf(path))) ?? []
      return alike.length === 1 ? (alike[0] ?? null) : null
    },
  }
}

/** Path in the zip and fragment of a reference; null for an address elsewhere. @param base path of the file that refers */
export function resolveHref(href: string, base: string): { path: string; fragment: string | null } | null {
  const [address = '', ...rest] = href.trim().replaceAll('\\', '/').split('#')
  const fragment = rest.length > 0 ? decode(rest.join('#')) : ''
  const [path = ''] = decode(address.replace(/^file:\/*(?:[A-Za-z]:\/)?/i, '/')).split('?')
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//')) return null
  const target = path === '' ? base : joinPath(path.startsWith('/') ? '' : folderOf(base), path)
  return { path: target, fragment: fragment === '' ? null : fragment }
}

function joinPath(folder: string, path: string): string {
  const parts = folder === '' ? [] : folder.split('/')
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** A '%' that begins no escape is a '%'. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function fold(path: string): string {
  return toNfc(path).toLowerCase()
}

function firstOf(names: readonly string[], key: (name: string) => string): Map<string, string> {
  const first = new Map<string, string>()
  for (const name of names) if (!first.has(key(name))) first.set(key(name), name)
  return first
}
