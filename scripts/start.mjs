/** `npm start`: on a fresh clone as on the hundredth start, the one command that ends in a running server. */
import { fileURLToPath } from 'node:url'
import { portugueseMessages } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(portugueseMessages)

const { runPublisherCommand } = await import('./steps/publisher-command.mjs')
const { SERVER_ENV, SERVER_FLAGS } = await import('./steps/server-flags.mjs')
await runPublisherCommand(
  fileURLToPath(new URL('..', import.meta.url)),
  [...SERVER_FLAGS, 'dist/server/main.js'],
  { web: true, env: SERVER_ENV },
)
