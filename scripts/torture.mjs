/** `npm run torture`: what the scenarios in tests/torture need, then tests/torture/run.ts with the same arguments. */
import { fileURLToPath } from 'node:url'
import { englishMessages } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(englishMessages)

const { runDeveloperProgram } = await import('./steps/developer-program.mjs')
const { ensureSystemPackages } = await import('./testing/system-packages.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))

const packages = { browser: true, postgres: true, epubcheck: false, nginx: false }
await runDeveloperProgram(root, 'tests/torture/run.ts', {
  web: false,
  needs: (signal) => ensureSystemPackages(packages, { root, signal }),
})
