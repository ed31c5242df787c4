import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} LockedPackage
 * @property {boolean} [dev]
 * @property {string} [version]
 * @property {Record<string, string>} [dependencies]
 */

/** The package that brings the pinned Node: its binary travels by itself. */
const NODE = /^node_modules\/node(\/|$)/

/**
 * @param {string} root the project's folder
 * @returns {string[]} folders of the packages that the server needs, as far as this platform has them
 */
export function listProduction(root) {
  return Object.entries(readLock(root))
    .filter(([path, { dev }]) => path !== '' && !dev && !NODE.test(path) && existsSync(join(root, path)))
    .map(([path]) => path)
    .sort()
}

/**
 * @param {string} root the project's folder
 * @returns {string[]} folders of the packages whose code is in the built web app, and not among the server's
 */
export function listBundled(root) {
  const lock = readLock(root)
  const found = new Set()
  const visit = (/** @type {string} */ name, /** @type {string} */ from) => {
    const path = resolvePackage(lock, name, from)
    if (path === undefined || found.has(path)) return
    found.add(path)
    for (const dependency of Object.keys(lock[path]?.dependencies ?? {})) visit(dependency, path)
  }
  for (const name of listImported(join(root, 'web'))) visit(name, '')
  return [...found].filter((path) => lock[path]?.dev).sort()
}

/** @param {string} folder @returns {Set<string>} names of the packages that its sources and styles name */
function listImported(folder) {
  const names = new Set()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(tsx?|css)$/.test(entry.name) || /\.test\./.test(entry.name)) continue
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    for (const [, target = ''] of text.matchAll(/(?:from|import)\s*\(?\s*["']([^"'.#/][^"']*)["']/g)) {
      names.add(target.split('/', target.startsWith('@') ? 2 : 1).join('/'))
    }
  }
  return names
}

/**
 * As Node looks a package up: inside the one that asks, then outwards.
 *
 * @param {Record<string, LockedPackage>} lock
 * @param {string} name
 * @param {string} from
 * @returns {string | undefined}
 */
function resolvePackage(lock, name, from) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (lock[path]) return path
    if (at === '') return undefined
  }
}

/** @param {string} root @returns {Record<string, LockedPackage>} */
function readLock(root) {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
}
