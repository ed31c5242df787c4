import { describe, expect, it } from 'vitest'
import { runNode, runProcess } from './run-process.mjs'
import { Interrupted } from './step-error.mjs'

const cwd = process.cwd()
const never = new AbortController().signal

describe('runProcess', () => {
  it('gives the exit code and what was written to both streams', async () => {
    const args = ['-c', 'echo one; echo two >&2; exit 3']
    const { code, output } = await runProcess('sh', args, { cwd, signal: never, output: 'capture' })
    expect(code).toBe(3)
    expect(output.split('\n').sort()).toEqual(['', 'one', 'two'])
  })

  it('gives 128 + n for a program ended by signal n', async () => {
    const { code } = await runProcess('sh', ['-c', 'kill -KILL $$'], { cwd, signal: never })
    expect(code).toBe(137)
  })

  it('passes the signal on once and waits for the end', async () => {
    const controller = new AbortController()
    // Answers with the number of signals that came while it took its time to end.
    const script = `
      let count = 0
      process.on('SIGINT', () => {
        count += 1
        if (count === 1) setTimeout(() => process.exit(count), 50)
      })
      setInterval(() => {}, 1000)
      process.kill(process.ppid, 'SIGUSR2')`
    const ready = new Promise((resolve) => process.once('SIGUSR2', resolve))
    const running = runProcess(process.execPath, ['-e', script], { cwd, signal: controller.signal })
    await ready
    controller.abort(new Interrupted('SIGINT'))
    controller.abort(new Interrupted('SIGINT'))
    expect((await running).code).toBe(1)
  })

  it('ends what the program left running', async () => {
    // The output stays open while the sleep lives: without ending it this would take a minute.
    const args = ['-c', 'sleep 60 & echo $!']
    const { output } = await runProcess('sh', args, { cwd, signal: never, output: 'capture' })
    expect(output).toMatch(/^\d+\n$/)
  })

  it('starts nothing once aborted', async () => {
    const signal = AbortSignal.abort(new Interrupted('SIGTERM'))
    await expect(runProcess('sh', ['-c', 'exit 0'], { cwd, signal })).rejects.toThrow(Interrupted)
  })

  it('rejects when there is no such program', async () => {
    const options = { cwd, signal: never }
    await expect(runProcess('no-such-program', [], options)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('runNode', () => {
  it('runs the pinned Node', async () => {
    const { output } = await runNode(['-p', 'process.version'], { cwd, signal: never, output: 'capture' })
    expect(output).toMatch(/^v24\./)
  })
})
