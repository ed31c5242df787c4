import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian and Ubuntu put each major version; the commands on the PATH may be wrappers of any version. */
const VERSIONS = '/usr/lib/postgresql'

/**
 * @param {string} [versions] folder with one folder per major version
 * @returns {string | undefined} folder of `initdb` and `pg_ctl` of the newest version that has both
 */
export function findPostgresBin(versions = VERSIONS) {
  if (!existsSync(versions)) return undefined
  return readdirSync(versions)
    .filter((name) => /^\d+$/.test(name))
    .sort((a, b) => Number(b) - Number(a))
    .map((name) => join(versions, name, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_ctl')))
}
