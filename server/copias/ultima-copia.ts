/** What says when the last copy was made, for who watches over the server. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CopiaGravada } from './gravar-copia.ts'

/** Beside the database; the metrics tell its age. */
export const ULTIMA_COPIA = 'ultima-copia.json'

/** Leaves a mark in the data folder. */
export async function markUltimaCopia(dataDir: string, copia: CopiaGravada): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, ULTIMA_COPIA)
  await writeFile(`${file}.parte`, `${JSON.stringify(copia)}\n`, { mode: 0o600 })
  await rename(`${file}.parte`, file)
}
