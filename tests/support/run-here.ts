import { vi } from 'vitest'

let runs = 0

/** Runs a program in this process, for what it says before it does anything: a process of its own takes a second to start. */
export async function runHere(script: string, args: readonly string[]) {
  const { argv, exitCode } = process
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  process.argv = [process.execPath, script, ...args]
  try {
    // Each time another module, which runs from its first line.
    runs += 1
    await import(`${script}?${runs}`)
    return { code: process.exitCode, output: write.mock.calls.map(([text]) => String(text)).join('') }
  } finally {
    process.argv = argv
    process.exitCode = exitCode
    write.mockRestore()
  }
}
