import { fork } from 'node:child_process'
import { once } from 'node:events'
import { programFile } from '#server/platform/program-file.ts'
import { StartError } from '#server/platform/start-error.ts'
import type { InstallConfig } from './install-content.ts'

/**
 * Installs new texts in a process of its own, whose memory ends with it: a server that had imported kept 80 MB more, and
 * took a tenth longer for each call as long as it ran (ADR 063). It shows its progress where this process would, and ends with it.
 *
 * @throws StartError with the sentence of what failed there
 */
export async function installApart({ database, content }: InstallConfig): Promise<void> {
  // Not with our own flags: an import makes much that is young, and the server is given little room for that.
  const child = fork(programFile('conteudo/install-process'), { execArgv: [] })
  const failures: string[] = []
  child.on('message', (sentence) => failures.push(String(sentence)))
  const [[code, signal]] = await Promise.all([
    once(child, 'exit'),
    once(child, 'disconnect'),
    // One that is not there to hear it has an end to tell of.
    once(child, 'spawn').then(() => child.send({ database, content }, () => {})),
  ])
  if (code === 0) return
  throw new StartError(
    failures[0] ?? `A importação dos textos foi interrompida (${signal ?? code}). Inicie de novo.`,
  )
}
