import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ONE_WASM_WRAPPER } from './scripts/steps/server-flags.mjs'
import { publishedBuilds } from './tests/support/published-builds.ts'
import { SlowFirst } from './tests/support/slow-first.ts'
import { SQLITE_ONLY } from './tests/support/sqlite-only.ts'

// By hand the API suite runs on SQLite; `npm test` runs it once on each database. The golden database reads it too.
process.env.MBW_TEST_DATABASE ??= 'sqlite'
// What Node itself loads is compiled once for all: packages, and the threads for searches and the desk that each file starts anew.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compile')

const apiTests = ['server/**/routes.test.ts', 'server/**/*.api.test.ts', 'tests/api/**/*.test.ts']
// Several servers (docs/testes.md) are asked everything.
const isRepeated = process.env.MBW_TEST_DATABASE === 'postgres' && !process.env.MBW_TEST_SERVERS
const goldenDatabase = './tests/support/golden-global-setup.ts'
// What is started as a process is the built server (ADR 067).
const builtServer = './tests/support/built-server-setup.ts'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [publishedBuilds()],
        test: {
          name: 'unit',
          // A property test of half a second takes ten times as long beside busy neighbours, and so does reading a whole Bible.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: [
            '{contract,server,web,scripts}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/support/*.test.ts',
            'tests/torture/**/*.test.ts',
          ],
          setupFiles: ['./tests/support/mocked-modules.ts'],
          globalSetup: [builtServer],
          exclude: [...apiTests, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          // The app in a page without a browser (ADR 027).
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          env: { TZ: 'America/Sao_Paulo' },
          // The first test of a worker reads the code of all pages; some files have a server of their own.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/component/**/*.component.test.ts'],
          globalSetup: [goldenDatabase],
        },
      },
      {
        extends: true,
        plugins: [publishedBuilds()],
        test: {
          name: 'api',
          // Starting the real server imports all texts; on a busy machine that takes seconds.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: apiTests,
          setupFiles: ['./tests/support/keep-readings.ts'],
          exclude: ['**/node_modules/**', ...(isRepeated ? SQLITE_ONLY : [])],
          globalSetup: [builtServer, goldenDatabase],
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          // Starts six servers.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/servers/**/*.test.ts'],
          globalSetup: [builtServer],
        },
      },
      {
        extends: true,
        test: {
          name: 'release',
          // Packs and unpacks some thousand files.
          testTimeout: 180_000,
          hookTimeout: 300_000,
          include: ['tests/release/**/*.test.ts'],
          globalSetup: [builtServer],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.browser.test.ts'],
          globalSetup: [builtServer, goldenDatabase],
          // A browser and its server keep a core and a half busy: with more at once pages get slow, not the suite fast.
          maxWorkers: 2,
          // A walk through all pages takes half a minute beside another step, and twice that beside busy neighbours.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
    environment: 'node',
    // Files do not wait for each other: unless told, vitest leaves one core to itself, on two cores a third of the time.
    maxWorkers: '100%',
    // Nor does each read the modules again that the one before has read, a quarter of the time. So a module may keep
    // nothing that a test could find; `--sequence.shuffle` shows whether one does.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    setupFiles: ['./tests/support/console-guard.ts'],
    // A worker has threads of the application beside its own.
    execArgv: [ONE_WASM_WRAPPER],
    // A clock elsewhere than the readers' must not change a result.
    env: { TZ: 'UTC' },
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
  },
})
