import { randomBytes } from 'node:crypto'

/**
 * Ids that tie the log lines of one request together: unique over processes by a random prefix, and a counter
 * after it because a random number for each request is dear on the hot path.
 */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url')
  let count = 0
  return () => {
    count += 1
    return `${prefix}-${count.toString(36)}`
  }
}
