/** The program in a folder of its own, with pages that say which build they are: as another release beside this one. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'

export interface ReleaseCopy {
  /** What is to be run, with these settings. */
  script: string
  settings: Readonly<Record<string, string>>
  /** After its servers have ended: leaves their compiled code to the copies of the next run. */
  keepCompiled(): void
}

/** Of the copies of earlier runs. Node knows it again by the way from there to the code, which is the same in each copy. */
const KEPT = join(PROJECT_ROOT, 'node_modules/.cache/compile-copies')

/** @param name of the build, in the names of its files */
export function copyRelease(folder: string, name: string): ReleaseCopy {
  for (const part of ['server', 'contract', 'dist/server']) {
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
  const compiled = join(folder, 'compiled')
  if (existsSync(KEPT)) cpSync(KEPT, compiled, { recursive: true })
  return {
    script: join(folder, 'dist/server/main.js'),
    settings: { NODE_COMPILE_CACHE: compiled, NODE_COMPILE_CACHE_PORTABLE: '1' },
    keepCompiled: () => keep(compiled),
  }
}

function keep(compiled: string): void {
  const own = `${KEPT}.${process.pid}`
  cpSync(compiled, own, { recursive: true })
  rmSync(KEPT, { recursive: true, force: true })
  try {
    renameSync(own, KEPT)
  } catch {
    // Another run was quicker.
    rmSync(own, { recursive: true, force: true })
  }
}
