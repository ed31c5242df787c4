/** `npm start`: on a fresh clone as on the hundredth start, the one command that ends in a running server. */
import { fileURLToPath } from 'node:url'
import { portuguese } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(portuguese)

const { runPublisherCommand } = await import('./steps/publisher-command.mjs')
await runPublisherCommand(fileURLToPath(new URL('..', import.meta.url)), ['server/main.ts'], { web: true })
