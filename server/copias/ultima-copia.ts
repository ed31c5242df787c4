/** What says when the last copy was made, for who watches over the server. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
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

const Marca = z.object({ criada_em: z.string(), bytes: z.number() })

/** When the last copy was made; null when there is no mark, or none that can be read. */
export async function readUltimaCopia(dataDir: string): Promise<{ criada_em: string; bytes: number } | null> {
  try {
    return z.parse(Marca, JSON.parse(await readFile(join(dataDir, ULTIMA_COPIA), 'utf8')))
  } catch {
    return null
  }
}
