/** How the publisher's commands begin and end: `npm run content`, `conta`, `backup` and its like. */
import { parseArgs } from 'node:util'
import { isDatabaseAway } from './database-errors.ts'
import { describeFailure } from './database-failure.ts'
import { StartError } from './start-error.ts'

interface Cli<Call> {
  usage: string
  /** @returns null for a call that is none */
  read(argv: string[]): Call | null
  /** @returns the exit code */
  run(call: Call): Promise<number>
  /** Whether an error's message is a sentence for the publisher, besides what no start goes on with. */
  isMendable?(error: unknown): boolean
}

export interface NamedCall<Command> {
  command: Command
  argument: string
  isYes: boolean
}

/** Runs one command. @returns the exit code @throws what the publisher can do nothing about: a defect */
export async function runCli<Call>({ usage, read, run, isMendable }: Cli<Call>): Promise<number> {
  const call = read(process.argv.slice(2))
  if (call === null) {
    process.stderr.write(`${usage}\n`)
    return 2
  }
  try {
    return await run(call)
  } catch (error) {
    const sentence = sentenceOf(error, isMendable?.(error) ?? false)
    if (sentence === null) throw error
    process.stderr.write(`${sentence}\nNada foi alterado.\n`)
    return 1
  }
}

/** Reads 'NAME ARGUMENT [--yes]'. @returns null for anything else */
export function readNamedCall<Command>(
  argv: string[],
  commands: ReadonlyMap<string, Command>,
): NamedCall<Command> | null {
  try {
    const options = { yes: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args: argv, allowPositionals: true, options })
    const [name = '', argument, ...rest] = positionals
    const command = commands.get(name)
    if (command === undefined || !argument || rest.length > 0) return null
    return { command, argument, isYes: values.yes }
  } catch {
    return null
  }
}

function sentenceOf(error: unknown, isMendable: boolean): string | null {
  if (error instanceof Error && (isMendable || error instanceof StartError)) return error.message
  return isDatabaseAway(error) ? describeFailure(error) : null
}
