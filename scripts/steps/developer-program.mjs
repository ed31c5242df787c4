import { englishMessages } from './messages.mjs'
import { prepare } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { runScript } from './run-script.mjs'

/**
 * Prepares the clone, then runs a program for developers with the words of the command line, and ends with its exit code.
 *
 * @param {string} root the project's folder
 * @param {string} program from there, run by the project's Node
 * @param {{ web: boolean, needs?: (signal: AbortSignal) => Promise<void> }} options whether the built web app is part of it, and what else is made ready before
 * @returns {Promise<void>}
 */
export function runDeveloperProgram(root, program, { web, needs }) {
  return runScript(async (signal) => {
    await prepare(root, { messages: englishMessages, signal, web })
    await needs?.(signal)
    const { code } = await runNode([program, ...process.argv.slice(2)], { cwd: root, signal })
    return code
  })
}
