/** The archive of `npm run release`, unpacked where there is nothing else: no npm, no network, a folder that is read only. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { loadCanon, writeBibliaJson } from '#tests/support/biblia-gerada.ts'
import { makeRelease } from '../../scripts/releasing/make-release.mjs'

const isRoot = process.getuid?.() === 0
/** Nobody: root may write everywhere. */
const USER = 65_534

let work: string
let home: string
let archive: string

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'mbw-release-'))
  chmodSync(work, 0o755)
  // Pressed lightly, which takes half of the time; what is in it is the same.
  const options = { out: join(work, 'release'), level: 1 }
  archive = (await makeRelease(PROJECT_ROOT, new AbortController().signal, options)).file
  home = join(work, 'programa')
  mkdirSync(home)
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', home])
  if (!isRoot) execFileSync('chmod', ['-R', 'a-w', home])
})
afterAll(() => {
  if (!isRoot) execFileSync('chmod', ['-R', 'u+w', home])
  rmSync(work, { recursive: true })
})

it('works where there is no network, no npm and nothing to write but its data folder', async () => {
  const place = join(work, 'dados-e-copias')
  mkdirSync(place)
  // John alone, which is not the library's own: a whole Bible comes in by this command in server/conteudo/cli.api.test.ts.
  const biblia = await writeBibliaJson(place, (await loadCanon()).slice(42, 43))
  const journey = join(place, 'journey.ts')
  cpSync(join(import.meta.dirname, 'journey.ts'), journey)
  if (isRoot) chownSync(place, USER, USER)
  const args = [journey, home, place, biblia, ...(isRoot ? [String(USER)] : [])]
  const seen = JSON.parse(runWithoutNetwork(join(home, 'bin/node'), args))
  expect(seen).toEqual({
    writesIntoItsFolder: false,
    capitulo: 200,
    pages: ['200 true', '200 true', '200 true'],
    asset: 200,
    capa: 200,
    soProvas: 9,
    import: expect.stringContaining('linhas gravadas.'),
    versiculos: 36,
    cadastro: 201,
    backup: expect.stringContaining('Cópia gravada'),
    verify: expect.stringContaining('1 leitores'),
    restore: expect.stringContaining('A cópia foi restaurada e conferida.'),
    exitCode: 0,
    keepsCompiledCode: true,
  })
})

/** In a network of its own, which has only itself; without root npm at least has no registry. */
function runWithoutNetwork(node: string, args: string[]): string {
  const [file, ...rest] = isRoot
    ? ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', node, ...args]
    : [node, ...args]
  const env = { PATH: process.env.PATH, npm_config_registry: 'http://127.0.0.1:9' }
  return execFileSync(file ?? node, rest, { env, encoding: 'utf8', timeout: 150_000 })
}

describe('what is in the archive', () => {
  it('is what its sums say', () => {
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: home })
    execFileSync('sha256sum', ['--check', '--quiet', `${basename(archive)}.sha256`], {
      cwd: join(archive, '..'),
    })
  })

  it('is no test, no Bible, no development package', () => {
    const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /^(server|contract)\/.*\.test\.ts$|^content\/biblia/.test(file))).toEqual(
      [],
    )
    const modules = readdirSync(join(home, 'node_modules'))
    expect(modules).toContain('fastify')
    expect(
      modules.filter((name) => ['vite', 'vitest', 'react', 'typescript', 'node'].includes(name)),
    ).toEqual([])
    const idle = files.filter((file) => /^node_modules\/((@[^/]+\/)?[^/]+\/test\/|.*\.ts$)/.test(file))
    expect(idle).toEqual([])
  })

  it('is named in the list of components, with what is in the built pages, and has its licence', () => {
    const { components, bomFormat, serialNumber } = JSON.parse(
      readFileSync(join(home, 'sbom.cdx.json'), 'utf8'),
    )
    expect({ bomFormat, serialNumber }).toEqual({ bomFormat: 'CycloneDX', serialNumber: undefined })
    const names = components.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'react-router', 'node', 'sharp']))
    expect(names).not.toContain('vite')
    const licences = readFileSync(join(home, 'THIRD-PARTY-LICENSES.txt'), 'utf8')
    for (const name of ['fastify', 'react-dom', 'Node.js is licensed']) expect(licences).toContain(name)
  })

  it('shows how the commands are used', () => {
    expect(() => execFileSync(join(home, 'bin/mbw'), ['nada'], { stdio: 'pipe' })).toThrow(
      'mbw backup ARQUIVO',
    )
  })
})
