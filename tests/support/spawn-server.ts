/** The real server as a process of its own, on a free port; ended by its id. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { COMMAND_FLAGS, SERVER_ENV, SERVER_FLAGS } from '../../scripts/steps/server-flags.mjs'
import { atExit } from './at-exit.ts'
import { builtProgram } from './built-program.ts'

export interface RunningServer {
  url: string
  process: ChildProcess
  /** Everything written so far, for assertions and failure messages. */
  output(): string
  /** Ends it with SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>
}

const MAIN = builtProgram('main')
/** A process of ours starts in half the time when the code of the one before it is kept. */
const COMPILE_CACHE = join(PROJECT_ROOT, 'node_modules/.cache/compile')
const ADDRESS = /no ar em (http:\/\/\S+)/

/** @param settings all besides PATH @param script another program @param onSpawn before it listens @throws Error with its output */
export async function spawnServer(
  settings: Record<string, string>,
  script = MAIN,
  onSpawn?: (child: ChildProcess) => void,
): Promise<RunningServer> {
  const child = spawnProcess(settings, script)
  onSpawn?.(child)
  const lines: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (line: string) => {
      lines.push(line)
      const found = ADDRESS.exec(line)?.[1]
      if (found) resolve(found)
    }
    if (child.stdout) createInterface(child.stdout).on('line', listen)
    if (child.stderr) createInterface(child.stderr).on('line', listen)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${lines.join('\n')}`)))
  })
  return { url, process: child, output: () => lines.join('\n'), stop: () => stopProcess(child) }
}

/** Runs a program until it ends by itself: commands, and starts of the server that must fail. */
export async function runUntilExit(
  settings: Record<string, string>,
  script = MAIN,
  args: string[] = [],
): Promise<{ code: number | null; output: string }> {
  const child = spawnProcess(settings, script, args)
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += String(chunk)
  })
  child.stderr?.on('data', (chunk) => {
    output += String(chunk)
  })
  const [code] = await once(child, 'close')
  return { code, output }
}

/** Starts the server without waiting for it. A test that fails before it ends it does not leave it behind. */
export function spawnProcess(
  settings: Record<string, string>,
  script = MAIN,
  args: string[] = [],
): ChildProcess {
  const child = spawn(process.execPath, [...flagsOf(script), script, ...args], {
    cwd: PROJECT_ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...(isServer(script) && SERVER_ENV),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const forget = atExit(() => child.kill('SIGKILL'))
  child.once('exit', forget)
  return child
}

/** Those with which the program is run outside of the tests. */
function flagsOf(script: string): readonly string[] {
  if (isServer(script)) return SERVER_FLAGS
  return script.endsWith('/cli.js') ? COMMAND_FLAGS : []
}

function isServer(script: string): boolean {
  return script.endsWith('server/main.js')
}

async function stopProcess(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = await ended
  return code
}
