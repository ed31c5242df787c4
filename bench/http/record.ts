/** What our server answers, kept in files for those who send the same bytes. */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Call } from './calls.ts'

export interface Recorded {
  readonly path: string
  /** In the folder of all. */
  readonly file: string
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: number
}

/** Headers that say what the body is; the others are what our server has to do besides. */
const OF_THE_BODY = ['content-type', 'content-encoding']

/** Asks for each call once, as it is sent: compressed. @throws Error when one is refused */
export async function recordReplies(
  calls: readonly Call[],
  { url, headers, folder }: { url: string; headers: Record<string, string>; folder: string },
): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  for (const [index, { path }] of calls.entries()) {
    const request = get(url + path, { headers })
    const [response]: IncomingMessage[] = await once(request, 'response')
    if (response?.statusCode !== 200) throw new Error(`${path} was answered ${response?.statusCode}`)
    const body = await buffer(response)
    const file = `reply-${index}`
    writeFileSync(join(folder, file), body)
    recorded.push({ path, file, headers: pick(response.headers), bytes: body.length })
  }
  writeFileSync(join(folder, 'replies.json'), JSON.stringify(recorded))
  return recorded
}

function pick(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    OF_THE_BODY.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  )
}
