/**
 * Preloaded into the programs that runNode starts. They run in a session of their own, so whoever kills
 * the script's process group hard would leave them behind, holding their port and their data folder.
 * The kernel closes file 3 when the script is gone, however it went.
 */
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

// Worker threads and forked children inherit the preload, but not file 3.
const isDirectChild = process.env.GUARDED_BY_PID === String(process.ppid)

if (isMainThread && isDirectChild) {
  const parent = new Socket({ fd: 3, readable: true, writable: false })
  parent.on('error', () => {})
  parent.on('close', () => process.kill(process.pid, 'SIGKILL'))
  parent.resume()
  parent.unref()
}
