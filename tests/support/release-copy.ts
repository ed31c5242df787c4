/** The program in a folder of its own, with pages that say which build they are: as another release beside this one. */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#server/platform/config.ts'

/** @param name of the build, in the names of its files @returns what is to be run */
export function copyRelease(folder: string, name: string): string {
  for (const part of ['server', 'contract']) {
    cpSync(join(PROJECT_ROOT, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/\.test\.ts$/.test(path),
    })
  }
  cpSync(join(PROJECT_ROOT, 'package.json'), join(folder, 'package.json'))
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'dist/web/assets'), { recursive: true })
  const asset = `assets/main-${name}.js`
  writeFileSync(join(folder, 'dist/web', asset), `console.log('${name}')`)
  writeFileSync(join(folder, 'dist/web/index.html'), `<!doctype html><script src="/${asset}"></script>`)
  return join(folder, 'server/main.ts')
}
