import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'
import { readContentFiles } from '../parsers/content-files.ts'
import { fingerprintFiles } from '../parsers/fingerprint-files.ts'
import { layCorrecoes } from './lay-correcoes.ts'
import { listEmVigor } from './repository.ts'

/** The fingerprint of the folder with its corrections. @throws ContentError when there is no folder */
export async function fingerprintCorrigido(db: Kysely<Tables>, dir: string): Promise<string> {
  const [files, correcoes] = await Promise.all([readContentFiles(dir), listEmVigor(db)])
  return fingerprintFiles(layCorrecoes(files, correcoes))
}
