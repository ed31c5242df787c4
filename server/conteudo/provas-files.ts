/** The files of the proof texts (content/provas), and whether the database holds them. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listConteudos } from '#server/platform/conteudo-repository.ts'
import type { Database } from '#server/platform/database.ts'

export const PROVAS_FOLDER = 'provas'
export const PROVAS_DESCRICAO = 'edicao.yaml'

/** Raise it when the parser or the rows change, so that installed databases are brought up to date. */
const IMPORT_VERSION = 1

export interface ProvasFile {
  name: string
  text: string
}

export async function loadProvas(contentDir: string): Promise<ProvasFile[]> {
  const dir = join(contentDir, PROVAS_FOLDER)
  const names = await readdir(dir).catch((): string[] => [])
  const read = names.filter((name) => name === PROVAS_DESCRICAO || name.endsWith('.usfm')).sort()
  return Promise.all(read.map(async (name) => ({ name, text: await readFile(join(dir, name), 'utf8') })))
}

export function fingerprintProvas(files: readonly ProvasFile[]): string {
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(`${name}\0${text.length}\0`).update(text)
  return hash.digest('hex')
}

/** Under which an import of them is recorded. @param fingerprint of `fingerprintProvas` */
export function provasImpressao(fingerprint: string): string {
  return `v${IMPORT_VERSION}:${fingerprint}`
}

/** Whether the folder has proof texts that the database has not. */
export async function hasNewProvas(db: Database, contentDir: string): Promise<boolean> {
  const files = await loadProvas(contentDir)
  if (files.length === 0) return false
  const wanted = provasImpressao(fingerprintProvas(files))
  return !(await listConteudos(db.read)).some(({ impressao }) => impressao === wanted)
}
