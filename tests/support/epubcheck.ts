/** The official checker of EPUB files, from Debian's package `epubcheck`. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execFileAsync = promisify(execFile)

/** Debian's launcher needs a kernel module that containers lack; the archive itself runs anywhere. */
const JAR = '/usr/share/java/epubcheck.jar'
const ARGUMENTS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', JAR, '--quiet']

/** @returns what the checker finds wrong in a file, warnings included; empty for a valid one */
export async function epubcheck(file: string): Promise<string> {
  try {
    const { stdout, stderr } = await execFileAsync('java', [...ARGUMENTS, file])
    return keepFindings(`${stderr}\n${stdout}`)
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return `${stderr}\n${stdout}`.trim() || String(error)
  }
}

function keepFindings(output: string): string {
  return output
    .split('\n')
    .filter((line) => /^(?:FATAL|ERROR|WARNING)/.test(line))
    .join('\n')
}
