/** `npm run release`: one archive that runs on a server without npm, registry or build, in `dist/release`. */
import { fileURLToPath } from 'node:url'
import { englishMessages } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(englishMessages)

const { runScript } = await import('./steps/run-script.mjs')
const { prepare } = await import('./steps/prepare.mjs')
const { makeRelease } = await import('./releasing/make-release.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))

await runScript(async (signal) => {
  await prepare(root, { messages: englishMessages, signal, web: true })
  const { file, bytes, seconds } = await makeRelease(root, signal)
  console.log(`${file} (${(bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s)`)
  return 0
})
