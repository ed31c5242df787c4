/** Preloaded into what runNode starts, in sessions of their own: the kernel closes file 3 when the script is gone. */
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
