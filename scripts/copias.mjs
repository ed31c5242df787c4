/** `npm run backup | verify | restore | move`: the publisher's commands on the data. */
import { fileURLToPath } from 'node:url'
import { portugueseMessages } from './steps/messages.mjs'
import { requireSupportedNode } from './steps/node-version.mjs'

requireSupportedNode(portugueseMessages)

const { runPublisherCommand } = await import('./steps/publisher-command.mjs')
const { COMMAND_FLAGS } = await import('./steps/server-flags.mjs')
const args = [...COMMAND_FLAGS, 'dist/server/copias/cli.js', ...process.argv.slice(2)]
await runPublisherCommand(fileURLToPath(new URL('..', import.meta.url)), args, { web: false })
