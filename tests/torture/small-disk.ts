/** A disk in memory with little more room than the database takes. Only root may mount one. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SQLITE_FILE } from '#server/platform/sqlite-database.ts'
import type { TortureDatabase } from './scenario.ts'

export interface SmallDisk {
  database: TortureDatabase
  /** Takes all room that is left. */
  fill(): void
  free(): void
  /** Overwrites every page but the first, and the log; open files see it. */
  damage(): void
  /** Puts the file back as it was first. */
  repair(): void
  /** Only while nobody has a file open for writing. */
  setReadOnly(isReadOnly: boolean): void
  unmount(): void
}

const MIB = 1024 * 1024
/** For a log of some pages. */
const ROOM_MIB = 12
const PAGE = 4096

export function mountSmallDisk({ config }: TortureDatabase): SmallDisk {
  const folder = join(config.dataDir, 'disco')
  const source = join(config.dataDir, SQLITE_FILE)
  const file = join(folder, SQLITE_FILE)
  const filler = join(folder, 'enchimento')
  const size = Math.ceil(statSync(source).size / MIB) + ROOM_MIB
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=0700`, 'mbw-tortura', folder])
  copyFileSync(source, file)
  return {
    database: { config: { engine: 'sqlite', dataDir: folder } },
    fill: () => fillDisk(filler),
    free: () => rmSync(filler, { force: true }),
    damage: () => damageFile(file),
    repair() {
      rmSync(`${file}-wal`, { force: true })
      rmSync(`${file}-shm`, { force: true })
      copyFileSync(source, file)
    },
    setReadOnly: (isReadOnly) => {
      execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder])
    },
    unmount: () => {
      execFileSync('umount', ['-l', folder])
    },
  }
}

function fillDisk(filler: string): void {
  for (const size of [MIB, PAGE]) {
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(size, 0x2e), { flag: 'a' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
}

function damageFile(file: string): void {
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xa5, PAGE), { flag: 'r+' })
}
