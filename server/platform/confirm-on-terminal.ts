import { createInterface } from 'node:readline/promises'
import { StartError } from './start-error.ts'

/** Asks for a yes. @param unasked what to say when nobody is there @throws StartError when nobody is there to be asked */
export async function confirmOnTerminal(question: string, unasked: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new StartError(unasked)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} (sim/não) `)
  terminal.close()
  return /^s(im)?$/i.test(answer.trim())
}
