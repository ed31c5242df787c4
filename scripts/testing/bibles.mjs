import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The Bíblia Livre is third-party text that stays outside the repository; the tests use it when it lies beside.
 *
 * @param {string} root the project's folder
 * @returns {{ json: string, release: string, found: boolean }} its JSON file and the folder of its release files
 */
export function findBlivre(root) {
  const json = resolve(root, '../shared/biblia/blivre-2018.2.0-tr.json')
  const release = resolve(root, '../shared/biblia/original/textos/f4/tr')
  return { json, release, found: existsSync(json) && existsSync(release) }
}

/** @param {string} root the project's folder @returns {string} line for the summary of a test run */
export function describeBibles(root) {
  return findBlivre(root).found
    ? 'Bibles: the generated one, and the Bíblia Livre found beside the repository'
    : 'Bibles: the generated one only (no Bíblia Livre beside the repository)'
}
