import { vi } from 'vitest'

let runs = 0

/**
 * Runs a program in this process, for what it says before it does much: a process of its own takes a second to start.
 * @param settings all that it finds in its environment besides PATH
 */
export async function runHere(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
) {
  const { argv, exitCode, env } = process
  const told: string[] = []
  const write = (text: unknown) => {
    told.push(String(text))
    return true
  }
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(write),
  )
  process.argv = [process.execPath, script, ...args]
  process.env = { PATH: env.PATH, ...settings }
  try {
    // Each time another module, which runs from its first line.
    runs += 1
    await import(`${script}?${runs}`)
    return { code: process.exitCode, output: told.join('') }
  } finally {
    process.argv = argv
    process.exitCode = exitCode
    process.env = env
    for (const stream of streams) stream.mockRestore()
  }
}
