/** The official checker of EPUB files, from Debian's package `epubcheck`. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execFileAsync = promisify(execFile)

/** Debian's launcher needs a kernel module that containers lack; the archive itself runs anywhere. */
const JAR = '/usr/share/java/epubcheck.jar'
/** Java compiles it by itself. */
const PROGRAM = join(import.meta.dirname, 'epubcheck.java')
const ARGUMENTS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-cp', JAR, PROGRAM]

/**
 * Checks files.
 * @returns what the checker finds wrong in each, warnings included; empty for a valid file
 * @throws Error when it has not come to each of them
 */
export async function epubcheck(files: readonly string[]): Promise<string[]> {
  const { stderr } = await execFileAsync('java', [...ARGUMENTS, ...files])
  const [, ...parts] = `\n${stderr}`.split('\n== ')
  const told = parts.map((part) => part.split('\n'))
  if (told.some(([name], place) => name !== files[place]) || told.length !== files.length) {
    throw new Error(`epubcheck did not check each file:\n${stderr}`)
  }
  return told.map(([, ...lines]) => keepFindings(lines))
}

function keepFindings(lines: readonly string[]): string {
  return lines.filter((line) => /^(?:FATAL|ERROR|WARNING)/.test(line)).join('\n')
}
