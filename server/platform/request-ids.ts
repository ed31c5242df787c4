import { randomBytes } from 'node:crypto'

/** Ids of requests in the log: a random prefix for the process, and a counter, which is cheaper on the hot path. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url')
  let count = 0
  return () => {
    count += 1
    return `${prefix}-${count.toString(36)}`
  }
}
