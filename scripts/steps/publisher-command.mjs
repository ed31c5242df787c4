import { join } from 'node:path'
import { portugueseMessages } from './messages.mjs'
import { prepare } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { runScript } from './run-script.mjs'

/**
 * Prepares the clone, then runs a program of the server in the foreground and ends with its exit code.
 *
 * @param {string} root the project's folder
 * @param {string[]} args the program and its arguments
 * @param {{ web: boolean, env?: Record<string, string> }} needs whether the built web app is part of it, and settings for the program; those of whoever starts it come first
 * @returns {Promise<void>}
 */
export function runPublisherCommand(root, args, { web, env: settings }) {
  return runScript(async (signal) => {
    await prepare(root, { messages: portugueseMessages, signal, web })
    // The code of the start before is kept: the next one takes two thirds of the time.
    const NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compile')
    const env = { NODE_COMPILE_CACHE, ...settings, ...process.env }
    const { code } = await runNode(args, { cwd: root, signal, env, stdin: 'inherit' })
    return code
  })
}
