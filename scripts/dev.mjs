/** `npm run dev`: the API on PORT (3000), restarted on changes, and Vite's server on 5173 in front of it. */
import { fileURLToPath } from 'node:url'
import { englishMessages } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(englishMessages)

const { runScript } = await import('./steps/run-script.mjs')
const { prepare } = await import('./steps/prepare.mjs')
const { runNode } = await import('./steps/run-process.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))

await runScript(async (signal) => {
  await prepare(root, { messages: englishMessages, signal, web: false })
  const oneEnded = new AbortController()
  const options = {
    cwd: root,
    signal: AbortSignal.any([signal, oneEnded.signal]),
    env: { ...process.env, PORT: process.env.PORT ?? '3000' },
  }
  const programs = [
    runNode(['--watch', '--watch-preserve-output', 'server/main.ts'], options),
    runNode(['node_modules/vite/bin/vite.js', '--port', '5173', '--strictPort'], options),
  ]
  const first = await Promise.race(programs)
  oneEnded.abort()
  await Promise.all(programs)
  return signal.aborted ? 0 : first.code
})
