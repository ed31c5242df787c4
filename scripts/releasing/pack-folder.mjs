import { createHash } from 'node:crypto'
import { createReadStream, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { runProcess } from '../steps/run-process.mjs'
import { StepError } from '../steps/step-error.mjs'

/**
 * Packs a folder so that only names, contents and modes count.
 *
 * @param {string} folder
 * @param {string} file the .tar.gz
 * @param {{ time: number, level: number, signal: AbortSignal }} options time of every file, in seconds; gzip's level
 */
export async function packFolder(folder, file, { time, level, signal }) {
  const args = [
    '--create',
    '--sort=name',
    '--format=gnu',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rw,go+r,go-w,a+X',
    `--mtime=@${time}`,
    `--use-compress-program=gzip -n -${level}`,
    `--file=${file}`,
    `--directory=${dirname(folder)}`,
    basename(folder),
  ]
  const tar = runProcess('tar', args, { cwd: folder, signal, output: 'capture' })
  const { code, output } = await tar.catch((error) => ({ code: 1, output: String(error) }))
  if (code !== 0) throw new StepError('GNU tar could not write the archive.', output)
}

/** @param {string} folder @returns {Promise<string>} a line for each file, as `sha256sum --check` reads them */
export async function sumFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
  const lines = []
  for (const file of files) lines.push(`${await sumFile(join(folder, file))}  ${file}\n`)
  return lines.join('')
}

/** @param {string} file @returns {Promise<string>} SHA-256 in hexadecimal */
export async function sumFile(file) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
