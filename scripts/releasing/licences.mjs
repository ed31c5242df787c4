import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How packages call the file, and the notices that some licences ask to keep. */
const FILES = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i
const NODE = 'node_modules/node'

/**
 * @param {string} root the project's folder
 * @param {string[]} paths folders of packages
 * @returns {string} name, version, licence and its text for each, and for Node
 */
export function collectLicences(root, paths) {
  const texts = [...paths, findNode(root)].map((path) => describe(join(root, path)))
  return `${texts.join(`\n${'-'.repeat(80)}\n\n`)}\n`
}

/** @param {string} folder of a package */
function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder)
    .filter((file) => FILES.test(file))
    .sort()
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`${name} ${version} (${JSON.stringify(license)})`, ...texts].join('\n\n')
}

/** The package of this platform has Node's own licence. @param {string} root */
function findNode(root) {
  const own = join(NODE, 'node_modules', `node-${process.platform}-${process.arch}`)
  return existsSync(join(root, own)) ? own : NODE
}
