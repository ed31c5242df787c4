import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A hash over files and whole folders that changes with any name or content.
 *
 * @param {string} root folder that `paths` are relative to
 * @param {string[]} paths files and folders; one that is missing counts as missing, not as an error
 * @param {string} [salt] anything else the result depends on
 * @returns {string} sha-256 in hexadecimal
 */
export function fingerprint(root, paths, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const path of paths) {
    for (const file of listFiles(root, path)) {
      const content = readFileSync(join(root, file))
      hash.update(`\0${file}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

/** @param {string} file path of a stamp @returns {string | undefined} its text, undefined when it is not there */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

/** @param {string} root @param {string} path @returns {string[]} files in an order that does not depend on the file system */
function listFiles(root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (stat.isFile()) return [path]
  if (!stat.isDirectory()) return []
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(root, join(path, name)))
}
