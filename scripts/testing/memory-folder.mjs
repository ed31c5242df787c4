import { statfsSync } from 'node:fs'

/** Linux' shared memory: a folder for everybody whose files never wait for a disk. Containers may have little of it. */
const FOLDER = '/dev/shm'
/** Several times what the databases of a run take at once. */
const ROOM_BYTES = 2 * 1024 ** 3

/** @param {string} [folder] @returns {string | undefined} a folder in memory with room for databases that nobody keeps */
export function findMemoryFolder(folder = FOLDER) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ROOM_BYTES ? folder : undefined
  } catch {
    return undefined
  }
}
