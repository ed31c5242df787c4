import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const AT_MOST = 10_000

/** Removes mails that lie in the folder since before a time, so many at a time. */
export async function removeOldMails(dir: string, before: number): Promise<void> {
  const names = await readdir(dir).catch(() => [])
  for (const name of names.filter((each) => /\.eml(\.parte)?$/.test(each)).slice(0, AT_MOST)) {
    const file = join(dir, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < before) await rm(file, { force: true })
  }
}
