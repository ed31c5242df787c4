/** `npm run build`: dist/web, when it is stale. */
import { fileURLToPath } from 'node:url'
import { english } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(english)

const { runScript } = await import('./steps/run-script.mjs')
const { prepare } = await import('./steps/prepare.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))

await runScript(async (signal) => {
  await prepare(root, { messages: english, signal, web: true })
  console.log('dist/web is up to date.')
  return 0
})
