/** Without an SMTP server: each mail is a file that mail programs open, in the data folder, its owner's only. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Carrier } from './carrier.ts'

export function createFolderCarrier(dir: string): Carrier {
  return {
    async deliver({ id, bytes }, begin) {
      const file = join(dir, `${id}.eml`)
      try {
        await mkdir(dir, { recursive: true, mode: 0o700 })
        await writeFile(`${file}.parte`, bytes, { mode: 0o600 })
        if (!(await begin())) {
          await rm(`${file}.parte`, { force: true })
          return { estado: 'adiado', motivo: 'outra tentativa ficou com a mensagem' }
        }
        await rename(`${file}.parte`, file)
        return { estado: 'enviado' }
      } catch (error) {
        return { estado: 'adiado', motivo: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}
